import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { recordings } from '@crm/contract/features/recordings/recordings'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import {
  beginRecording,
  noise,
  savedRecording,
  sendChunk,
  uploadRecording,
} from '../../testing/fixtures/recordingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let boss: PgBoss
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false, config: { recordingKeepDays: 100 } })
  mina = await app.staff({ emp_scope: ['MyPageMeeting'] })
  boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
})
afterAll(() => boss.stop())

/** Sends a job that the clock would start, and waits for its end. */
const run = async (name: string) => {
  const id = await boss.send(name, {})
  await expect
    .poll(async () => (await boss.findJobs(name, { id: id as string }))[0]?.state, { timeout: 20_000 })
    .toBe('completed')
}
const age = (id: number, days: number) =>
  sql`update recording_sessions set started_dt = now() - ${days} * interval '1 day' where id = ${id}`.execute(app.db)
const isThere = (id: number) =>
  mina.call(recordings.get, { params: { id } }).then(
    () => true,
    () => false,
  )
const told = async (id: number) =>
  (await mina.call(alarms.list, { query: { offset: 0, limit: 50 } })).query.filter(
    ({ al_link }) => al_link === `/?recording=${id}`,
  )

test('the recorder is told two weeks before, once; then it is deleted, and its meeting has it no more', async () => {
  const [id, young] = [await savedRecording(mina, ['말']), await savedRecording(mina, ['말'])]
  const ms_no = await bookedAt(app, { inHours: -2, by: [mina.emp_no] })
  await mina.call(recordings.link, { params: { id }, body: { ms_no } })
  await age(id, 87)
  await age(young, 80)
  for (let night = 0; night < 2; night++) await run('recordings.expire')
  expect(await told(id)).toMatchObject([
    { al_title: expect.stringMatching(/^녹음이 (\d{4}\.)?\d\d\.\d\d\(.\) 이후에 삭제돼요$/) },
  ])
  expect(await told(young)).toEqual([])
  // However old it is: nobody is deleted anything that they were not told of.
  await age(id, 500)
  await run('recordings.expire')
  expect(await isThere(id)).toBe(true)
  await sql`update recording_sessions set warned_dt = now() - interval '15 days' where id = ${id}`.execute(app.db)
  await run('recordings.expire')
  expect(await isThere(id)).toBe(false)
  expect((await mina.call(minutes.read, { query: { ms_no } })).query).toEqual([])
})

test('what was deleted leaves the storage once nobody can take it back', async () => {
  const id = await savedRecording(mina, ['말'], [noise(100), noise(100, 2)])
  const { rows } = await sql<{ place: string }>`select place from recording_chunks where id = ${id}`.execute(app.db)
  const stored = () =>
    Promise.all(
      rows.map(({ place }) =>
        stat(join(app.dataDir, 'files', 'kept', place.slice(0, 2), place)).then(
          () => true,
          () => false,
        ),
      ),
    )
  await mina.call(recordings.remove, { params: { id } })
  await run('recordings.purge')
  expect(await stored()).toEqual([true, true])
  await mina.call(recordings.restore, { params: { id } })
  expect(await isThere(id)).toBe(true)
  await mina.call(recordings.remove, { params: { id } })
  await sql`update recording_sessions set deleted_dt = now() - interval '1 minute' where id = ${id}`.execute(app.db)
  await run('recordings.purge')
  expect(await stored()).toEqual([false, false])
  const left = await sql`select from recording_sessions where id = ${id}`.execute(app.db)
  expect(left.rows).toEqual([])
})

test('what no browser ended is saved after three days with what has arrived, and may still be completed; an empty one goes', async () => {
  const [left, alive, empty] = [
    await beginRecording(mina, { tab: 'tab-of-a-lost-laptop' }),
    await beginRecording(mina, { tab: 'tab-of-a-lost-laptop' }),
    await beginRecording(mina, { tab: 'tab-of-a-lost-laptop' }),
  ]
  for (const id of [left, alive]) await sendChunk(mina, id, 0, noise(8000))
  const quiet = (id: number, days: number) =>
    sql`with heard as (update recording_chunks set reg_dt = now() - ${days} * interval '1 day' where id = ${id})
        update recording_sessions set tab_seen_dt = now() - ${days} * interval '1 day' where id = ${id}`.execute(app.db)
  for (const id of [left, alive, empty]) await age(id, 4)
  await quiet(left, 4)
  await quiet(empty, 4)
  await quiet(alive, 2)
  await run('recordings.endAbandoned')
  const get = async (id: number) => (await mina.call(recordings.get, { params: { id } })).query[0]
  expect(await get(left)).toMatchObject({ state: 'saved', seconds: 1, note: expect.stringContaining('올라온 데까지') })
  expect(await get(alive)).toMatchObject({ state: 'recording' })
  expect(await isThere(empty)).toBe(false)
  // The laptop is opened at last.
  await sendChunk(mina, left, 1, noise(4000, 2))
  await uploadRecording(mina, { id: String(left), samples: '12000' })
  expect(await get(left)).toMatchObject({ state: 'saved', seconds: 1.5, note: '' })
})
