import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** One of a company's people, and whether the portal is open to them; nothing for those who have left. */
export const findMember = async (db: Db, client_no: number, user_no: number) => {
  const { rows } = await sql<{ is_active: boolean }>`
    select m.is_active from (
      select user_no, client_state = 1 and is_verified as is_active from client_members where client_no = ${client_no}
      union all select user_no, vc_state = 1 from vc_members where client_no = ${client_no}) m
      join users u using (user_no) where u.user_no = ${user_no} and u.state = 1`.execute(db)
  return rows[0]
}

interface NewView {
  client_no: number
  user_no: number
  viewer_no: number
}

export const insertClientView = (db: Db, view: NewView) => db.insertInto('client_views').values(view).execute()
