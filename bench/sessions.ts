import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { LargePerson } from '../apps/server/seed/largePeople.ts'
import type { demoAccounts } from '../apps/server/src/demoAccounts.ts'
import { hashToken } from '../apps/server/src/http/caller/actors.ts'
import { withDatabase } from '../apps/server/src/seeding.ts'

/** The large company has two people of its own. */
export type Account = (typeof demoAccounts)[number]['user_id'] | LargePerson

/** Signs these people in, one session each. */
export const signInAll = async (url: string, user_nos: number[]): Promise<string[]> => {
  const tokens = user_nos.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map(hashToken)
  await withDatabase(url, (db) =>
    sql`insert into sessions (token_hash, user_no, expires_at)
        select token_hash, user_no, now() + interval '1 day'
          from unnest(${hashes}::bytea[], ${user_nos}::int[]) as made(token_hash, user_no)`.execute(db),
  )
  return tokens
}

/** Signs somebody in without the login's deliberate slowness. */
export const signIn = async (url: string, user_id: Account): Promise<string> => {
  const { user_no } = await withDatabase(url, (db) =>
    db.selectFrom('users').select('user_no').where('user_id', '=', user_id).executeTakeFirstOrThrow(),
  )
  const [token = ''] = await signInAll(url, [user_no])
  return token
}

/** Signs that many different people in, one session each. */
export const signInMany = async (url: string, count: number): Promise<string[]> => {
  const users = await withDatabase(url, (db) =>
    db.selectFrom('users').select('user_no').where('state', '=', 1).orderBy('user_no').limit(count).execute(),
  )
  return signInAll(
    url,
    users.map(({ user_no }) => user_no),
  )
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
