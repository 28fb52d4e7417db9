import type { Db } from '../../db/database.ts'

/** The accounts of a company that the portal is open to. */
export const findClientUsers = async (db: Db, client_no: number) => {
  const rows = await db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .select('m.user_no')
    .where('m.client_no', '=', client_no)
    .where('m.client_state', '=', 1)
    .where('m.is_verified', '=', true)
    .where('u.state', '=', 1)
    .execute()
  return rows.map(({ user_no }) => user_no)
}
