import { meetings } from '@crm/contract/features/meetings/meetings'
import { meetingTitles } from '@crm/contract/features/meetings/meetings.columns'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { columnIn, sheetIn } from '../../testing/files/spreadsheets.ts'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>

beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ emp_scope: ['ScheduleMeeting'] })
})

const guest = (client_name: string) => ({
  mr_info: { client_name, client_contact: [{ name: '김손님', number: '01012345678' }] },
})

test('meetings in the order of their visitors and kinds, both ways; by time when nothing is said', async () => {
  const by = [mina.emp_no]
  const nara = await bookedAt(app, { inHours: 30, by, mr_type: 1, ...guest('나라') })
  const gaon = await bookedAt(app, { inHours: 50, by, mr_type: 3, ...guest('가온') })
  const dasom = await bookedAt(app, { inHours: 40, by, mr_type: 2, ...guest('다솜') })
  const order = async (query: object) =>
    (await mina.call(meetings.list, { query: { emp_no: mina.emp_no, ...query } })).query.map(({ ms_no }) => ms_no)
  expect(await order({})).toEqual([nara, dasom, gaon])
  expect(await order({ desc: 1 })).toEqual([gaon, dasom, nara])
  expect(await order({ sort: 'client_name' })).toEqual([gaon, nara, dasom])
  expect(await order({ sort: 'client_name', desc: 1 })).toEqual([dasom, nara, gaon])
  expect(await order({ sort: 'mr_type' })).toEqual([nara, dasom, gaon])
})

test('one’s own meetings are where they were moved to, on every page, and their total follows', async () => {
  const sora = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  const by = [sora.emp_no]
  const [first, second, third] = [
    await bookedAt(app, { inHours: 30, by }),
    await bookedAt(app, { inHours: 40, by }),
    await bookedAt(app, { inHours: 50, by }),
  ]
  const own = async (query: object = {}) => {
    const { query: rows, total } = await sora.call(meetings.list, { query: { is_own: 1, limit: 2, ...query } })
    return { nos: rows.map(({ ms_no }) => ms_no), total }
  }
  expect(await own()).toEqual({ nos: [first, second], total: 3 })
  await sql`update mr_schedules set start_dt = start_dt + interval '3 days', end_dt = end_dt + interval '3 days'
    where ms_no = ${first}`.execute(app.db)
  expect(await own()).toEqual({ nos: [second, third], total: 3 })
  expect(await own({ offset: 2 })).toEqual({ nos: [first], total: 3 })
  expect(await own({ desc: 1 })).toEqual({ nos: [first, third], total: 3 })
  await app.db.deleteFrom('mr_schedules').where('ms_no', '=', second).execute()
  expect(await own()).toEqual({ nos: [third, first], total: 2 })
})

test('a status in one word finds the same as state and visit together', async () => {
  const jun = await app.staff()
  const by = [jun.emp_no]
  const made = {
    planned: await bookedAt(app, { inHours: 20, by }),
    visited: await bookedAt(app, { inHours: -20, by, mr_checked: 1 }),
    cancelled: await bookedAt(app, { inHours: 21, by, mr_checked: 2 }),
    waiting: await bookedAt(app, { inHours: 22, by, state: 2 }),
  }
  for (const [status, ms_no] of Object.entries(made)) {
    const { query } = await jun.call(meetings.list, { query: { is_own: 1, status: status as keyof typeof made } })
    expect(query.map((row) => row.ms_no)).toEqual([ms_no])
  }
})

test('rows carry mr_info: a company’s name and contacts, or those of other visitors', async () => {
  const yuna = await app.staff()
  const client_no = await app.company('초록언덕')
  await bookedAt(app, { inHours: 20, by: [yuna.emp_no], client_no, proj_no: await projectOf(app, client_no) })
  await bookedAt(app, { inHours: 30, by: [yuna.emp_no], ...guest('지나가던 회사') })
  const { query } = await yuna.call(meetings.list, { query: { is_own: 1 } })
  expect(query.map(({ mr_info }) => mr_info.client_name)).toEqual(['초록언덕', '지나가던 회사'])
  expect(query[1]?.mr_info.client_contact).toEqual([{ name: '김손님', number: '01012345678' }])
  const { query: coming } = await yuna.call(meetings.dday)
  expect(coming.map(({ mr_info }) => mr_info.client_name)).toEqual(['초록언덕', '지나가던 회사'])
})

test('the list as an Excel file: the same filter, the same order, for those who book', async () => {
  const sora = await app.staff({ emp_scope: ['MyPageMeeting'] })
  await bookedAt(app, { inHours: 30, by: [sora.emp_no], ...guest('엑셀 둘') })
  await bookedAt(app, { inHours: 40, by: [sora.emp_no], ...guest('엑셀 하나') })
  const fetchExcel = (token: string) =>
    fetch(`${app.url}/crm/v3/mr_schedules/excel?is_own=1&sort=client_name&desc=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const response = await fetchExcel(sora.token)
  expect(response.status).toBe(200)
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /미팅 일정_\d{4}-\d\d-\d\d\.xlsx$/,
  )
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  expect(columnIn(sheet, 'C')).toEqual([meetingTitles.client_name, '엑셀 하나', '엑셀 둘'])
  expect(sheet).toContain('김손님 010-1234-5678')
  expect((await fetchExcel((await app.staff({ emp_scope: ['MemberList'] })).token)).status).toBe(403)
})
