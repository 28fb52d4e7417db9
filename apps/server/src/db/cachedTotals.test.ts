import { projects } from '@crm/contract/features/projects/projects'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../seed/factories.ts'
import { type Person, startTestApp, type TestApp } from '../testing/startTestApp.ts'
import { sweepChanges, withCachedTotal } from './cachedTotals.ts'
import { createDatabase, type Db } from './database.ts'
import { createPool } from './pool.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let client_no: number
let here: () => Promise<number>
let there: () => Promise<number>
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  mina = await app.staff({ emp_scope: ['WorkList'] })
  client_no = await app.company()
  const other = await app.anotherNode()
  const callThere = createClient({ baseUrl: other.url, headers: () => ({ authorization: `Bearer ${mina.token}` }) })
  const query = { progress_status: ['inquiry' as const], limit: 1 }
  here = async () => (await mina.call(projects.list, { query })).total
  there = async () => (await callThere(projects.list, { query })).total
})

const add = (db: Db = app.db) => createProject(db, { client_no })

test('a write on one node is counted on the other at once', async () => {
  expect([await here(), await there()]).toEqual([0, 0])
  const proj_no = await add()
  expect([await here(), await there()]).toEqual([1, 1])
  await mina.call(projects.move, { params: { proj_no }, body: { stage: 'pre' } })
  expect([await there(), await here()]).toEqual([0, 0])
})

test('what is not committed is not counted, and what is rolled back never', async () => {
  const before = await here()
  await app.db
    .transaction()
    .execute(async (tx) => {
      await add(tx)
      expect([await here(), await there()]).toEqual([before, before])
      throw new Error('taken back')
    })
    .catch(() => {})
  expect([await here(), await there()]).toEqual([before, before])
})

test('a transaction that began before a count and is in after it is counted', async () => {
  const before = await here()
  let finish = () => {}
  const wait = new Promise<void>((resolve) => {
    finish = resolve
  })
  let begun = () => {}
  const written = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow = app.db.transaction().execute(async (tx) => {
    await add(tx)
    begun()
    await wait
  })
  await written
  // Others come and are counted meanwhile, so that newer snapshots than the slow one's are remembered.
  await add()
  expect([await here(), await there()]).toEqual([before + 1, before + 1])
  finish()
  await slow
  expect([await here(), await there()]).toEqual([before + 2, before + 2])
})

test('concurrent writers and readers on two nodes: whoever has written finds it counted', async () => {
  const start = await here()
  let written = 0
  const write = async () => {
    for (let round = 0; round < 15; round++) {
      await add()
      written += 1
    }
  }
  const read = async (total: () => Promise<number>) => {
    for (let round = 0; round < 40; round++) {
      const atLeast = start + written
      const seen = await total()
      expect(seen).toBeGreaterThanOrEqual(atLeast)
      expect(seen).toBeLessThanOrEqual(start + 4 * 15)
    }
  }
  await Promise.all([write(), write(), write(), write(), read(here), read(there), read(here), read(there)])
  expect([await here(), await there()]).toEqual([start + 60, start + 60])
})

/** A figure that counts how often it is counted, on a pool of its own. */
const counting = async () => {
  const db = createDatabase(createPool({ url: app.databaseUrl, max: 2, onIdleError: () => {} }))
  await sql`create sequence if not exists counted`.execute(db)
  const count = sql<number>`(select count(*)::int + 0 * nextval('counted')::int from projects)`
  const counts = async () => {
    const { rows } = await sql<{ counts: number }>`select last_value as counts from counted`.execute(db)
    return rows[0]?.counts
  }
  return { db, counts, figure: { key: 'test', tables: ['projects'], count } }
}

test('as long as nothing changes it is counted once, and again when something has', async () => {
  const { db, figure, counts } = await counting()
  const total = async () => (await withCachedTotal(db, figure, sql<number>`1`)).total
  const before = await total()
  expect([await total(), await total(), await counts()]).toEqual([before, before, 1])
  // Of no concern to the total.
  await app.company()
  expect([await total(), await counts()]).toEqual([before, 1])
  await add()
  expect([await total(), await counts()]).toEqual([before + 1, 2])
  expect([await total(), await counts()]).toEqual([before + 1, 2])
  await db.destroy()
})

test('inside a transaction its own rows are counted, and nobody else is told of them', async () => {
  const { db, figure } = await counting()
  const total = async (on: Db) => (await withCachedTotal(on, figure, sql<number>`1`)).total
  const before = await total(db)
  await db
    .transaction()
    .execute(async (tx) => {
      await add(tx)
      expect(await total(tx)).toBe(before + 1)
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await total(db)).toBe(before)
  await db.destroy()
})

test('old notes are swept, young ones stay', async () => {
  await sql`insert into table_changes values ('projects', '1', now() - interval '25 hours')`.execute(app.db)
  const notes = async () => {
    const { rows } = await sql<{ old: number; all: number }>`
      select count(*) filter (where at < now() - interval '1 day')::int as old, count(*)::int as all from table_changes`.execute(
      app.db,
    )
    return rows[0]
  }
  const before = await notes()
  expect(before?.old).toBe(1)
  await sweepChanges(app.db)
  expect(await notes()).toEqual({ old: 0, all: (before?.all ?? 0) - 1 })
})
