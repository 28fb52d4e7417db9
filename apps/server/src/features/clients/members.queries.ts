import type { ClientMember } from '@crm/contract/features/clients/clients'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readPage } from '../../db/readPage.ts'

const membership = (client_no: number) => sql`(
  select user_no, client_state as member_state from client_members where client_no = ${client_no}
  union all select user_no, vc_state from vc_members where client_no = ${client_no}) m`

/** Everybody with an account who belongs to the company and has not left, the newest first. */
export const findMembers = (db: Db, client_no: number, page: Paging) =>
  readPage<ClientMember>(db, {
    id: 'u.user_no',
    from: sql`${membership(client_no)} join users u using (user_no)`,
    where: [sql`u.state = 1`],
    orderBy: sql`u.user_no desc`,
    page,
    total: 'window',
    rows: async (user_nos) => {
      const { rows } = await sql<ClientMember>`
        select u.user_no, u.user_name, u.user_id, u.user_type, u.user_email, u.user_phone, m.member_state, u.reg_dt
          from ${membership(client_no)} join users u using (user_no) where u.user_no = any (${user_nos}::int[])`.execute(
        db,
      )
      return rows
    },
  })
