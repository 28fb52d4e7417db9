import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** The second demo client has moved into a longer name and waits for its manager. */
const seedChanges = async (db: Db) => {
  const asker = await db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .innerJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['m.client_no', 'm.user_no', 'c.client_name'])
    .where('u.user_id', '=', 'client2')
    .executeTakeFirstOrThrow()
  const { client_no, user_no, client_name } = asker
  const cc_wanted = JSON.stringify({ client_name: `${client_name}랩` })
  await db.insertInto('company_changes').values({ client_no, user_no, cc_wanted }).execute()
}

export const seed = defineSeed({ after: ['members'], demo: seedChanges })
