import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from '../database.ts'
import { searchesKeyword } from '../search/search.ts'
import { createNames } from '../statements.ts'
import { hotPoolOf } from './hotPool.ts'

/** Not those of the ordinary connections, which ordinary statements may use up. */
const nameOf = createNames(Date.now)

/**
 * Sends a statement on the connections that plan it once for all values. Inside a transaction it stays on that
 * transaction's connection; one that searches for a keyword is an ordinary one, because its best plan depends on the
 * word (decision 008).
 */
export const sendHot = async <Row>(db: Db, compiled: CompiledQuery<Row>): Promise<Row[]> => {
  const { sql: text, parameters } = compiled
  const pool = searchesKeyword(text) ? undefined : hotPoolOf(db)
  if (!pool) return (await db.executeQuery<Row>(compiled)).rows
  return (await pool.query<Row & object>({ name: nameOf(text), text, values: [...parameters] })).rows
}

/** The same for queries that are hot only where their caller says so. */
export const send = async <Row>(db: Db, query: RawBuilder<Row>, hot: boolean): Promise<Row[]> =>
  hot ? sendHot(db, query.compile(db)) : (await query.execute(db)).rows
