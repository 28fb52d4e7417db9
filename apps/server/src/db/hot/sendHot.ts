import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from '../database.ts'
import { searchesKeyword } from '../search/search.ts'
import { createNames } from '../statements.ts'
import { type HotConnections, hotConnectionsOf } from './hotConnections.ts'

/** Not those of the ordinary connections, which ordinary statements may use up. */
const nameOf = createNames(Date.now)

/** Sends a statement on the connections that plan it once for all values; inside a transaction it stays on that one's. */
export const sendHot = async <Row>(
  db: Db,
  compiled: CompiledQuery<Row>,
  over: keyof HotConnections = 'hot',
): Promise<Row[]> => {
  const { sql: text, parameters } = compiled
  const connections = hotConnectionsOf(db)
  if (!connections) return (await db.executeQuery<Row>(compiled)).rows
  const query = { name: nameOf(text), text, values: [...parameters] }
  const { hot, shared } = connections
  const answer = over === 'hot' ? hot.query<Row & object>(query) : shared.query<Row & object>(query)
  return (await answer).rows
}

/**
 * Whether a read is hot. By a keyword it is not, because its best plan depends on the word (decision 008), unless the
 * caller has chosen the way for the word already, and one plan serves all words that go it.
 */
export type Hot = boolean | 'alsoByKeyword'

/** For statements that take a fraction of a millisecond whatever their values are: all share one connection. */
export const sendQuick = <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> =>
  sendHot(db, query.compile(db), 'shared')

/** For queries that are hot only where their caller says so. */
export const send = async <Row>(db: Db, query: RawBuilder<Row>, hot: Hot): Promise<Row[]> => {
  const compiled = query.compile(db)
  const isHot = hot === 'alsoByKeyword' || (hot && !searchesKeyword(compiled.sql))
  return isHot ? sendHot(db, compiled) : (await db.executeQuery(compiled)).rows
}
