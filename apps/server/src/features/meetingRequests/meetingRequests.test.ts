import { alarms } from '@crm/contract/features/alarms/alarms'
import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type BookingFixture, bookingFixture } from '../../testing/fixtures/bookingFixture.ts'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let fixture: BookingFixture
let app: BookingFixture['app']
let mina: BookingFixture['mina']
let client: Person & { client_no: number }
let colleague: Person & { client_no: number }
let other: Person & { client_no: number }
beforeAll(async () => {
  fixture = await bookingFixture()
  ;({ app, mina } = fixture)
  client = await app.client({ client_no: fixture.client_no, user_name: '한지민', user_email: 'han@green.example' })
  colleague = await app.client({ client_no: fixture.client_no })
  other = await app.client()
})

const wishes = () => [`${fixture.freshDay()} 10:00`, `${fixture.freshDay()} 14:30`]

const askMove = async (ms_no: number, by = client) => {
  const body = { words: '출장이 잡혔어요.', wishes: wishes() }
  const { query } = await by.call(meetingRequests.requestMove, { params: { ms_no }, body })
  return query[0] as (typeof query)[number]
}
const askMeeting = async (proj_no: number, by = client) => {
  const body = { proj_no, mr_way: 'zoom', words: '다음 단계를 상의하고 싶어요.', wishes: wishes() } as const
  const { query } = await by.call(meetingRequests.requestMeeting, { body })
  return query[0] as (typeof query)[number]
}
const requestsOf = async (by: Person, filter: { ms_no?: number; proj_no?: number; state?: 'asked' } = {}) =>
  (await by.call(meetingRequests.list, { query: { ...filter, limit: 100 } })).query
const own = async (mq_no: number, by = client) =>
  (await by.call(meetingRequests.ofClient, { query: { limit: 100 } })).query.find((row) => row.mq_no === mq_no)
const alarmsOf = async (by: Person) => (await by.call(alarms.newList, { query: { limit: 100 } })).query
const mailsTo = async (to: string) =>
  (await sql<{ ob_text: string }>`select ob_text from outbox where ob_to = ${to} order by ob_no desc`.execute(app.db))
    .rows

const refused = (status: number) => ({ status })

test('a client asks to move a meeting once; its people see it and the meeting says so', async () => {
  const { ms_no, start_dt } = await fixture.book()
  const request = await askMove(ms_no)
  expect(request).toMatchObject({ kind: 'move', state: 'asked', ms_no, from_dt: start_dt, user_name: '한지민' })
  expect(request.wishes).toHaveLength(2)
  await expect(askMove(ms_no)).rejects.toMatchObject(refused(409))
  await expect(askMove(ms_no, colleague)).rejects.toMatchObject(refused(409))
  const shown = await client.call(portalMeetings.detail, { params: { ms_no } })
  expect(shown.query[0]?.is_move_asked).toBe(true)
  expect(await requestsOf(mina, { ms_no })).toMatchObject([{ mq_no: request.mq_no, client_name: '초록언덕' }])
  expect((await alarmsOf(mina)).map(({ al_title, al_link }) => [al_title, al_link])).toContainEqual([
    '초록언덕에서 미팅 시간 변경을 요청했어요',
    `/?ms_no=${ms_no}`,
  ])
})

test('past, cancelled and other companies’ meetings and projects are out of reach', async () => {
  const { ms_no } = await fixture.book()
  await expect(askMove(ms_no, other)).rejects.toMatchObject(refused(404))
  await expect(askMeeting(await fixture.project(), other)).rejects.toMatchObject(refused(400))
  await sql`update mr_schedules set mr_checked = 2 where ms_no = ${ms_no}`.execute(app.db)
  await expect(askMove(ms_no)).rejects.toMatchObject(refused(409))
  const past = await fixture.book({ mr_way: 'outer' })
  await sql`update mr_schedules set start_dt = now() - interval '2 hours', end_dt = now() - interval '1 hour'
    where ms_no = ${past.ms_no}`.execute(app.db)
  await expect(askMove(past.ms_no)).rejects.toMatchObject(refused(409))

  const { mq_no } = await askMeeting(await fixture.project())
  expect(await own(mq_no, other)).toBeUndefined()
  await expect(other.call(meetingRequests.withdraw, { params: { mq_no }, body: {} })).rejects.toMatchObject(
    refused(404),
  )
})

test('wishes are one to three times to come', async () => {
  const proj_no = await fixture.project()
  const ask = (times: string[]) =>
    client.call(meetingRequests.requestMeeting, { body: { proj_no, mr_way: 'visit', words: '상담', wishes: times } })
  const [one = '', two = ''] = wishes()
  for (const wrong of [[], [one, one], [one, two, ...wishes()], ['2020-01-01 10:00']])
    await expect(ask(wrong)).rejects.toMatchObject({ status: 400, fields: { wishes: expect.any(String) } })
})

test('whoever moves the meeting answers the wish, and the client is sent a mail', async () => {
  const { ms_no } = await fixture.book()
  const { mq_no } = await askMove(ms_no)
  const day = fixture.freshDay()
  const body = { start_dt: `${day} 15:00`, end_dt: `${day} 16:00` }
  await mina.call(meetings.move, { params: { ms_no }, body })
  expect(await own(mq_no)).toMatchObject({ state: 'answered', start_dt: `${day} 15:00` })
  expect((await mailsTo('han@green.example'))[0]?.ob_text).toContain(`${day} 15:00`)
})

test('a move that is taken back at once opens the wish again, and the client is sent another mail', async () => {
  const { ms_no, start_dt, end_dt } = await fixture.book()
  const { mq_no } = await askMove(ms_no)
  const day = fixture.freshDay()
  const moveTo = (from: string, to: string) =>
    mina.call(meetings.move, { params: { ms_no }, body: { start_dt: from, end_dt: to } })
  await moveTo(`${day} 15:00`, `${day} 16:00`)
  // A move to yet another time is no undo.
  await moveTo(`${day} 16:00`, `${day} 17:00`)
  expect(await own(mq_no)).toMatchObject({ state: 'answered' })
  await moveTo(start_dt, end_dt)
  expect(await own(mq_no)).toMatchObject({ state: 'asked', from_dt: start_dt })
  expect((await mailsTo('han@green.example'))[0]?.ob_text).toContain('다시 확인하고 있어요')
  // Later on the meeting may well be moved back: the wish stays answered.
  await moveTo(`${day} 15:00`, `${day} 16:00`)
  await sql`update meeting_requests set done_dt = done_dt - interval '1 minute' where mq_no = ${mq_no}`.execute(app.db)
  await moveTo(start_dt, end_dt)
  expect(await own(mq_no)).toMatchObject({ state: 'answered' })
})

test('a change that leaves the time alone does not answer the wish; a cancellation and a deletion do', async () => {
  const { ms_no } = await fixture.book()
  const { mq_no } = await askMove(ms_no)
  await mina.call(meetings.wait, { params: { ms_no }, body: { state: 2 } })
  expect(await own(mq_no)).toMatchObject({ state: 'asked' })
  const removed = await fixture.book()
  const second = await askMove(removed.ms_no)
  await mina.call(meetings.remove, { params: { ms_no: removed.ms_no } })
  expect(await own(second.mq_no)).toMatchObject({ state: 'declined', ms_no: null, answer: '미팅이 취소되었어요.' })
  const cancelled = await fixture.book()
  const third = await askMove(cancelled.ms_no)
  await mina.call(meetings.visit, { params: { ms_no: cancelled.ms_no }, body: { mr_checked: 2 } })
  expect(await own(third.mq_no)).toMatchObject({ state: 'answered' })
})

test('a meeting booked for a request answers it, once, and only for its own project', async () => {
  const proj_no = await fixture.project()
  const { mq_no } = await askMeeting(proj_no)
  const elsewhere = await fixture.project()
  await expect(fixture.book({ proj_no: elsewhere, mq_no })).rejects.toMatchObject(refused(409))
  const { ms_no } = await fixture.book({ proj_no, mq_no })
  expect(await own(mq_no)).toMatchObject({ state: 'answered', ms_no })
  await expect(fixture.book({ proj_no, mq_no })).rejects.toMatchObject(refused(409))
  expect(await requestsOf(mina, { proj_no, state: 'asked' })).toEqual([])
})

test('declining needs words, which the client reads and is sent', async () => {
  const { mq_no } = await askMeeting(await fixture.project())
  const decline = (answer: string) => mina.call(meetingRequests.decline, { params: { mq_no }, body: { answer } })
  await expect(decline(' ')).rejects.toMatchObject(refused(400))
  await decline('그 주는 모두 찼어요.')
  expect(await own(mq_no)).toMatchObject({ state: 'declined', answer: '그 주는 모두 찼어요.' })
  expect((await mailsTo('han@green.example'))[0]?.ob_text).toContain('그 주는 모두 찼어요.')
  const answered = (await alarmsOf(client)).filter(({ al_title }) => al_title === '미팅 요청에 답변이 왔어요')
  expect(answered).toMatchObject([{ al_body: '그 주는 모두 찼어요.', al_link: '/client/meeting' }])
  await expect(decline('또')).rejects.toMatchObject(refused(409))
})

test('a client takes back what is still open, and nothing else', async () => {
  const { ms_no } = await fixture.book()
  const { mq_no } = await askMove(ms_no)
  const withdraw = () => colleague.call(meetingRequests.withdraw, { params: { mq_no }, body: {} })
  await withdraw()
  expect(await own(mq_no)).toMatchObject({ state: 'withdrawn' })
  await expect(withdraw()).rejects.toMatchObject(refused(409))
  expect(await askMove(ms_no)).toMatchObject({ state: 'asked' })
})

test('staff without the scope see the requests of their own projects; without managers the schedule’s keepers are alarmed', async () => {
  const proj_no = await projectOf(app, fixture.client_no)
  const [member, stranger] = [await app.staff(), await app.staff()]
  const keeper = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  const first = await askMeeting(proj_no)
  expect((await alarmsOf(keeper)).length).toBe(1)
  await app.db.insertInto('project_employees').values({ proj_no, emp_no: member.emp_no, pe_type: 'manager' }).execute()
  const second = await askMeeting(proj_no)
  expect((await alarmsOf(keeper)).length).toBe(1)
  expect((await alarmsOf(member)).map(({ al_title }) => al_title)).toEqual(['초록언덕에서 미팅을 요청했어요'])
  expect((await requestsOf(member, { proj_no })).map(({ mq_no }) => mq_no)).toEqual([second.mq_no, first.mq_no])
  expect(await requestsOf(stranger, { proj_no })).toEqual([])
  const declining = stranger.call(meetingRequests.decline, {
    params: { mq_no: first.mq_no },
    body: { answer: '아니요' },
  })
  await expect(declining).rejects.toMatchObject(refused(404))
})

test('ten at once: a meeting has one open wish to move it', async () => {
  const { ms_no } = await fixture.book()
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => askMove(ms_no)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
