import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** An account as it was typed, and where the try comes from. */
export interface LoginTry {
  user_id: string
  origin: string
}

const isLocked = sql<boolean>`coalesce(locked_until > now(), false)`

export const findLock = async (db: Db, { user_id, origin }: LoginTry) => {
  const found = await db
    .selectFrom('login_tries')
    .select(isLocked.as('is_locked'))
    .where('user_id', '=', user_id)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return found?.is_locked ?? false
}

/** Counts one wrong try; the last of them locks. One statement, so that parallel guesses all count. */
export const countWrongTry = async (db: Db, { user_id, origin }: LoginTry, tries: number, lockMinutes: number) => {
  const { rows } = await sql<{ is_locked: boolean }>`
    insert into login_tries as t (user_id, origin)
    values (${user_id}, ${origin})
    on conflict (user_id, origin) do update set
      tries = case when t.tries + 1 >= ${tries} then 0 else t.tries + 1 end,
      locked_until = case when t.tries + 1 >= ${tries} then now() + ${lockMinutes} * interval '1 minute' else t.locked_until end,
      last_dt = now()
    returning ${isLocked} as is_locked`.execute(db)
  return rows[0]?.is_locked ?? false
}

/** The count begins anew after the right password; false where a parallel guess has locked meanwhile. */
export const clearWrongTries = async (db: Db, { user_id, origin }: LoginTry) => {
  const { rows } = await sql<{ is_locked: boolean }>`
    select ${isLocked} as is_locked from login_tries
     where user_id = ${user_id} and origin = ${origin} for update`.execute(db)
  if (rows[0]?.is_locked) return false
  await db.deleteFrom('login_tries').where('user_id', '=', user_id).where('origin', '=', origin).execute()
  return true
}

/** A new password opens an account again for everybody who knows it. */
export const clearTriesOf = (db: Db, user_no: number) =>
  db
    .deleteFrom('login_tries')
    .where('user_id', '=', (eb) => eb.selectFrom('users').select('user_id').where('user_no', '=', user_no))
    .execute()

/** Counts that nobody has added to for a day. */
export const deleteOldTries = (db: Db) =>
  db.deleteFrom('login_tries').where('last_dt', '<', sql<string>`now() - interval '1 day'`).execute()
