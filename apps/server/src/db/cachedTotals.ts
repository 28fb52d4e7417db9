import { type Expression, sql } from 'kysely'
import type { Db } from './database.ts'
import { type Hot, send, sendQuick } from './hot/sendHot.ts'

interface Remembered {
  total: unknown
  /** Every transaction that this snapshot saw is counted in the total. */
  snapshot: string
  at: number
}

/** The cleanup keeps a day of changes, so a total from an older snapshot is counted again. */
const longestMs = 3_600_000
const mostTotals = 2_000

/** By database: a process may serve several, as tests do, and snapshots of one mean nothing to another. */
const memories = new WeakMap<Db, Map<string, Remembered>>()

const memoryOf = (db: Db) => {
  const known = memories.get(db) ?? new Map<string, Remembered>()
  memories.set(db, known)
  return known
}

const remember = (memory: Map<string, Remembered>, key: string, total: unknown, snapshot: string) => {
  memory.delete(key)
  memory.set(key, { total, snapshot, at: Date.now() })
  const [oldest] = memory.keys()
  if (memory.size > mostTotals && oldest !== undefined) memory.delete(oldest)
}

interface CachedTotal<Total> {
  /** Names the total among all others, with everything that it depends on but the tables. */
  key: string
  /** What it is counted from; each must be noted (`crm_count_changes`). */
  tables: readonly string[]
  /** On connections that keep one plan for all values (decision 008). */
  hot?: Hot
  /** A scalar subquery. */
  count: Expression<Total>
}

const noRows = sql<null>`null`

interface Answer<Rows> {
  rows: Rows
  snapshot: string
}

/**
 * Reads rows (an expression) together with a total that is slow to count. The total is counted again only when one of
 * its tables has changed since, so it is always as exact as a count in the same statement would be (decision 015).
 * Inside a transaction it is simply counted: what that has written itself is in no note yet.
 */
export const withCachedTotal = async <Rows, Total>(
  db: Db,
  { key, tables, count, hot = false }: CachedTotal<Total>,
  rows: Expression<Rows>,
): Promise<{ rows: Rows; total: Total }> => {
  const memory = db.isTransaction ? undefined : memoryOf(db)
  const known = memory?.get(key)
  if (!memory || !known || known.at < Date.now() - longestMs) {
    const all = sql<Answer<Rows> & { total: Total }>`
      select ${rows} as rows, ${count} as total, pg_current_snapshot()::text as snapshot`
    const [row] = (await send(db, all, hot)) as [Answer<Rows> & { total: Total }]
    if (memory) remember(memory, key, row.total, row.snapshot)
    return row
  }
  const rest = sql<Answer<Rows> & { unchanged: boolean }>`
    select ${rows} as rows, pg_current_snapshot()::text as snapshot,
           crm_unchanged(${tables}::text[], ${known.snapshot}::pg_snapshot) as unchanged`
  const found = rows === noRows ? sendQuick(db, rest) : send(db, rest, hot)
  const [row] = (await found) as [Answer<Rows> & { unchanged: boolean }]
  if (row.unchanged) {
    remember(memory, key, known.total, row.snapshot)
    return { rows: row.rows, total: known.total as Total }
  }
  const { rows: counted } = await sql<{ total: Total; snapshot: string }>`
    select ${count} as total, pg_current_snapshot()::text as snapshot`.execute(db)
  const [fresh] = counted as [{ total: Total; snapshot: string }]
  remember(memory, key, fresh.total, fresh.snapshot)
  return { rows: row.rows, total: fresh.total }
}

/** Only a total, such as the sums of a list. */
export const readCachedTotal = async <Total>(db: Db, total: CachedTotal<Total>) =>
  (await withCachedTotal(db, total, noRows)).total

/** Notes that no remembered total can need any more. */
export const sweepChanges = async (db: Db) => {
  await sql`delete from table_changes where at < now() - interval '1 day'`.execute(db)
}
