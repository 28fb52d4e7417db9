import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Paging } from './readPage.ts'

export type AuditFacts = Record<string, unknown>

/** One row of the audit log. */
export interface AuditRow {
  table_name: string
  action: 'insert' | 'update' | 'delete'
  before: AuditFacts | null
  after: AuditFacts | null
  /** The name of what the row is about, where the owner of the history gives one. */
  name: string | null
}

/** What one request did to a record: to its own row and to those that belong to it. */
export interface AuditEntry {
  audit_no: number
  reg_dt: string
  user_name: string | null
  ip: string | null
  rows: AuditRow[]
}

/** The audit rows of a record: of its own table, and of tables that are audited under the same key. */
export const auditRowsOf = (tables: readonly string[], key: number) => sql`(
  select a.*, null::text as name from audit_log a
   where a.table_name = any (${tables}::text[]) and a.row_key = ${String(key)}) a`

/** What no request did (a seed, a command) is one entry for each transaction. */
const oneEntry = sql`coalesce(request_id, at::text)`

/** The audit entries of a record, newest first; `rows` is what follows `from`, with a column `name`. */
export const findAuditEntries = async (db: Db, rows: RawBuilder<unknown>, { offset, limit }: Paging) => {
  const { rows: query } = await sql<AuditEntry>`
    select g.audit_no, g.at as reg_dt, u.user_name, g.ip, g.rows from (
      select max(audit_no) as audit_no, min(at) as at, min(user_no) as user_no, min(ip) as ip,
             json_agg(json_build_object('table_name', table_name, 'action', action, 'before', before, 'after', after,
               'name', name) order by audit_no) as rows
        from ${rows} group by ${oneEntry} order by max(audit_no) desc offset ${offset} limit ${limit}) g
    left join users u using (user_no) order by g.audit_no desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct ${oneEntry})::int as total from ${rows}`.execute(db)
  return { query, total: counted[0]?.total ?? 0 }
}

/** Names of staff, including those who have left, because a history names them as well. */
export const findStaffNames = async (db: Db, emp_nos: number[]) => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_name'])
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .execute()
  return new Map(rows.map(({ emp_no, user_name }) => [emp_no, user_name]))
}
