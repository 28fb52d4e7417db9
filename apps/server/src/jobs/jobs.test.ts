import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { createNotes, notes, notesFeature, noteTitles, writeLater } from '../testing/features/notesFeature.ts'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'
import { housekeeping } from './housekeeping.ts'

let app: TestApp
let boss: PgBoss
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, notes: notesFeature } })
  await createNotes(app.db)
  await app.anotherNode()
  boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
})
afterAll(() => boss.stop())

const unfinished = async () => (await boss.findJobs(writeLater.name)).filter((job) => job.state !== 'completed').length

test('with two nodes every job runs once', async () => {
  for (let index = 0; index < 30; index++) {
    await boss.send(writeLater.name, { title: `일 ${index}`, waitMs: 0 }, { db: fromKysely(app.db) })
  }
  await expect.poll(unfinished, { timeout: 20_000 }).toBe(0)
  expect(await noteTitles(app.db, '일 %')).toHaveLength(30)
})

test('what is done regularly goes by the clock in Korea; what no version does any more is forgotten', async () => {
  const alone = await startTestApp({ clock: true })
  const queue = new PgBoss({ connectionString: alone.databaseUrl, supervise: false, schedule: false })
  await queue.start()
  await queue.createQueue('once.upon.a.time')
  await queue.schedule('once.upon.a.time', '0 0 1 1 *')
  await alone.anotherNode()
  const regular = Object.values(features).flatMap(({ jobs }) => jobs.filter(({ job }) => job.every))
  const expected = [...housekeeping, ...regular].map(({ job }) => [job.name, job.every, 'Asia/Seoul'])
  const kept = (await queue.getSchedules()).map(({ name, cron, timezone }) => [name, cron, timezone])
  expect(kept.sort()).toEqual(expected.sort())
  await queue.stop()
})

test('a job is there exactly when its cause is', async () => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  await mina.call(notes.add, { body: { title: '남음' } })
  await mina.call(notes.add, { body: { title: '사라짐', fail: true } }).catch(() => {})
  await expect.poll(() => noteTitles(app.db, '남음%')).toEqual(['남음', '남음 나중에'])
  expect(await noteTitles(app.db, '사라짐%')).toEqual([])
})

test('a node killed in the middle of a job loses nothing and does nothing twice', async () => {
  const alone = await startTestApp({ features })
  await createNotes(alone.db)
  const node = fork(fileURLToPath(new URL('../testing/programs/killableNode.ts', import.meta.url)), [alone.databaseUrl])
  await once(node, 'message')
  const queue = new PgBoss({ connectionString: alone.databaseUrl, supervise: false, schedule: false })
  await queue.start()
  await queue.send(writeLater.name, { title: '끝까지', waitMs: 6000 })
  const stateOf = async () => (await queue.findJobs(writeLater.name))[0]?.state
  await expect.poll(stateOf).toBe('active')
  node.kill('SIGKILL')
  await once(node, 'exit')
  expect(await noteTitles(alone.db, '끝까지')).toEqual([])
  // As if its last sign of life were longer ago: otherwise the test would wait for that.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
    alone.db,
  )

  const second = fork(fileURLToPath(new URL('../testing/programs/killableNode.ts', import.meta.url)), [
    alone.databaseUrl,
  ])
  await expect.poll(stateOf, { timeout: 70_000, interval: 500 }).toBe('completed')
  expect(await noteTitles(alone.db, '끝까지')).toEqual(['끝까지'])
  second.kill('SIGKILL')
  await queue.stop()
})
