import { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { urlOf } from '@crm/contract/kit/client'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, type MeetingDraft, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

type Client = Person & { client_no: number }

const meetingOf = async (client: Client, draft: Partial<MeetingDraft> = {}) => {
  const proj_no = draft.proj_no ?? (await projectOf(app, client.client_no))
  return bookedAt(app, { inHours: 48, client_no: client.client_no, ...draft, proj_no })
}

const list = async (client: Client, query: Partial<QueryOf<typeof portalMeetings.list>> = {}) =>
  (await client.call(portalMeetings.list, { query })).query

const detail = async (client: Client, ms_no: number) =>
  (await client.call(portalMeetings.detail, { params: { ms_no } })).query[0]

const change = (ms_no: number, columns: Record<string, unknown>) =>
  app.db.updateTable('mr_schedules').set(columns).where('ms_no', '=', ms_no).execute()

const fileOf = (client: Client, ms_no: number) =>
  fetch(`${app.url}${urlOf(portalMeetings.calendarFile, { params: { ms_no } })}`, {
    headers: { authorization: `Bearer ${client.token}` },
  })

test('a client sees its own meetings in their order, without anything internal', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const mina = await app.staff({ user_name: '김미나' })
  const later = await meetingOf(client, { inHours: 72, by: [mina.emp_no] })
  const sooner = await meetingOf(client, { inHours: 24 })
  const past = await meetingOf(client, { inHours: -72, mr_checked: 1 })
  const foreign = await meetingOf(other)
  await change(later, { mr_comment: '비밀 메모' })

  const rows = await list(client)
  expect(rows.map(({ ms_no }) => ms_no)).toEqual([past, sooner, later])
  expect(rows.map(({ status, is_over }) => [status, is_over])).toEqual([
    ['visited', true],
    ['planned', false],
    ['planned', false],
  ])
  expect(rows[2]).toMatchObject({ managers: ['김미나'], moved_from: null })
  expect(JSON.stringify(rows)).not.toMatch(/비밀|emp_no|client_no|"rev"/)
  expect((await list(client, { desc: 1, limit: 1 })).map(({ ms_no }) => ms_no)).toEqual([later])
  await expect(detail(client, foreign)).rejects.toMatchObject({ status: 404 })
  expect((await fileOf(client, foreign)).status).toBe(404)
})

test('meetings are narrowed by project and by days', async () => {
  const client = await app.client()
  const proj_no = await projectOf(app, client.client_no)
  const ours = await meetingOf(client, { proj_no })
  await meetingOf(client)
  const elsewhere = await projectOf(app, await app.company())
  const rows = await list(client, { proj_no })
  expect(rows.map(({ ms_no }) => ms_no)).toEqual([ours])
  expect(await list(client, { proj_no: elsewhere })).toEqual([])
  const day = rows[0]?.ms_dt ?? ''
  expect(await list(client, { proj_no, start_dt: day, end_dt: day })).toHaveLength(1)
  expect(await list(client, { proj_no, end_dt: '2020-01-01' })).toEqual([])
})

test('a meeting that waits or is cancelled says so until it is past, then it is gone', async () => {
  const client = await app.client()
  const [waiting, cancelled] = [
    await meetingOf(client, { inHours: 24, state: 2 }),
    await meetingOf(client, { inHours: 48, mr_checked: 2 }),
  ]
  await meetingOf(client, { inHours: -48, mr_checked: 2 })
  expect((await list(client)).map(({ ms_no, status }) => [ms_no, status])).toEqual([
    [waiting, 'waiting'],
    [cancelled, 'cancelled'],
  ])
})

test('a moved meeting says when and where it was agreed first, until it is past or back', async () => {
  const client = await app.client()
  const ms_no = await meetingOf(client)
  const before = await detail(client, ms_no)
  const moved = (days: number) => ({
    start_dt: sql`start_dt + ${days} * interval '1 day'`,
    end_dt: sql`end_dt + ${days} * interval '1 day'`,
  })
  await change(ms_no, moved(1))
  await change(ms_no, { mr_text: '고객사 사무실' })
  expect((await detail(client, ms_no))?.moved_from).toEqual({
    start_dt: before?.start_dt,
    end_dt: before?.end_dt,
    mr_way: 'visit',
    mr_name: null,
    mr_text: null,
  })
  await change(ms_no, { ...moved(-1), mr_text: null })
  expect((await detail(client, ms_no))?.moved_from).toBeNull()
  await change(ms_no, moved(-9))
  expect(await detail(client, ms_no)).toMatchObject({ is_over: true, moved_from: null })
})

test('a mark of a visit is no change that a client is shown', async () => {
  const client = await app.client()
  const ms_no = await meetingOf(client)
  await change(ms_no, { mr_checked: 1, mr_comment: '왔음' })
  expect((await detail(client, ms_no))?.moved_from).toBeNull()
})

test('the calendar file has Korea time, a lasting name, escaped words and lines of 75 octets', async () => {
  const client = await app.client()
  const name = `세미콜론; 쉼표, 그리고 아주 길어서 한 줄에 다 들어가지 않는 프로젝트 이름이에요`
  const ms_no = await meetingOf(client, { proj_no: await projectOf(app, client.client_no, name) })
  await change(ms_no, { start_dt: '2027-01-04 10:00+09', end_dt: '2027-01-04 11:00+09', mr_text: '고객사 사무실' })
  const answer = await fileOf(client, ms_no)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = await answer.text()
  const lines = file.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Seoul',
      `UID:meeting-${ms_no}@127.0.0.1`,
      'DTSTART;TZID=Asia/Seoul:20270104T100000',
      'DTEND;TZID=Asia/Seoul:20270104T110000',
      'SUMMARY:빌더스컨설팅 일반미팅 1회차',
      'LOCATION:귀사 사무실',
      `DESCRIPTION:프로젝트: ${name.replaceAll(/[;,]/g, (letter) => `\\${letter}`)}`,
    ]),
  )
})

test('what does not take place cannot be put into a calendar', async () => {
  const client = await app.client()
  const [waiting, cancelled] = [await meetingOf(client, { state: 2 }), await meetingOf(client, { mr_checked: 2 })]
  expect([(await fileOf(client, waiting)).status, (await fileOf(client, cancelled)).status]).toEqual([409, 409])
})
