import { alarms } from '@crm/contract/features/alarms/alarms'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { showDateTime } from '@crm/contract/kit/dates'
import { beforeAll, expect, test } from 'vitest'
import { type BookingFixture, bookingFixture } from '../../testing/fixtures/bookingFixture.ts'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let fixture: BookingFixture
let client: Person
let other: Person
let waiting: Person
beforeAll(async () => {
  fixture = await bookingFixture()
  const { app, client_no } = fixture
  client = await app.client({ client_no })
  waiting = await app.client({ client_no, client_state: 2 })
  other = await app.client()
})

const newOf = async (person: Person) => (await person.call(alarms.newList)).query
const titlesOf = async (person: Person) => (await newOf(person)).map(({ al_title }) => al_title)
const checkAll = () => client.call(alarms.checkAll, { body: { state: 2 } })

test('the company gets alarms about its meetings to come, in its own words, and nobody else does', async () => {
  const { mina, book, freshDay } = fixture
  const meeting = await book({ mr_comment: '비밀 메모' })
  const [alarm] = await newOf(client)
  expect(alarm).toMatchObject({ al_title: '미팅이 잡혔어요', al_count: 1 })
  expect(alarm?.al_body).toContain(`${showDateTime(meeting.start_dt)}–`)
  expect(alarm?.al_link).toMatch(/^\/client\//)
  expect(JSON.stringify(alarm)).not.toMatch(/비밀|담당/)

  const day = freshDay()
  const titleAfter = async (change: Promise<unknown>) => {
    await change
    return (await newOf(client))[0]?.al_title
  }
  const moved = { start_dt: `${day} 14:00`, end_dt: `${day} 15:00` }
  expect(await titleAfter(mina.call(meetings.move, { params: meeting, body: moved }))).toBe(
    '미팅 시간이나 장소가 바뀌었어요',
  )
  expect(await titleAfter(mina.call(meetings.visit, { params: meeting, body: { mr_checked: 2 } }))).toBe(
    '미팅이 취소되었어요',
  )
  const second = await book()
  expect(await titleAfter(mina.call(meetings.wait, { params: second, body: { state: 2 } }))).toMatch(
    /^미팅이 미뤄졌어요/,
  )
  const third = await book()
  expect(await titleAfter(mina.call(meetings.remove, { params: third }))).toBe('미팅이 취소되었어요')

  // Several in a row about one meeting are one alarm.
  expect(await newOf(client)).toHaveLength(3)
  expect(await newOf(other)).toEqual([])
  const { total } = await fixture.app.db
    .selectFrom('alarms')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_no', '=', waiting.user_no)
    .executeTakeFirstOrThrow()
  expect(total).toBe(0)
})

test('what is marked or changed of a meeting that has been concerns nobody there', async () => {
  const { app, mina, client_no } = fixture
  await checkAll()
  const ms_no = await bookedAt(app, { inHours: -5, by: [mina.emp_no], client_no })
  await mina.call(meetings.visit, { params: { ms_no }, body: { mr_checked: 2 } })
  expect(await newOf(client)).toEqual([])
})

test('minutes and points: the company gets an alarm once it can see them', async () => {
  const { app, client_no } = fixture
  await checkAll()
  const writer = await app.staff({ emp_scope: ['ScheduleRecord', 'ScheduleMeeting', 'ClientVcList'] })
  const ms_no = await bookedAt(app, { inHours: -5, by: [writer.emp_no], client_no })
  const body = { ms_no, proj_no: null, mrd_content: '계획을 정했어요.', mrd_secret: '속마음' }
  await writer.call(minutes.create, { body: body as never })
  expect(await titlesOf(client)).toEqual(['회의록이 공개되었어요'])
  await writer.call(pocket.add, { body: { client_no, cl_amount: 30_000, reason: '가입 축하' } })
  await writer.call(pocket.add, { body: { client_no, cl_amount: -1_000, reason: '실수' } })
  const found = await newOf(client)
  expect(found.map(({ al_title }) => al_title)).toEqual([
    '1,000 포켓이 회수되었어요',
    '30,000 포켓이 지급되었어요',
    '회의록이 공개되었어요',
  ])
  expect(found[0]).toMatchObject({ al_body: '잔액 29,000 포켓', al_link: '/client/pocket' })
  expect(JSON.stringify(found)).not.toMatch(/속마음|실수/)
  expect(await newOf(other)).toEqual([])
})
