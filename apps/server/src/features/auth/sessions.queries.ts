import type { MemberLogin } from '@crm/contract/membership'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What a browser calls itself, or else a few words of what it sent. */
const deviceName = sql<string>`coalesce(nullif(device_name, ''), nullif(left(user_agent, 60), ''), '-')`

export const findSessions = (db: Db, user_no: number) =>
  db
    .selectFrom('sessions')
    .select(['session_no', 'ip', 'started_at', 'seen_at', deviceName.as('device_name')])
    .where('user_no', '=', user_no)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('session_no', 'desc')
    .limit(200)
    .execute()

/** Nothing comes back when it is not this person's. */
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

export const deleteDevice = (db: Db, user_no: number, ud_no: number) =>
  db
    .deleteFrom('user_devices')
    .where('user_no', '=', user_no)
    .where('ud_no', '=', ud_no)
    .returning('device_code')
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

export const findLogins = async (db: Db, user_no: number, { offset, limit }: { offset: number; limit: number }) => {
  const of = db.selectFrom('login_log').where('user_no', '=', user_no)
  const query = await of
    .select(['ll_no', 'll_result', 'ip', 'reg_dt', deviceName.as('device_name')])
    .orderBy('ll_no', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { query: query as MemberLogin[], total }
}

export const deleteOldLogins = (db: Db, days: number) =>
  db.deleteFrom('login_log').where('reg_dt', '<', sql<string>`now() - ${days} * interval '1 day'`).execute()
