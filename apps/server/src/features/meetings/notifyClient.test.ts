import { alimtalk, alimtalkMessages, unsentAs } from '@crm/contract/features/alimtalk/alimtalk'
import { placeForClient } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { outbox } from '@crm/contract/features/outbox/outbox'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  type AlimtalkFixture,
  alimtalkFixture,
  always,
  makeJobsDue,
  noQuietHours,
  receiverOf,
} from '../../testing/fixtures/alimtalkFixture.ts'

/** The night, until a test ends it. */
const quiet = { ...always }
let demo: AlimtalkFixture
let night: AlimtalkFixture
beforeAll(async () => {
  demo = await alimtalkFixture({ config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: noQuietHours } } })
  night = await alimtalkFixture({ config: { alimtalk: { solapi: undefined, quiet } } })
})

const soon = <Found>(read: () => Promise<Found>) => expect.poll(read, { timeout: 20_000, interval: 200 })

const read = async ({ mina }: AlimtalkFixture, ms_no: number) => mina.call(alimtalk.read, { query: { ms_no } })
const changeOf = async (fixture: AlimtalkFixture, ms_no: number) => (await read(fixture, ms_no)).meeting.change
const textOf = async ({ mina }: AlimtalkFixture, ms_no: number, template_name: string) =>
  (await mina.call(alimtalk.preview, { query: { ms_no, template_name, recvname: '이담당' } })).query[0]?.text

const sendNotice = ({ mina }: AlimtalkFixture, ms_no: number, template_name: string, changes: object = {}) =>
  mina.call(alimtalk.send, {
    body: { template_name, ms_no, receivers: [receiverOf('01033334444')], ...changes },
  })

const day = '2099-03-04'
const moveTo = ({ mina }: AlimtalkFixture, ms_no: number, from: string, until: string) =>
  mina.call(meetings.move, { params: { ms_no }, body: { start_dt: `${day} ${from}`, end_dt: `${day} ${until}` } })
const visit = ({ mina }: AlimtalkFixture, ms_no: number, mr_checked: 0 | 2) =>
  mina.call(meetings.visit, { params: { ms_no }, body: { mr_checked } })

/** A general meeting in the year 2099, at ten. */
const meetingAtTen = async (fixture: AlimtalkFixture, mr_type = 2) => {
  const ms_no = await fixture.meeting({ mr_type })
  await sql`update mr_schedules set start_dt = '2099-03-04 10:00', end_dt = '2099-03-04 11:00' where ms_no = ${ms_no}`.execute(
    fixture.app.db,
  )
  return ms_no
}

test('places as the client is told: our room with our address, their office, online with its link', () => {
  const at = (mr_way: string, mr_name: string | null, mr_text: string | null) =>
    placeForClient({ mr_way, mr_name, mr_text }, '서울특별시 강남구 테헤란로 123, 8층')
  expect(at('visit', '2층 대회의실', null)).toBe('2층 대회의실 (서울특별시 강남구 테헤란로 123, 8층)')
  expect(at('outer', null, '고객사 사무실')).toBe('귀사 사무실')
  expect(at('outer', null, '강남역 1번 출구')).toBe('강남역 1번 출구')
  expect(at('outer', null, null)).toBe('외부 (장소는 담당자가 따로 알려 드려요)')
  expect(at('zoom', null, 'Zoom 회의')).toBe('온라인(Zoom) · 접속 링크는 담당자가 따로 보내 드려요')
  expect(at('zoom', null, '링크 https://zoom.us/j/1')).toBe('온라인(Zoom) · https://zoom.us/j/1')
  expect(placeForClient({ mr_way: 'visit', mr_name: '소회의실', mr_text: null }, null)).toBe('소회의실')
})

test('a general meeting that is moved can be told of, from what the client knew to what is now', async () => {
  const ms_no = await meetingAtTen(demo)
  expect(await changeOf(demo, ms_no)).toBeNull()
  await expect(sendNotice(demo, ms_no, 'meeting_moved')).rejects.toMatchObject({
    status: 409,
    message: alimtalkMessages.unchanged,
  })
  await moveTo(demo, ms_no, '14:00', '15:00')
  await moveTo(demo, ms_no, '16:30', '17:30')
  expect(await changeOf(demo, ms_no)).toEqual({
    template_name: 'meeting_moved',
    title: '미팅 일정 변경 안내',
    told_dt: null,
  })
  const text = await textOf(demo, ms_no, 'meeting_moved')
  expect(text?.split('\n').slice(3)).toEqual([
    '■ 미팅: 일반미팅',
    '■ 이전: 2099년 3월 4일 수요일 오전 10시',
    '■ 변경: 2099년 3월 4일 수요일 오후 4시 30분',
    '■ 장소: 외부 (장소는 담당자가 따로 알려 드려요)',
  ])
  await sendNotice(demo, ms_no, 'meeting_moved')
  expect((await changeOf(demo, ms_no))?.told_dt).not.toBeNull()
  await soon(async () => (await read(demo, ms_no)).query).toMatchObject([
    { template_title: '미팅 일정 변경 안내', recvname: '이담당', at_state: 'delivered' },
  ])
  const { query } = await demo.app.call(outbox.list)
  expect(query.find(({ ob_text }) => ob_text === text)).toMatchObject({ channel: 'alimtalk', ob_to: '01033334444' })
  // What changes after the client was told is another change.
  await moveTo(demo, ms_no, '18:00', '19:00')
  expect(await textOf(demo, ms_no, 'meeting_moved')).toContain('■ 이전: 2099년 3월 4일 수요일 오후 4시 30분')
})

test('a changed place is told with the old one', async () => {
  const ms_no = await meetingAtTen(demo)
  const body = {
    state: 1,
    mr_way: 'outer',
    mr_type: 2,
    mr_no: 'external',
    mr_count: 1,
    mr_text: '고객사 사무실',
    start_dt: `${day} 10:00`,
    end_dt: `${day} 11:00`,
  } as const
  await demo.mina.call(meetings.wait, { params: { ms_no }, body })
  const text = await textOf(demo, ms_no, 'meeting_moved')
  expect(text).toContain('■ 이전: 2099년 3월 4일 수요일 오전 10시, 외부 (장소는')
  expect(text).toContain('■ 장소: 귀사 사무실')
})

test('waiting, cancelled and restored each have their message; what is taken back needs none', async () => {
  const ms_no = await meetingAtTen(demo, 3)
  await demo.mina.call(meetings.wait, { params: { ms_no }, body: { state: 2 } })
  expect(await changeOf(demo, ms_no)).toMatchObject({ template_name: 'meeting_waiting' })
  expect(await textOf(demo, ms_no, 'meeting_waiting')).toContain('■ 일시: 2099년 3월 4일 수요일 오전 10시')
  await sendNotice(demo, ms_no, 'meeting_waiting')
  const { query } = await demo.mina.call(meetings.detail, { params: { ms_no } })
  const { mr_way, mr_type, mr_no, mr_text } = query[0] ?? {}
  const again = { start_dt: `${day} 13:00`, end_dt: `${day} 14:00`, mr_count: 1, mr_text: mr_text ?? undefined }
  await soon(async () => (await read(demo, ms_no)).query[0]?.at_state).toBe('delivered')
  await demo.mina.call(meetings.wait, { params: { ms_no }, body: { state: 1, mr_way, mr_type, mr_no, ...again } })
  expect(await changeOf(demo, ms_no)).toMatchObject({ template_name: 'meeting_restored', told_dt: null })
  expect(await textOf(demo, ms_no, 'meeting_restored')).toContain('오후 1시')

  const other = await meetingAtTen(demo)
  await visit(demo, other, 2)
  expect(await changeOf(demo, other)).toMatchObject({ template_name: 'meeting_cancelled' })
  await visit(demo, other, 0)
  expect(await changeOf(demo, other)).toBeNull()
})

test('of what has begun nobody is told any more', async () => {
  for (const [inHours, mr_checked] of [
    [-2, 2],
    [-0.5, 2],
  ] as const) {
    const ms_no = await demo.meeting({ inHours, mr_type: 2 })
    await visit(demo, ms_no, mr_checked)
    expect((await read(demo, ms_no)).meeting.may_tell).toBe(false)
    await expect(sendNotice(demo, ms_no, 'meeting_cancelled')).rejects.toMatchObject({
      status: 409,
      message: alimtalkMessages.begun,
    })
  }
})

test('at night the newest is told in the morning; a meeting that is back where it was is not spoken of', async () => {
  const [moved, back] = [await meetingAtTen(night), await meetingAtTen(night)]
  for (const ms_no of [moved, back]) {
    await moveTo(night, ms_no, '14:00', '15:00')
    await sendNotice(night, ms_no, 'meeting_moved')
  }
  await moveTo(night, moved, '16:00', '17:00')
  await moveTo(night, back, '10:00', '11:00')
  expect(await textOf(night, moved, 'meeting_moved')).toContain('■ 이전: 2099년 3월 4일 수요일 오전 10시')
  Object.assign(quiet, noQuietHours)
  const outcome = async (ms_no: number) => {
    await makeJobsDue(night)
    return (await read(night, ms_no)).query[0]
  }
  await soon(() => outcome(moved)).toMatchObject({ at_state: 'delivered' })
  await soon(() => outcome(back)).toMatchObject({ at_state: 'failed', at_outcome: unsentAs.unchanged })
})

test('a mail goes to those with an address, the representative is marked, and who cannot be reached is said', async () => {
  const { app } = demo
  const ms_no = await meetingAtTen(demo)
  const client_no = await app.company('편지상사')
  await sql`update clients set client_rep_name = '최대표' where client_no = ${client_no}`.execute(app.db)
  const writer = await app.client({ client_no })
  await sql`update users set user_name = '한메일', user_email = 'mail@letters.example', user_phone = null where user_no = ${writer.user_no}`.execute(
    app.db,
  )
  await sql`update mr_schedules set client_no = ${client_no} where ms_no = ${ms_no}`.execute(app.db)
  await moveTo(demo, ms_no, '14:00', '15:00')
  expect((await read(demo, ms_no)).meeting.contacts).toEqual([
    { name: '한메일', number: null, email: 'mail@letters.example', is_rep: false },
    { name: '최대표', number: null, email: null, is_rep: true },
  ])
  const receivers = [receiverOf('mail@letters.example')]
  await expect(sendNotice(demo, ms_no, 'meeting_moved', { receivers })).rejects.toMatchObject({ status: 400 })
  const stranger = [receiverOf('stranger@letters.example')]
  await expect(sendNotice(demo, ms_no, 'meeting_moved', { receivers: stranger, way: 'mail' })).rejects.toMatchObject({
    status: 400,
    message: alimtalkMessages.notAContact,
  })
  await sendNotice(demo, ms_no, 'meeting_moved', { receivers, way: 'mail' })
  await soon(async () => (await read(demo, ms_no)).query).toMatchObject([{ at_way: 'mail', at_state: 'delivered' }])
  const { query } = await demo.app.call(outbox.list)
  expect(query.find(({ ob_to }) => ob_to === 'mail@letters.example')).toMatchObject({
    channel: 'mail',
    ob_subject: '[빌더스컨설팅] 미팅 일정 변경 안내',
    ob_text: expect.stringContaining('■ 변경: 2099년 3월 4일 수요일 오후 2시'),
  })
})
