import type { Colleague, Invite } from '@crm/contract/features/colleagues/colleagues'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const mostShown = 200

const members = (db: Db, client_no: number) =>
  db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .where('m.client_no', '=', client_no)
    .where('u.state', '=', 1)

/** Everybody of the company who has an account and has not left. */
export const findColleagues = (db: Db, client_no: number) =>
  members(db, client_no)
    .select(['u.user_no', 'u.user_name', 'u.user_email', 'm.client_state', 'u.reg_dt'])
    .orderBy('u.user_name')
    .orderBy('u.user_no')
    .limit(mostShown)
    .$castTo<Colleague>()
    .execute()

export const findColleague = (db: Db, client_no: number, user_no: number) =>
  members(db, client_no)
    .select(['u.user_no', 'u.user_name', 'u.user_email'])
    .where('u.user_no', '=', user_no)
    .forUpdate('u')
    .executeTakeFirst()

const invites = (db: Db) =>
  db
    .selectFrom('client_invites as i')
    .innerJoin('users as u', 'u.user_no', 'i.user_no')
    .where('i.revoked_dt', 'is', null)
    .where('i.joined_no', 'is', null)

/** Those that nobody has accepted yet. */
export const findInvites = (db: Db, client_no: number) =>
  invites(db)
    .select(['i.ci_no', 'i.user_email', 'u.user_name as invited_by', 'i.expires_at', 'i.reg_dt'])
    .select(sql<boolean>`i.expires_at <= now()`.as('is_expired'))
    .where('i.client_no', '=', client_no)
    .orderBy('i.ci_no', 'desc')
    .limit(mostShown)
    .$castTo<Invite>()
    .execute()

/** One caller of a company at a time counts its invitations. */
export const lockCompany = (db: Db, client_no: number) =>
  db
    .selectFrom('clients')
    .select('client_name')
    .where('client_no', '=', client_no)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const countOpenInvites = async (db: Db, client_no: number) => {
  const { total } = await invites(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('i.client_no', '=', client_no)
    .where('i.expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return total
}

interface NewInvite {
  client_no: number
  user_email: string
  user_no: number
  token_hash: Buffer
}

export const insertInvite = (db: Db, invite: NewInvite, days: number) =>
  db
    .insertInto('client_invites')
    .values({ ...invite, expires_at: sql`now() + ${days} * interval '1 day'` })
    .execute()

const revoke = (db: Db, client_no: number) =>
  db
    .updateTable('client_invites')
    .set({ revoked_dt: sql`now()` })
    .where('client_no', '=', client_no)
    .where('revoked_dt', 'is', null)
    .where('joined_no', 'is', null)

export const revokeInvitesTo = (db: Db, client_no: number, user_email: string) =>
  revoke(db, client_no).where(sql<boolean>`lower(user_email) = ${user_email.toLowerCase()}`).execute()

/** What somebody invited ends with their account. */
export const revokeInvitesBy = (db: Db, client_no: number, user_no: number) =>
  revoke(db, client_no).where('user_no', '=', user_no).execute()

/** Returns undefined when the invitation belongs to another company or has ended. */
export const revokeInvite = (db: Db, client_no: number, ci_no: number) =>
  revoke(db, client_no).where('ci_no', '=', ci_no).returning('ci_no').executeTakeFirst()

/** Unknown, revoked, used and expired are all nothing; so is one whose sender has lost the account since. */
export const findLiveInvite = (db: Db, token_hash: Buffer) =>
  invites(db)
    .innerJoin('clients as c', 'c.client_no', 'i.client_no')
    .innerJoin('client_members as m', 'm.user_no', 'i.user_no')
    .select(['i.ci_no', 'i.client_no', 'i.user_email', 'c.client_name', 'u.user_name as invited_by'])
    .where('i.token_hash', '=', token_hash)
    .where('i.expires_at', '>', sql<string>`now()`)
    .where('u.state', '=', 1)
    .where('m.client_state', '=', 1)
    .executeTakeFirst()

/** Returns undefined when somebody else was first. */
export const useInvite = (db: Db, ci_no: number, joined_no: number) =>
  db
    .updateTable('client_invites')
    .set({ joined_no })
    .where('ci_no', '=', ci_no)
    .where('revoked_dt', 'is', null)
    .where('joined_no', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('ci_no')
    .executeTakeFirst()

export const findManagers = async (db: Db, client_no: number) => {
  const rows = await db.selectFrom('client_managers').select('emp_no').where('client_no', '=', client_no).execute()
  return rows.map(({ emp_no }) => emp_no)
}

/** The accounts whose open screens show the company's people. */
export const findMembers = async (db: Db, client_no: number) =>
  (await members(db, client_no).select('u.user_no').execute()).map(({ user_no }) => user_no)
