import type { Member } from '@crm/contract/features/members/members.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { findActs } from '../../db/history.ts'

type Person = Pick<Member, 'user_no' | 'emp_no'>

/** What was done to the rows that make up an account, of whichever kind it is. */
export const findAccountActs = (db: Db, { user_no, emp_no }: Person, paging: { offset: number; limit: number }) =>
  findActs(
    db,
    sql`audit_log where (table_name in ('users', 'client_members', 'vc_members') and row_key = ${String(user_no)})
      or (table_name = 'employees' and row_key = ${String(emp_no)})`,
    paging,
  )

export const findTeamNames = async (db: Db) => {
  const teams = await db.selectFrom('teams').select(['team_no', 'team_name']).execute()
  return new Map(teams.map(({ team_no, team_name }) => [team_no, team_name]))
}
