import { type Expression, sql } from 'kysely'
import type { Db } from './database.ts'
import { send } from './prepared.ts'

interface Remembered {
  value: unknown
  /** Every transaction that this snapshot saw is in the value. */
  snapshot: string
  at: number
}

/** The sweep leaves a day of changes; a snapshot that old is not asked about any more. */
const longestMs = 3_600_000
const mostFigures = 2_000

/** By database: a process may serve several, as tests do, and snapshots of one mean nothing to another. */
const memories = new WeakMap<Db, Map<string, Remembered>>()

const memoryOf = (db: Db) => {
  const known = memories.get(db) ?? new Map<string, Remembered>()
  memories.set(db, known)
  return known
}

const remember = (memory: Map<string, Remembered>, key: string, value: unknown, snapshot: string) => {
  memory.delete(key)
  memory.set(key, { value, snapshot, at: Date.now() })
  const [oldest] = memory.keys()
  if (memory.size > mostFigures && oldest !== undefined) memory.delete(oldest)
}

interface Figure<Value> {
  /** Names the figure among all others, with everything that it depends on but the tables. */
  key: string
  /** What it is counted from; each must be noted (`crm_count_changes`). */
  tables: readonly string[]
  /** A scalar subquery. */
  count: Expression<Value>
}

interface Answer<Beside> {
  beside: Beside
  snapshot: string
}

/**
 * Reads something (`beside`, an expression) together with a figure that is slow to count. The figure is counted again
 * only when one of its tables has changed since, so it is always as exact as a count in the same statement would be.
 * Inside a transaction it is simply counted: what that has written itself is in nobody's notes yet.
 */
export const withFigure = async <Beside, Value>(
  db: Db,
  { key, tables, count }: Figure<Value>,
  beside: Expression<Beside>,
): Promise<{ beside: Beside; value: Value }> => {
  const memory = db.isTransaction ? undefined : memoryOf(db)
  const known = memory?.get(key)
  if (!memory || !known || known.at < Date.now() - longestMs) {
    const all = sql<Answer<Beside> & { value: Value }>`
      select ${beside} as beside, ${count} as value, pg_current_snapshot()::text as snapshot`
    const [row] = (await send(db, all.compile(db))) as [Answer<Beside> & { value: Value }]
    if (memory) remember(memory, key, row.value, row.snapshot)
    return row
  }
  const rest = sql<Answer<Beside> & { unchanged: boolean }>`
    select ${beside} as beside, pg_current_snapshot()::text as snapshot,
           crm_unchanged(${tables}::text[], ${known.snapshot}::pg_snapshot) as unchanged`
  const [row] = (await send(db, rest.compile(db))) as [Answer<Beside> & { unchanged: boolean }]
  if (row.unchanged) {
    remember(memory, key, known.value, row.snapshot)
    return { beside: row.beside, value: known.value as Value }
  }
  const { rows: counted } = await sql<{ value: Value; snapshot: string }>`
    select ${count} as value, pg_current_snapshot()::text as snapshot`.execute(db)
  const [fresh] = counted as [{ value: Value; snapshot: string }]
  remember(memory, key, fresh.value, fresh.snapshot)
  return { beside: row.beside, value: fresh.value }
}

/** Notes that no remembered figure can need any more. */
export const sweepChanges = async (db: Db) => {
  await sql`delete from table_changes where at < now() - interval '1 day'`.execute(db)
}
