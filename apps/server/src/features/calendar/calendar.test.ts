import { calendar } from '@crm/contract/features/calendar/calendar'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { iCalendar } from './ical.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let jun: Awaited<ReturnType<TestApp['staff']>>
let client_no: number

beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  const emp_scope = ['MyPageInfo', 'ScheduleGuide'] as const
  ;[mina, jun] = [await app.staff({ emp_scope: [...emp_scope] }), await app.staff({ emp_scope: [...emp_scope] })]
  client_no = await app.company('초록;언덕, 본사')
})

const subscribe = async (person: typeof mina) =>
  (await person.call(calendar.renew, { body: {} })).query[0]?.url as string

/** Lines put together again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('a calendar of one’s own meetings, in a form that calendars read', async () => {
  const proj_no = await projectOf(app, client_no, '투자 준비')
  const own = await bookedAt(app, { inHours: 5, by: [mina.emp_no], proj_no, client_no, mr_type: 3, mr_count: 2 })
  const juns = await bookedAt(app, { inHours: 6, by: [jun.emp_no], proj_no, client_no })
  const cancelled = await bookedAt(app, { inHours: 7, by: [mina.emp_no], proj_no, client_no, mr_checked: 2 })
  const waiting = await bookedAt(app, { inHours: 8, by: [mina.emp_no], proj_no, client_no, state: 2 })

  expect((await mina.call(calendar.read)).query).toEqual([])
  const url = await subscribe(mina)
  expect(url).toMatch(/\/crm\/v3\/calendar\/[\w-]{43}\.ics$/)
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain('SUMMARY:초록\\;언덕\\, 본사 가이드미팅 2회차\r\n')
  expect(text).toContain(`UID:meeting-${own}@`)
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
  for (const other of [juns, cancelled, waiting]) expect(text).not.toContain(`UID:meeting-${other}@`)
  expect((await mina.call(calendar.read)).query[0]?.read_dt).not.toBeNull()
})

test('times are the meeting’s, whatever zone they are read in', async () => {
  const ms_no = await bookedAt(app, { inHours: 3, by: [jun.emp_no] })
  await sql`update mr_schedules set start_dt = '2031-01-02 09:00+09', end_dt = '2031-01-02 10:30+09' where ms_no = ${ms_no}`.execute(
    app.db,
  )
  const text = await (await fetch(await subscribe(jun))).text()
  expect(text).toContain('DTSTART:20310102T000000Z')
  expect(text).toContain('DTEND:20310102T013000Z')
})

test('a new link ends the old one; a revoked one and a leaver’s end at once; a guessed one never was', async () => {
  const kim = await app.staff({ emp_scope: ['MyPageInfo'] })
  const first = await subscribe(kim)
  const second = await subscribe(kim)
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(second)).status).toBe(200)
  await kim.call(calendar.revoke)
  expect((await fetch(second)).status).toBe(404)
  const third = await subscribe(kim)
  await sql`update employees set emp_state = 3 where emp_no = ${kim.emp_no}`.execute(app.db)
  expect((await fetch(third)).status).toBe(404)
  expect((await fetch(`${app.url}/crm/v3/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404)
  const { rows } =
    await sql`select from calendar_feeds where secret_hash = ${Buffer.from(third.slice(-47, -4))}`.execute(app.db)
  expect(rows).toEqual([])
})

test('no letter is cut in two, and line breaks stay inside their field', () => {
  const event = {
    uid: '1',
    start: '20310102T000000Z',
    end: '20310102T010000Z',
    sequence: 1,
    location: '',
    description: '가\n나\r\n다\rBEGIN:VALARM\u0000\u0085',
  }
  const text = iCalendar('이름', [{ ...event, summary: '가나다😀'.repeat(40) }], new Date('2031-01-01T00:00:00Z'))
  expect(unfolded(text)).toContain(`SUMMARY:${'가나다😀'.repeat(40)}\r\n`)
  expect(unfolded(text)).toContain('DESCRIPTION:가\\n나\\n다\\nBEGIN:VALARM\r\n')
  expect(text).toContain('DTSTAMP:20310101T000000Z')
})

test('guide meetings by project and round; whoever has none planned comes first, with a suggestion', async () => {
  const [idle, busy, fresh] = [
    await projectOf(app, client_no, '쉬는 프로젝트'),
    await projectOf(app, client_no, '바쁜 프로젝트'),
    await projectOf(app, client_no, '새 프로젝트'),
  ]
  await sql`update projects set progress_status = 'guide' where proj_no in (${idle}, ${busy}, ${fresh})`.execute(app.db)
  await sql`insert into project_employees (proj_no, emp_no, pe_type) values (${idle}, ${jun.emp_no}, 'manager')`.execute(
    app.db,
  )
  const guide = (proj_no: number, inHours: number, mr_count: number, mr_checked = 1) =>
    bookedAt(app, { inHours, proj_no, client_no, mr_type: 3, mr_count, mr_checked })
  const first = await guide(idle, -24 * 15, 1)
  const second = await guide(idle, -24 * 8, 2)
  await guide(idle, -24 * 2, 3, 2)
  await guide(busy, -24 * 8, 1)
  await guide(busy, 24 * 3, 2, 0)

  const { query } = await mina.call(calendar.guides)
  const row = (proj_no: number) => query.find((project) => project.proj_no === proj_no)
  expect(query[0]?.proj_no).toBe(fresh)
  expect(row(fresh)).toMatchObject({ rounds: [], next_count: 1, next_dt: null })
  expect(row(idle)?.rounds.map(({ ms_no }) => ms_no)).toEqual([first, second])
  // Whoever books the next round puts them in charge of it.
  expect(row(idle)).toMatchObject({ next_count: 3, managers: [{ emp_no: jun.emp_no, emp_name: expect.any(String) }] })
  expect(row(busy)?.managers).toEqual([])
  const last = row(idle)?.rounds[1]?.start_dt as string
  const next = row(idle)?.next_dt as string
  expect(next).toMatch(/:(00|15|30|45)$/)
  const days = (Date.parse(next.replace(' ', 'T')) - Date.parse(last.replace(' ', 'T'))) / 86_400_000
  expect(days).toBeLessThanOrEqual(14)
  expect(days).toBeGreaterThan(14 - 15 / (24 * 60))
  expect(row(busy)).toMatchObject({ next_count: 3, next_dt: null })
  const due = (await mina.call(calendar.guides, { query: { is_due: 1 } })).query.map(({ proj_no }) => proj_no)
  expect(due).toContain(idle)
  expect(due).not.toContain(busy)
  expect(
    (await mina.call(calendar.guides, { query: { keyword: '바쁜' } })).query.map(({ proj_no }) => proj_no),
  ).toEqual([busy])
  expect((await mina.call(calendar.guides, { query: { is_own: 1 } })).total).toBe(0)
  const { total } = await mina.call(calendar.guides)
  expect(total).toBeGreaterThanOrEqual(3)
  expect(await mina.call(calendar.guides, { query: { offset: 500 } })).toMatchObject({ query: [], total })
})
