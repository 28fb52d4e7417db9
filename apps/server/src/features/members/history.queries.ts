import type { Member } from '@crm/contract/membership'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type Facts = Record<string, unknown>

/** What one request did to a person's rows. */
export interface Act {
  audit_no: number
  reg_dt: string
  user_name: string | null
  ip: string | null
  rows: { action: 'insert' | 'update' | 'delete'; before: Facts | null; after: Facts | null }[]
}

type Person = Pick<Member, 'user_no' | 'emp_no'>

/** The rows that make up an account, of whichever kind it is. */
const isAbout = ({ user_no, emp_no }: Person) => sql`(
  (table_name = any (array['users', 'client_members', 'vc_members']) and row_key = ${String(user_no)})
  or (table_name = 'employees' and row_key = ${String(emp_no)}))`

export const findActs = async (db: Db, person: Person, { offset, limit }: { offset: number; limit: number }) => {
  const { rows } = await sql<Act>`
    select a.audit_no, a.at as reg_dt, u.user_name, a.ip, a.rows from (
      select max(audit_no) as audit_no, min(at) as at, min(user_no) as user_no, min(ip) as ip,
             json_agg(json_build_object('action', action, 'before', before, 'after', after) order by audit_no) as rows
        from audit_log where ${isAbout(person)}
       group by coalesce(request_id, at::text)
       order by max(audit_no) desc offset ${offset} limit ${limit}) a
    left join users u using (user_no) order by a.audit_no desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct coalesce(request_id, at::text))::int as total
      from audit_log where ${isAbout(person)}`.execute(db)
  return { acts: rows, total: counted[0]?.total ?? 0 }
}

export const findTeamNames = async (db: Db) => {
  const teams = await db.selectFrom('teams').select(['team_no', 'team_name']).execute()
  return new Map(teams.map(({ team_no, team_name }) => [team_no, team_name]))
}
