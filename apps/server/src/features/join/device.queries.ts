import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

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

interface NewCode {
  user_no: number
  device_code: string
  ip: string
  code_hash: Buffer
}

export const insertCode = (db: Db, code: NewCode, minutes: number) =>
  db
    .insertInto('device_codes')
    .values({ ...code, expires_at: sql`now() + ${minutes} * interval '1 minute'` })
    .execute()

/** Counts a try before it is judged, in one statement: fifty guesses at once are fifty tries. */
export const countTry = (db: Db, user_no: number, device_code: string, tries: number) =>
  db
    .updateTable('device_codes')
    .set({ tries: sql`tries + 1` })
    .where('dc_no', '=', (eb) =>
      eb
        .selectFrom('device_codes')
        .select('dc_no')
        .where('user_no', '=', user_no)
        .where('device_code', '=', device_code)
        .orderBy('dc_no', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', tries)
    .returning(['dc_no', 'code_hash', 'tries'])
    .executeTakeFirst()

export const markUsed = (db: Db, dc_no: number) =>
  db
    .updateTable('device_codes')
    .set({ used_at: sql`now()` })
    .where('dc_no', '=', dc_no)
    .where('used_at', 'is', null)
    .returning('dc_no')
    .executeTakeFirst()

/** Codes and recoveries that count for nothing any more. */
export const deleteSpent = async (db: Db) => {
  await db.deleteFrom('device_codes').where('reg_dt', '<', sql<string>`now() - interval '7 days'`).execute()
  await db.deleteFrom('recoveries').where('reg_dt', '<', sql<string>`now() - interval '7 days'`).execute()
}
