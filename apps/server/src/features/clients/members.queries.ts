import type { ClientMember } from '@crm/contract/features/clients/clients'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const membership = (client_no: number) => sql`(
  select user_no, client_state as member_state from client_members where client_no = ${client_no}
  union all select user_no, vc_state from vc_members where client_no = ${client_no}) m`

/** Everybody with an account who belongs to the company and has not left, the newest first. */
export const findMembers = async (db: Db, client_no: number, { offset, limit }: { offset: number; limit: number }) => {
  const { rows } = await sql<ClientMember>`
    select u.user_no, u.user_name, u.user_id, u.user_type, u.user_email, u.user_phone, m.member_state, u.reg_dt
      from ${membership(client_no)} join users u using (user_no)
     where u.state = 1 order by u.user_no desc offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${membership(client_no)} join users u using (user_no) where u.state = 1`.execute(
    db,
  )
  return { query: rows, total: counted[0]?.total ?? 0 }
}
