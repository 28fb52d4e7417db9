import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** The toast offers to undo for 5 seconds; the rest is for slow networks and a pointer that rests on it. */
export const undoSeconds = 20

/** One audited change of one row. */
export interface UndoableChange {
  table_name: string
  row_key: string
  action: 'insert' | 'update' | 'delete'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** When its transaction began, to the microsecond. */
  at: string
}

/** What one person's newest request changed in these rows, newest first; nothing once it is too old to be undone. */
export const findOwnNewestChanges = async (
  db: Db,
  user_no: number,
  tables: readonly string[],
  row_keys: readonly number[],
): Promise<UndoableChange[]> => {
  const { rows } = await sql<UndoableChange>`
    with own as (
      select * from audit_log
       where table_name = any (${tables}::text[]) and row_key = any (${row_keys.map(String)}::text[])
         and user_no = ${user_no} and at > now() - ${undoSeconds} * interval '1 second')
    select table_name, row_key, action, before, after, at::text as at from own
     where request_id = (select request_id from own order by audit_no desc limit 1)
     order by audit_no desc`.execute(db)
  return rows
}

/** Which column the audit calls the row's key, and which columns name one row. */
export interface UndoTable {
  key: string
  row: readonly string[]
}

const recordOf = (table: string, values: object) =>
  sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`

const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Writes back how a row was before the change. */
export const reverseChange = async (db: Db, change: UndoableChange, { key, row }: UndoTable) => {
  const { table_name, row_key, action, before, after } = change
  const known = { ...(before ?? after), [key]: Number(row_key) }
  const table = sql.table(table_name)
  const isRow: RawBuilder<boolean> = sql`(${columnsOf(row)}) = (select ${columnsOf(row)} from ${recordOf(table_name, known)})`
  const names = Object.keys(before ?? {})
  if (action === 'insert') await sql`delete from ${table} where ${isRow}`.execute(db)
  else if (action === 'delete')
    await sql`insert into ${table} (${columnsOf(names)})
      select ${columnsOf(names)} from ${recordOf(table_name, before ?? {})}`.execute(db)
  else
    await sql`update ${table} set (${columnsOf(names)}) =
      (select ${columnsOf(names)} from ${recordOf(table_name, before ?? {})}) where ${isRow}`.execute(db)
}
