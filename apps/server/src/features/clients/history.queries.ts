import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type Facts = Record<string, unknown>

/** What one request did to a company: its audit rows, of the company itself and of those in charge of it. */
export interface Act {
  audit_no: number
  reg_dt: string
  user_name: string | null
  rows: { table_name: string; action: 'insert' | 'update' | 'delete'; before: Facts | null; after: Facts | null }[]
}

const tables = sql`array['clients', 'client_managers']`

export const findActs = async (db: Db, client_no: number, { offset, limit }: { offset: number; limit: number }) => {
  const { rows } = await sql<Act>`
    select a.audit_no, a.at as reg_dt, u.user_name, a.rows from (
      select max(audit_no) as audit_no, min(at) as at, min(user_no) as user_no,
             json_agg(json_build_object('table_name', table_name, 'action', action, 'before', before, 'after', after)
                      order by audit_no) as rows
        from audit_log where table_name = any (${tables}) and row_key = ${String(client_no)}
       group by coalesce(request_id, audit_no::text)
       order by max(audit_no) desc offset ${offset} limit ${limit}) a
    left join users u using (user_no) order by a.audit_no desc`.execute(db)
  return rows
}

export const countActs = async (db: Db, client_no: number) => {
  const { rows } = await sql<{ total: number }>`
    select count(distinct coalesce(request_id, audit_no::text))::int as total
      from audit_log where table_name = any (${tables}) and row_key = ${String(client_no)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Names of staff, those who have left included: a history speaks of them as well. */
export const findStaffNames = async (db: Db, emp_nos: number[]) => {
  if (!emp_nos.length) return new Map<number, string>()
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_name'])
    .where('e.emp_no', 'in', emp_nos)
    .execute()
  return new Map(rows.map(({ emp_no, user_name }) => [emp_no, user_name]))
}

const namesIn = async (db: Db, table: 'business_type' | 'investment_type' | 'theme', no: string, name: string) => {
  const { rows } = await sql<{ no: number; name: string }>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db)
  return new Map(rows.map((row) => [row.no, row.name]))
}

/** Words for the numbers that a company's row holds; retired ones included. */
export const findWords = async (db: Db) => ({
  bt_no: await namesIn(db, 'business_type', 'bt_no', 'bt_name'),
  it_no: await namesIn(db, 'investment_type', 'it_no', 'it_name'),
  thm_no: await namesIn(db, 'theme', 'thm_no', 'thm_name'),
})
