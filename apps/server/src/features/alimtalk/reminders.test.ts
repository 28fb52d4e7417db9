import { alarms } from '@crm/contract/features/alarms/alarms'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { noteDue } from './reminders.queries.ts'
import { remindJob } from './reminders.service.ts'

let app: TestApp
let boss: PgBoss
let mina: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff()
  boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
})
afterAll(() => boss.stop())

/** A meeting on another day, set by the clock in Korea. */
const setTo = async (when: string, draft: { state?: number; mr_checked?: number } = {}) => {
  const ms_no = await bookedAt(app, {
    inHours: 500,
    by: [mina.emp_no],
    mr_info: { client_name: '새싹', client_contact: [] },
    ...draft,
  })
  await sql`update mr_schedules set start_dt = ${when}::timestamptz, end_dt = ${when}::timestamptz + interval '1 hour',
    reg_dt = '2030-01-01' where ms_no = ${ms_no}`.execute(app.db)
  return ms_no
}

const dueAt = async (moment: string) => (await noteDue(app.db, moment)).map(({ ms_no, kind }) => ({ ms_no, kind }))

test('the day before from 17:00, once; an hour before, once; and again when the meeting is moved', async () => {
  const ms_no = await setTo('2031-03-04 14:00+09')
  await setTo('2031-03-04 15:00+09', { state: 2 })
  await setTo('2031-03-04 15:00+09', { mr_checked: 2 })
  expect(await dueAt('2031-03-03 16:59+09')).toEqual([])
  expect(await dueAt('2031-03-03 17:00+09')).toEqual([{ ms_no, kind: 'day' }])
  expect(await dueAt('2031-03-03 17:05+09')).toEqual([])
  expect(await dueAt('2031-03-04 12:55+09')).toEqual([])
  expect(await dueAt('2031-03-04 13:00+09')).toEqual([{ ms_no, kind: 'hour' }])
  expect(await dueAt('2031-03-04 13:05+09')).toEqual([])
  await sql`update mr_schedules set start_dt = start_dt + interval '1 day', end_dt = end_dt + interval '1 day'
    where ms_no = ${ms_no}`.execute(app.db)
  expect(await dueAt('2031-03-04 17:30+09')).toEqual([{ ms_no, kind: 'day' }])
})

test('who books after that hour for the next day is not told what they know', async () => {
  const ms_no = await setTo('2031-05-02 10:00+09')
  await sql`update mr_schedules set reg_dt = '2031-05-01 18:00+09' where ms_no = ${ms_no}`.execute(app.db)
  expect(await dueAt('2031-05-01 18:05+09')).toEqual([])
  expect(await dueAt('2031-05-02 09:10+09')).toEqual([{ ms_no, kind: 'hour' }])
})

test('the managers get one alarm, however often the job runs', async () => {
  const ms_no = await bookedAt(app, {
    inHours: 0.5,
    by: [mina.emp_no],
    mr_info: { client_name: '곧오는회사', client_contact: [] },
  })
  const own = async () =>
    (await mina.call(alarms.newList)).query.filter(({ al_link }) => al_link?.endsWith(`=${ms_no}`))
  for (let round = 0; round < 3; round++) await boss.send(remindJob.name, {})
  await expect.poll(async () => (await own()).length, { timeout: 15_000 }).toBe(1)
  await expect
    .poll(async () => (await boss.findJobs(remindJob.name)).every((job) => job.state === 'completed'), {
      timeout: 15_000,
    })
    .toBe(true)
  const raised = await own()
  expect(raised).toHaveLength(1)
  expect(raised[0]).toMatchObject({ al_count: 1, al_body: '곧오는회사' })
})
