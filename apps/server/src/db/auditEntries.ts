import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

export type Facts = Record<string, unknown>

/** One row of the audit log. */
export interface Trace {
  table_name: string
  action: 'insert' | 'update' | 'delete'
  before: Facts | null
  after: Facts | null
}

/** What one request did to a record: to its own row and to those that belong to it. */
export interface Act<T extends Trace = Trace> {
  audit_no: number
  reg_dt: string
  user_name: string | null
  ip: string | null
  rows: T[]
}

interface Paging {
  offset: number
  limit: number
}

/** What no request did (a seed, a command) is one act for each transaction. */
const oneAct = sql`coalesce(request_id, at::text)`

/**
 * The history of a record, newest first. `traces` is what follows `from`: the audit rows that are about it,
 * ``sql`audit_log where table_name = 'clients' and row_key = '7'` ``; `more` adds to what is told of each, as
 * ``sql`, 'step', step` ``.
 */
export const findActs = async <T extends Trace = Trace>(
  db: Db,
  traces: RawBuilder<unknown>,
  { offset, limit }: Paging,
  more: RawBuilder<unknown> = sql``,
) => {
  const { rows: acts } = await sql<Act<T>>`
    select g.audit_no, g.at as reg_dt, u.user_name, g.ip, g.rows from (
      select max(audit_no) as audit_no, min(at) as at, min(user_no) as user_no, min(ip) as ip,
             json_agg(json_build_object('table_name', table_name, 'action', action, 'before', before, 'after', after
               ${more}) order by audit_no) as rows
        from ${traces} group by ${oneAct} order by max(audit_no) desc offset ${offset} limit ${limit}) g
    left join users u using (user_no) order by g.audit_no desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct ${oneAct})::int as total from ${traces}`.execute(db)
  return { acts, total: counted[0]?.total ?? 0 }
}

/** Names of staff, those who have left included: a history speaks of them as well. */
export const findStaffNames = async (db: Db, emp_nos: number[]) => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_name'])
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .execute()
  return new Map(rows.map(({ emp_no, user_name }) => [emp_no, user_name]))
}
