import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface EmailChange {
  user_no: number
  new_email: string
  code_hash: Buffer
}

/** The address that a code goes to; held, so that requests for one come one after the other. */
export const holdEmail = (db: Db, user_no: number) =>
  db
    .selectFrom('users')
    .select(['user_name', 'user_email'])
    .where('user_no', '=', user_no)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Seconds until the next code may be asked for. */
export const secondsToNextCode = async (db: Db, user_no: number, pauseSeconds: number) => {
  const found = await db
    .selectFrom('email_changes')
    .select(sql<number>`greatest(0, ceil(extract(epoch from reg_dt - now()) + ${pauseSeconds}))::int`.as('seconds'))
    .where('user_no', '=', user_no)
    .executeTakeFirst()
  return found?.seconds ?? 0
}

export const isEmailTaken = async (db: Db, user_email: string) => {
  const found = await db
    .selectFrom('users')
    .select('user_no')
    .where(sql`lower(user_email)`, '=', user_email)
    .where('state', '=', 1)
    .executeTakeFirst()
  return found !== undefined
}

/** Only the newest request of a person counts. */
export const keepEmailChange = (db: Db, change: EmailChange, lifeMinutes: number) => {
  const fresh = {
    tries: 0,
    expires_at: sql<string>`now() + ${lifeMinutes} * interval '1 minute'`,
    reg_dt: sql<string>`now()`,
  }
  return db
    .insertInto('email_changes')
    .values({ ...change, ...fresh })
    .onConflict((conflict) => conflict.column('user_no').doUpdateSet({ ...change, ...fresh }))
    .execute()
}

/** Counts a try before it is judged, in one statement: fifty guesses at once are fifty tries. */
export const countEmailTry = (db: Db, user_no: number, tries: number) =>
  db
    .updateTable('email_changes')
    .set({ tries: sql`tries + 1` })
    .where('user_no', '=', user_no)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', tries)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()

/** Takes the change away; undefined where it was used or replaced meanwhile. */
export const takeEmailChange = (db: Db, user_no: number, code_hash: Buffer) =>
  db
    .deleteFrom('email_changes')
    .where('user_no', '=', user_no)
    .where('code_hash', '=', code_hash)
    .returning('new_email')
    .executeTakeFirst()

export const updateEmail = (db: Db, user_no: number, user_email: string) =>
  db.updateTable('users').set({ user_email }).where('user_no', '=', user_no).execute()
