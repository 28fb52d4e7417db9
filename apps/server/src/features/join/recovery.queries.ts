import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The active accounts that a name and a mail address belong to. */
export const findByMail = (db: Db, user_name: string, user_email: string) =>
  db
    .selectFrom('users')
    .select(['user_no', 'user_id', 'user_name'])
    .where(sql<boolean>`lower(user_email) = ${user_email}`)
    .where(sql<boolean>`crm_fold(user_name) = crm_fold(${user_name})`)
    .where('state', '=', 1)
    .orderBy('user_no')
    .execute()

export const findByIdAndMail = (db: Db, user_id: string, user_email: string) =>
  db
    .selectFrom('users')
    .select(['user_no', 'user_name', 'user_email'])
    .where('user_id', '=', user_id.toLowerCase())
    .where(sql<boolean>`lower(user_email) = ${user_email}`)
    .where('state', '=', 1)
    .executeTakeFirst()

interface NewRecovery {
  user_no: number
  rcv_type: 'id' | 'password'
  token_hash?: Buffer
  minutes?: number
}

/** Notes one more mail to this account; false when it had its share of the last hour. One caller at a time counts. */
export const noteRecovery = async (db: Db, { minutes, ...recovery }: NewRecovery, perHour: number) => {
  await db.selectFrom('users').select('user_no').where('user_no', '=', recovery.user_no).forUpdate().execute()
  const { count } = await db
    .selectFrom('recoveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_no', '=', recovery.user_no)
    .where('rcv_type', '=', recovery.rcv_type)
    .where('reg_dt', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count >= perHour) return false
  const expires_at = minutes === undefined ? null : sql<string>`now() + ${minutes} * interval '1 minute'`
  await db
    .insertInto('recoveries')
    .values({ ...recovery, expires_at })
    .execute()
  return true
}

export const isLiveToken = async (db: Db, token_hash: Buffer) => {
  const found = await db
    .selectFrom('recoveries as r')
    .innerJoin('users as u', 'u.user_no', 'r.user_no')
    .select('r.rcv_no')
    .where('r.token_hash', '=', token_hash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<string>`now()`)
    .where('u.state', '=', 1)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a token up, and with it every other that was mailed to the same person; nothing when it was too late. */
export const useToken = async (db: Db, token_hash: Buffer) => {
  const used = await db
    .updateTable('recoveries as r')
    .from('users as u')
    .set({ used_at: sql`now()` })
    .whereRef('u.user_no', '=', 'r.user_no')
    .where('r.token_hash', '=', token_hash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<string>`now()`)
    .where('u.state', '=', 1)
    .returning(['u.user_no', 'u.user_name', 'u.user_email'])
    .executeTakeFirst()
  if (!used) return undefined
  await db
    .updateTable('recoveries')
    .set({ used_at: sql`now()` })
    .where('user_no', '=', used.user_no)
    .where('rcv_type', '=', 'password')
    .where('used_at', 'is', null)
    .execute()
  return used
}
