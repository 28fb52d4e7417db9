import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { oneTimeCodes } from '../../db/oneTimeCodes.ts'

/** The person a code would go to; held, so that parallel requests for a code come one after the other. */
export const holdPerson = (db: Db, user_no: number) =>
  db
    .selectFrom('users')
    .select(['user_name', 'user_email'])
    .where('user_no', '=', user_no)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const mailOf = async (db: Db, user_no: number) => {
  const found = await db.selectFrom('users').select('user_email').where('user_no', '=', user_no).executeTakeFirst()
  return found?.user_email ?? null
}

const seconds = (interval: ReturnType<typeof sql>) => sql<number>`ceil(extract(epoch from ${interval}))::int`

/** The newest code of a person's device, with the seconds until it expires and until a new one may be sent. */
export const newestCode = (db: Db, user_no: number, device_code: string, resendSeconds: number, tries: number) =>
  db
    .selectFrom('device_codes')
    .select([
      'dc_no',
      sql<boolean>`used_at is null and expires_at > now() and tries < ${tries}`.as('is_live'),
      seconds(sql`expires_at - now()`).as('expires_in'),
      sql<number>`greatest(0, ${seconds(sql`reg_dt + ${resendSeconds} * interval '1 second' - now()`)})`.as(
        'resend_in',
      ),
    ])
    .where('user_no', '=', user_no)
    .where('device_code', '=', device_code)
    .orderBy('dc_no', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Codes of a person within a day: those that this address asked for, and all. */
export const countCodesOfDay = (db: Db, user_no: number, ip: string) =>
  db
    .selectFrom('device_codes')
    .select([
      sql<number>`count(*) filter (where ip = ${ip})::int`.as('here'),
      sql<number>`count(*)::int`.as('everywhere'),
    ])
    .where('user_no', '=', user_no)
    .where('reg_dt', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()

/** Whether the person is signed in on a proved device at this address. */
export const isKnownAddress = async (db: Db, user_no: number, ip: string) =>
  (await db
    .selectFrom('sessions as s')
    .innerJoin('user_devices as d', (on) =>
      on.onRef('d.user_no', '=', 's.user_no').onRef('d.device_code', '=', 's.device_code'),
    )
    .select('s.session_no')
    .where('s.user_no', '=', user_no)
    .where('s.ip', '=', ip)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const deviceCodes = oneTimeCodes({ table: 'device_codes', no: 'dc_no', expires: 'expires_at', used: 'used_at' })

/** Codes and recoveries that count for nothing any more. */
export const deleteSpent = async (db: Db) => {
  await deviceCodes.deleteOld(db)
  await db.deleteFrom('recoveries').where('reg_dt', '<', sql<string>`now() - interval '7 days'`).execute()
}
