import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { createDatabase, type Db } from '../database.ts'
import { createPool } from '../pool.ts'
import { type Placeholders, prepared } from './prepared.ts'

let db: Db
beforeAll(async () => {
  const { databaseUrl: url, ...at } = await startTestApp()
  await at.staff({ user_name: '김하나' })
  await at.staff({ user_name: '이두리' })
  const plain = { url, max: 2, onIdleError: () => {} }
  const hotPool = createPool({ ...plain, genericPlans: true })
  db = createDatabase(createPool(plain), hotPool)
  return async () => {
    await db.destroy()
    await hotPool.end()
  }
})

interface Wanted {
  user_name: string
  limit: number
}

const named = prepared((on: Db, { user_name, limit }: Placeholders<Wanted>) =>
  on
    .selectFrom('users')
    .select(['user_name', sql<string>`current_setting('plan_cache_mode')`.as('mode')])
    .where('user_name', '=', user_name)
    .limit(limit),
)

test('a prepared read answers for the values of each call, though it is built once', async () => {
  for (const user_name of ['김하나', '이두리', '김하나']) {
    expect(await named(db, { user_name, limit: 1 })).toMatchObject([{ user_name }])
  }
  expect(await named(db, { user_name: '김하나', limit: 0 })).toEqual([])
  expect(await named(db, { user_name: '아무도', limit: 1 })).toEqual([])
})

test('only hot reads are planned once for all values; other statements are PostgreSQL’s to plan', async () => {
  expect(await named(db, { user_name: '김하나', limit: 1 })).toMatchObject([{ mode: 'force_generic_plan' }])
  const { rows } = await sql`select current_setting('plan_cache_mode') as mode`.execute(db)
  expect(rows).toEqual([{ mode: 'auto' }])
})

test('inside a transaction it sees what that has written', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`update users set user_name = '박세나' where user_name = '이두리'`.execute(tx)
    expect(await named(tx, { user_name: '박세나', limit: 1 })).toMatchObject([{ user_name: '박세나', mode: 'auto' }])
    await sql`update users set user_name = '이두리' where user_name = '박세나'`.execute(tx)
  })
})

/** Never called: each line must fail to compile, since the query is built once for all values. */
export const doesNotCompile = () =>
  prepared((on: Db, { user_name, limit }: Placeholders<Wanted>) => {
    // @ts-expect-error: what a value is equal to is not known yet
    if (limit === 10) return on.selectFrom('users').select('user_name')
    // @ts-expect-error: nor how large it is
    if (limit > 10) return on.selectFrom('users').select('user_name')
    // @ts-expect-error: nor what is in it
    if (user_name.length) return on.selectFrom('users').select('user_name')
    // @ts-expect-error: nothing is computed from it but in SQL
    const next = limit + 1
    const narrowed = on.selectFrom('users').select('user_name').limit(next)
    // @ts-expect-error: a condition of Kysely's takes a value
    return narrowed.$if(limit, (query) => query.offset(1))
  })
