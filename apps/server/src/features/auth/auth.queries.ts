import type { EndedCause, User } from '@crm/contract/features/auth/auth'
import { viewerScopes } from '@crm/contract/features/clientView/clientView'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { type Placeholders, prepared } from '../../db/hot/prepared.ts'

/** The account, and whether it has proved the device that the caller names. */
export const findLogin = (db: Db, user_id: string, device_code: string | undefined) =>
  db
    .selectFrom('users as u')
    .select(['u.user_no', 'u.user_pw', 'u.state'])
    .select(
      sql<boolean>`exists (
        select from user_devices d where d.user_no = u.user_no and d.device_code = ${device_code ?? null})`.as(
        'knows_device',
      ),
    )
    .where('u.user_id', '=', user_id)
    .executeTakeFirst()

/** Whether the account is still open, with the password that was checked. */
export const isStillOpen = async (db: Db, user_no: number, user_pw: string) => {
  const found = await db
    .selectFrom('users')
    .select('user_no')
    .where('user_no', '=', user_no)
    .where('user_pw', '=', user_pw)
    .where('state', '=', 1)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

export interface AccountDraft {
  user_id: string
  /** Hashed: `hashPassword` of features/auth/password.ts */
  user_pw: string
  user_name: string
  user_type: User['user_type']
  user_email: string
  user_phone?: string
  skips_device_check?: boolean
}

export const insertUser = (db: Db, draft: AccountDraft) =>
  db.insertInto('users').values(draft).returning('user_no').executeTakeFirstOrThrow()

export const updatePassword = (db: Db, user_no: number, user_pw: string) =>
  db.updateTable('users').set({ user_pw }).where('user_no', '=', user_no).execute()

/** Approved and verified, for each kind of user. */
const isActive = sql<boolean>`case u.user_type
  when 'emp' then e.emp_state = 1
  when 'client' then c.client_state = 1 and c.is_verified
  else v.vc_state = 1 end`

/** Only staff prove their devices. */
const knowsDevice = (device_code: RawBuilder<unknown>) =>
  sql<boolean>`u.user_type <> 'emp' or u.skips_device_check or exists (
    select from user_devices d where d.user_no = u.user_no and d.device_code = ${device_code})`

const members = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('employees as e', 'e.user_no', 'u.user_no')
    .leftJoin('client_members as c', 'c.user_no', 'u.user_no')
    .leftJoin('vc_members as v', 'v.user_no', 'u.user_no')

/** A view lasts only as long as its viewer is signed in, active, and may open companies. */
const mayStillView = sql<boolean>`w.expires_at > now() and exists (
  select from users wu join employees we using (user_no)
   where wu.user_no = w.user_no and wu.state = 1 and we.emp_state = 1 and we.emp_scope && ${[...viewerScopes]}::text[])`

/** The person of a session, by its token or by its number. */
export const findActor = async (
  db: Db,
  session: { token_hash: Buffer } | { session_no: number },
): Promise<Actor | null> => {
  const row = await members(db)
    .innerJoin('sessions as s', 's.user_no', 'u.user_no')
    .leftJoin('sessions as w', 'w.session_no', 's.viewer_session_no')
    .select([
      's.session_no',
      'u.user_no',
      'u.user_type',
      'e.emp_no',
      'e.emp_lv',
      'e.team_no',
      'e.emp_scope',
      'c.client_no',
    ])
    .select([
      's.device_code',
      sql<Actor['gate']>`case when not (${isActive}) then 'not_active'
        when not (${knowsDevice(sql`s.device_code`)}) then 'device_unverified' else 'open' end`.as('gate'),
      sql<number>`extract(epoch from s.seen_at)::float8`.as('seenAt'),
      sql<number>`extract(epoch from s.expires_at)::float8`.as('expiresAt'),
      'w.user_no as viewer_no',
    ])
    .where((eb) =>
      'token_hash' in session
        ? eb('s.token_hash', '=', session.token_hash)
        : eb('s.session_no', '=', session.session_no),
    )
    .where('s.expires_at', '>', sql<string>`now()`)
    .where('u.state', '=', 1)
    .where((eb) => eb.or([eb('s.viewer_session_no', 'is', null), mayStillView]))
    .executeTakeFirst()
  return row ? ({ ...row, emp_scope: new Set(row.emp_scope ?? []) } as Actor) : null
}

/** Why the session of a token is over; undefined while it is not, or when no session has had it. */
export const findEndedCause = (db: Db, token_hash: Buffer) =>
  members(db)
    .innerJoin(
      sql<{ user_no: number; was_expired: boolean }>`(
        select user_no, was_expired from ended_sessions where token_hash = ${token_hash}
        union all
        select user_no, true from sessions where token_hash = ${token_hash} and expires_at < now())`.as('ended'),
      'ended.user_no',
      'u.user_no',
    )
    .select(
      sql<EndedCause>`case when u.state <> 1 or not (ended.was_expired or ${isActive}) then 'inactive'
        when ended.was_expired then 'expired' else 'signed_out' end`.as('cause'),
    )
    .executeTakeFirst()

interface ProfileOf {
  user_no: number
  device_code: string | null
}

const profiles = prepared((db, { user_no, device_code }: Placeholders<ProfileOf>) =>
  members(db)
    .leftJoin('teams as t', 't.team_no', 'e.team_no')
    .leftJoin('clients as cl', 'cl.client_no', 'c.client_no')
    .select(['u.user_no', 'u.user_id', 'u.user_name', 'u.user_type', 'u.state', 'e.emp_no', 'e.emp_state', 'e.emp_lv'])
    .select(['e.team_no', 't.team_name', 'c.client_no', 'c.client_state', 'cl.client_name', 'cl.client_rep_name'])
    .select(['v.vc_state', 'v.vc_name'])
    .select([
      sql<string[]>`coalesce(e.emp_scope, '{}')`.as('emp_scope'),
      sql<boolean>`coalesce(c.is_verified, true)`.as('is_verified'),
      knowsDevice(sql`${device_code}::text`).as('is_device_verified'),
      sql<string[]>`array(select token from web_push_subscriptions w where w.user_no = u.user_no order by wps_no)`.as(
        'user_web_push_tokens',
      ),
    ])
    .where('u.user_no', '=', user_no),
)

export const findProfile = async (db: Db, of: ProfileOf) => {
  const [user] = await profiles(db, of)
  if (!user) throw new Error(`user ${of.user_no} is gone`)
  return user as User
}
