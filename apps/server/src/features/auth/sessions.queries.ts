import type { MemberLogin } from '@crm/contract/features/members/members.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

const sessionDays = 7

interface NewSession {
  token_hash: Buffer
  user_no: number
  ip: string
  user_agent: string
  device_code: string | undefined
  device_name?: string | undefined
}

export const insertSession = (db: Db, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql`now() + ${sessionDays} * interval '1 day'` })
    .execute()

interface NewViewSession {
  token_hash: Buffer
  user_no: number
  viewer_session_no: number
  minutes: number
}

export const insertViewSession = (db: Db, { minutes, ...session }: NewViewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql`now() + ${minutes} * interval '1 minute'` })
    .execute()

export const deleteSessions = (db: Db, user_no: number, except?: number) =>
  db
    .deleteFrom('sessions')
    .where('user_no', '=', user_no)
    .$if(except !== undefined, (query) => query.where('session_no', '<>', except as number))
    .execute()

export const deleteSession = (db: Db, session_no: number) =>
  db.deleteFrom('sessions').where('session_no', '=', session_no).execute()

/**
 * A token may move to another device (a mobile app passes its own), so the session stores the device of the last call.
 */
export const moveSession = (db: Db, session_no: number, device_code: string) =>
  db.updateTable('sessions').set({ device_code }).where('session_no', '=', session_no).execute()

/** Sliding expiry: every call gives the session its full time again. */
export const prolongSession = (db: Db, session_no: number) =>
  db
    .updateTable('sessions')
    .set({ seen_at: sql`now()`, expires_at: sql`now() + ${sessionDays} * interval '1 day'` })
    .where('session_no', '=', session_no)
    .execute()

export const deleteExpired = (db: Db) =>
  db.deleteFrom('sessions').where('expires_at', '<', sql<string>`now()`).execute()

export const deleteOldEnds = (db: Db) =>
  db.deleteFrom('ended_sessions').where('reg_dt', '<', sql<string>`now() - interval '7 days'`).execute()

/** The browser's name from the user agent, or the beginning of the user agent when it is unknown. */
const deviceName = sql<string>`coalesce(nullif(device_name, ''), nullif(left(user_agent, 60), ''), '-')`

export const findSessions = (db: Db, user_no: number) =>
  db
    .selectFrom('sessions')
    .select(['session_no', 'ip', 'started_at', 'seen_at', deviceName.as('device_name')])
    .where('user_no', '=', user_no)
    .where('viewer_session_no', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('session_no', 'desc')
    .limit(200)
    .execute()

/** Returns undefined when the session belongs to somebody else. */
export const deleteSessionOf = (db: Db, user_no: number, session_no: number) =>
  db
    .deleteFrom('sessions')
    .where('user_no', '=', user_no)
    .where('session_no', '=', session_no)
    .returning('session_no')
    .executeTakeFirst()

export const findDevices = (db: Db, user_no: number, device_code: string | null) =>
  db
    .selectFrom('user_devices as d')
    .select(['d.ud_no', 'd.verified_at'])
    .select((eb) => [
      sql<string>`coalesce(nullif(d.device_name, ''), '-')`.as('device_name'),
      sql<boolean>`d.device_code is not distinct from ${device_code}::text`.as('is_current'),
      eb
        .selectFrom('sessions as s')
        .select((seen) => seen.fn.max('s.seen_at').as('at'))
        .whereRef('s.user_no', '=', 'd.user_no')
        .whereRef('s.device_code', '=', 'd.device_code')
        .as('seen_at'),
    ])
    .where('d.user_no', '=', user_no)
    .orderBy('d.verified_at', 'desc')
    .orderBy('d.ud_no', 'desc')
    .limit(200)
    .execute()

export const insertDevice = (db: Db, user_no: number, device_code: string, device_name: string) =>
  db
    .insertInto('user_devices')
    .values({ user_no, device_code, device_name })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'device_code']).doUpdateSet({ device_name, verified_at: sql`now()` }),
    )
    .execute()

export const deleteDevice = (db: Db, user_no: number, ud_no: number) =>
  db
    .deleteFrom('user_devices')
    .where('user_no', '=', user_no)
    .where('ud_no', '=', ud_no)
    .returning(['device_code', 'device_name'])
    .executeTakeFirst()

export const deleteSessionsOnDevice = (db: Db, user_no: number, device_code: string) =>
  db.deleteFrom('sessions').where('user_no', '=', user_no).where('device_code', '=', device_code).execute()

interface NewLogin {
  user_no: number
  ll_result: MemberLogin['ll_result']
  ip: string
  user_agent: string
  device_name: string | null
}

export const insertLogin = (db: Db, login: NewLogin) => db.insertInto('login_log').values(login).execute()

export const findLogins = (db: Db, user_no: number, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('login_log')
      .select(['ll_no', 'll_result', 'ip', 'reg_dt', deviceName.as('device_name')])
      .where('user_no', '=', user_no)
      .orderBy('ll_no', 'desc')
      .$castTo<MemberLogin>(),
    page,
  )

export const deleteOldLogins = (db: Db, days: number) =>
  db.deleteFrom('login_log').where('reg_dt', '<', sql<string>`now() - ${days} * interval '1 day'`).execute()
