import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** One invitation that is waiting and one that came too late; nobody has their links. */
const seedInvites = async (db: Db) => {
  const inviter = await db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .select(['m.client_no', 'm.user_no'])
    .where('u.user_id', '=', 'client')
    .executeTakeFirstOrThrow()
  const invite = (user_email: string, days: number) => ({
    ...inviter,
    user_email,
    token_hash: randomBytes(32),
    expires_at: sql<string>`now() + ${days} * interval '1 day'`,
    reg_dt: sql<string>`now() + ${days - 7} * interval '1 day'`,
  })
  await db
    .insertInto('client_invites')
    .values([invite('planner@greenloop.example', 5), invite('finance@greenloop.example', -2)])
    .execute()
}

export const seed = defineSeed({ after: ['members'], demo: seedInvites })
