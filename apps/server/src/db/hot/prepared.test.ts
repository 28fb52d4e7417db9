import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { createDatabase, type Db } from '../database.ts'
import { createPool } from '../pool.ts'
import { readPage } from '../readPage.ts'
import { matches } from '../search/search.ts'
import { splitConnections, useHotConnections } from './hotConnections.ts'
import { createHotPool } from './hotPool.ts'
import { type Placeholders, prepared } from './prepared.ts'
import { createSharedConnection } from './sharedConnection.ts'

let db: Db
let url: string
beforeAll(async () => {
  const { databaseUrl, ...at } = await startTestApp()
  url = databaseUrl
  await at.staff({ user_name: '김하나' })
  await at.staff({ user_name: '이두리' })
  const plain = { url, max: 2, onIdleError: () => {} }
  const hot = createHotPool(plain)
  const shared = createSharedConnection(plain)
  db = createDatabase(createPool(plain))
  useHotConnections(db, { hot, shared })
  return async () => {
    await db.destroy()
    await Promise.all([hot.end(), shared.end()])
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

const generic = 1
const ordinary = 2

/** Reads a page whose one id says how its statement was planned. */
const planOf = async (hot: boolean | undefined, keyword?: string) => {
  const { query } = await readPage<{ id: number }>(db, {
    id: 'u.id',
    from: sql`(select search_text, case current_setting('plan_cache_mode')
      when 'force_generic_plan' then ${generic}::int else ${ordinary}::int end as id from users) u`,
    where: keyword ? [matches(sql`u.search_text`, keyword)] : [],
    orderBy: sql`u.id`,
    page: { offset: 0, limit: 1 },
    total: 'window',
    ...(hot === undefined ? {} : { hot }),
    rows: async (ids) => ids.map((id) => ({ id })),
  })
  return query[0]?.id
}

test('a page is read hot only where its list says so, and never by keyword', async () => {
  expect(await planOf(undefined)).toBe(ordinary)
  expect(await planOf(true)).toBe(generic)
  expect(await planOf(true, '하나')).toBe(ordinary)
})

test('no connection keeps a plan of a search', async () => {
  const pool = createPool({ url, max: 1, onIdleError: () => {} })
  const one = createDatabase(pool)
  for (let time = 0; time < 7; time++) {
    await sql`select user_no from users u where ${matches(sql`u.search_text`, '하나')}`.execute(one)
    await sql`select user_no from users u where u.user_name = ${'김하나'}`.execute(one)
  }
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
  await one.destroy()
  expect(rows).toMatchObject([{ statement: expect.stringContaining('u.user_name = $1') }])
})

test('all connections together have as many connections as DATABASE_POOL says', () => {
  for (const most of [4, 5, 10, 200]) {
    const { hot, ordinary } = splitConnections(most)
    expect(hot + 1 + ordinary).toBe(most)
    expect(hot).toBeGreaterThanOrEqual(1)
    expect(ordinary).toBeGreaterThanOrEqual(2)
  }
})

const all = (on: Db) => on.selectFrom('users').select('user_name')

/** Each asks something about a value that TypeScript cannot forbid; what it would mean is decided once for all values. */
const askingForValues: Record<string, (on: Db, params: Placeholders<Wanted>) => ReturnType<typeof all>> = {
  'if (value)': (on, { limit }) => (limit ? all(on).limit(limit) : all(on)),
  'value === null': (on, { user_name }) => (user_name === null ? all(on) : all(on).where('user_name', '=', user_name)),
  'value ?? other': (on, { limit }) => all(on).limit(limit ?? 10),
  'value && more': (on, { limit }) => all(on).$if(Boolean(limit), (query) => query.offset(1)),
  typeof: (on, { limit }) => (typeof limit === 'number' ? all(on) : all(on).limit(limit)),
}

test.each(Object.entries(askingForValues))('%s fails when the program starts', (_, build) => {
  expect(() => prepared(build)).toThrow('decision 008')
})

test('a search is not prepared', () => {
  const search = (on: Db) => all(on).where(matches(sql`search_text`, '하나'))
  expect(() => prepared(search)).toThrow('keyword')
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
