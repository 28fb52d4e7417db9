import { alarms } from '@crm/contract/features/alarms/alarms'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { type HomeworkDraft, homework } from '@crm/contract/features/homework/homework'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { remindHomeworkJob } from './homework.jobs.ts'

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_scope: ['WorkList', 'MyPageMeeting', 'CampAdmList'] })
})

const start = async () => {
  const who = await app.client()
  const proj_no = await projectOf(app, who.client_no)
  const course = await courseOnSale(app, staff.emp_no, {})
  const crl_nos = course.paid.slice(0, 3)
  const draft: HomeworkDraft = { proj_no, ms_no: null, crs_no: course.crs_no, crl_nos, hw_due_dt: null, hw_memo: '' }
  const set = (changes: Partial<HomeworkDraft> = {}) => staff.call(homework.create, { body: { ...draft, ...changes } })
  const own = async (person: Person = who) => (await person.call(homework.own, {})).query
  return { who, proj_no, course, crl_nos, set, own }
}
const finish = (user_no: number, crl_no: number) =>
  sql`insert into lecture_watches (user_no, crl_no, done_dt) values (${user_no}, ${crl_no}, now())`.execute(app.db)
const alarmsOf = async (who: Person) => (await who.call(alarms.list, { query: {} })).query
const seoulDay = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Seoul')::date + ${days}::int)::text as day`.execute(app.db)
  return rows[0]?.day ?? ''
}

test('homework lasts until the first meeting after it was set, and follows when that is cancelled', async () => {
  const { who, proj_no, crl_nos, set, own } = await start()
  await bookedAt(app, { inHours: -24, proj_no, client_no: who.client_no })
  await set()
  expect(await own()).toMatchObject([{ due_dt: null, is_until_meeting: true, has_seat: false }])
  const first = await bookedAt(app, { inHours: 48, proj_no, client_no: who.client_no })
  await bookedAt(app, { inHours: 96, proj_no, client_no: who.client_no })
  expect(await own()).toMatchObject([{ due_dt: await seoulDay(2) }])
  expect((await own())[0]?.lectures.map(({ crl_no }) => crl_no)).toEqual(crl_nos)
  await sql`update mr_schedules set mr_checked = 2 where ms_no = ${first}`.execute(app.db)
  expect(await own()).toMatchObject([{ due_dt: await seoulDay(4) }])
})

test('the meeting shows who of the company has finished what', async () => {
  const { who, proj_no, course, crl_nos, set, own } = await start()
  const colleague = await app.client({ client_no: who.client_no })
  const ms_no = await bookedAt(app, { inHours: 48, proj_no, client_no: who.client_no })
  await set({ proj_no: null, ms_no })
  const grant = { user_nos: [who.user_no], cs_days: null, cs_reason: '과제' }
  await staff.call(enrolments.grant, { params: { crs_no: course.crs_no }, body: grant })
  await finish(who.user_no, crl_nos[1] ?? 0)
  const { query } = await staff.call(homework.list, { query: { ms_no } })
  expect(query[0]?.people.find(({ user_no }) => user_no === who.user_no)).toMatchObject({
    has_seat: true,
    done: [crl_nos[1]],
  })
  expect(query[0]?.people.find(({ user_no }) => user_no === colleague.user_no)).toMatchObject({
    has_seat: false,
    done: [],
  })
  expect((await own())[0]?.lectures.map(({ is_done }) => is_done)).toEqual([false, true, false])
  expect((await staff.call(homework.list, { query: { proj_no } })).query).toHaveLength(1)
})

test('other companies see nothing of it, and once staff end it nobody does', async () => {
  const { proj_no, set, own } = await start()
  await set()
  expect(await own(await app.client())).toEqual([])
  const [made] = (await staff.call(homework.list, { query: { proj_no } })).query
  const params = { hw_no: made?.hw_no ?? 0 }
  await staff.call(homework.end, { params })
  expect(await own()).toEqual([])
  await expect(staff.call(homework.end, { params })).rejects.toMatchObject({ status: 404 })
})

test('lectures of another course, days that are over and projects that do not exist are refused', async () => {
  const { set } = await start()
  const other = await courseOnSale(app, staff.emp_no, {})
  await expect(set({ crl_nos: other.paid.slice(0, 1) })).rejects.toMatchObject({ status: 400 })
  await expect(set({ hw_due_dt: await seoulDay(-1) })).rejects.toMatchObject({
    fields: { hw_due_dt: expect.any(String) },
  })
  await expect(set({ proj_no: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(set({ proj_no: null })).rejects.toMatchObject({ status: 400 })
})

test('the day before, whoever has not finished is reminded once, by alarm and by mail', async () => {
  const { who, crl_nos, set } = await start()
  const diligent = await app.client({ client_no: who.client_no })
  await set({ hw_due_dt: await seoulDay(1) })
  for (const crl_no of crl_nos) await finish(diligent.user_no, crl_no)
  const before = (await alarmsOf(diligent)).length
  const boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  const due = async () => (await alarmsOf(who)).filter(({ al_title }) => al_title.startsWith('내일까지 볼 강의'))
  await boss.send(remindHomeworkJob.name, {})
  await expect.poll(async () => (await due()).length, { timeout: 20_000 }).toBe(1)
  const again = await boss.send(remindHomeworkJob.name, {})
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${again}`.execute(app.db)
        return rows[0]?.state
      },
      { timeout: 20_000 },
    )
    .toBe('completed')
  await boss.stop()
  expect(await due()).toMatchObject([{ al_count: 1 }])
  expect(await alarmsOf(diligent)).toHaveLength(before)
  const { rows } = await sql`select from outbox where ob_subject like '%내일까지 볼 강의%'`.execute(app.db)
  expect(rows).toHaveLength(1)
})
