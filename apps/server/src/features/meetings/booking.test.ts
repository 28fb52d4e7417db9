import { alarms } from '@crm/contract/features/alarms/alarms'
import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { beforeAll, expect, test } from 'vitest'
import {
  type BookingBody as Body,
  type BookingFixture,
  bookingFixture,
  without,
} from '../../testing/fixtures/bookingFixture.ts'
import { refusals } from './meetings.messages.ts'

let mina: BookingFixture['mina']
let jun: BookingFixture['jun']
let draft: BookingFixture['draft']
let book: BookingFixture['book']
let project: BookingFixture['project']
let freshDay: BookingFixture['freshDay']
let client_no: number

beforeAll(async () => {
  ;({ mina, jun, draft, book, project, freshDay, client_no } = await bookingFixture())
})

test('a booked meeting has its company, its round and its people, and the other ones hear of it', async () => {
  const day = freshDay()
  const answer = await mina.call(meetings.create, {
    body: draft(day, { ms_managers: [mina.emp_no, jun.emp_no, jun.emp_no], mr_comment: '주차 1대' }),
  })
  expect(answer).toMatchObject({ state: 1, free: [], busy: [] })
  expect(answer.query).toMatchObject([
    {
      client_no,
      client_name: '초록언덕',
      client_rep_name: '김대표',
      mr_no: 1,
      mr_name: '1층 상담실 A',
      mr_count: 1,
      ms_dt: day,
      start_dt: `${day} 10:00`,
      end_dt: `${day} 11:00`,
      state: 1,
      mr_checked: 0,
      mr_comment: '주차 1대',
      reg_emp_no: mina.emp_no,
      exist_record: false,
    },
  ])
  expect(answer.query[0]?.managers.map(({ emp_no }) => emp_no).sort()).toEqual([mina.emp_no, jun.emp_no].sort())
  const raised = await jun.call(alarms.newList)
  expect(raised.query[0]).toMatchObject({
    al_title: '새 미팅의 담당자로 지정되었어요',
    al_link: `/?ms_no=${answer.query[0]?.ms_no}`,
  })
  expect((await mina.call(alarms.newList)).query).toEqual([])
})

test('the ten steps, in their order', async () => {
  const day = freshDay()
  const whole = draft(day, { mr_no: 'direct', mr_text: '본사 1층', mr_type: 1 })
  const people = without({ ...whole, ms_who: 'people', client_name: '이방문' }, 'proj_no')
  const steps: [Body, string][] = [
    [{}, '미팅 방법을 선택하시기 바랍니다'],
    [{ mr_way: 'visit' }, bookingMessages.type],
    [{ mr_way: 'visit', mr_type: 1 }, '방문자를 선택해주세요'],
    [{ mr_way: 'visit', mr_type: 1, ms_who: 'client' }, '고객사를 선택해주세요'],
    [{ mr_way: 'visit', mr_type: 1, ms_who: 'people' }, '고객사명을 입력해주세요'],
    [without(whole, 'start_dt', 'end_dt', 'mr_no'), bookingMessages.date],
    [without(whole, 'mr_no', 'end_dt'), bookingMessages.place],
    [without(whole, 'mr_text', 'end_dt'), bookingMessages.placeText],
    [without(whole, 'end_dt'), bookingMessages.time],
    [{ ...whole, end_dt: `${day} 10:00` }, '미팅시간을 정확히 선택해주시기 바랍니다'],
    [{ ...whole, start_dt: `${day} 12:00` }, '미팅시간을 정확히 선택해주시기 바랍니다'],
    [{ ...whole, end_dt: `${freshDay()} 23:00` }, '미팅시간을 정확히 선택해주시기 바랍니다'],
    [{ ...people, client_name: ' ' }, '고객사명을 입력해주세요'],
    // A form sends an empty string for a field that was not filled in.
    [{ mr_way: '' }, '미팅 방법을 선택하시기 바랍니다'],
    [{ mr_way: 'visit', mr_type: '' }, bookingMessages.type],
    [{ mr_way: 'visit', mr_type: 1, ms_who: '' }, '방문자를 선택해주세요'],
    [{ ...whole, proj_no: '' }, '고객사를 선택해주세요'],
    [{ ...whole, start_dt: '', end_dt: '' }, bookingMessages.date],
    [{ ...whole, mr_no: '' }, bookingMessages.place],
    [{ ...whole, end_dt: '' }, bookingMessages.time],
  ]
  for (const [body, message] of steps) {
    await expect(mina.call(meetings.create, { body }), message).rejects.toMatchObject({ status: 400, message })
  }
  expect((await mina.call(meetings.day, { query: { date: day } })).query).toEqual([])
  expect((await mina.call(meetings.create, { body: people })).query).toMatchObject([
    { client_name: '이방문', proj_no: null, client_no: null, mr_no: 'direct', mr_text: '본사 1층' },
  ])
})

test('rooms are booked in quarters of an hour between 09:00 and 21:45; elsewhere people meet when they like', async () => {
  const day = freshDay()
  const hours = (start: string, end: string) => ({ start_dt: `${day} ${start}`, end_dt: `${day} ${end}` })
  const problem = { status: 400, message: bookingMessages.quarter }
  const meeting = (await mina.call(meetings.create, { body: draft(day, hours('21:00', '21:45')) })).query[0]
  if (!meeting) throw new Error('not booked')
  const form = { ...draft(day), state: 1 as const, mr_count: 1 }
  for (const [start, end] of [
    ['10:07', '11:00'],
    ['10:00', '11:10'],
    ['08:45', '10:00'],
    ['21:00', '22:00'],
  ] as const) {
    const wrong = hours(start, end)
    await expect(mina.call(meetings.create, { body: draft(day, wrong) })).rejects.toMatchObject(problem)
    await expect(mina.call(meetings.move, { params: meeting, body: wrong })).rejects.toMatchObject(problem)
    await expect(
      mina.call(meetings.wait, { params: meeting, body: { ...form, ...wrong } as never }),
    ).rejects.toMatchObject(problem)
  }
  const outside = draft(day, { mr_way: 'outer', ...hours('08:10', '22:20') })
  expect((await mina.call(meetings.create, { body: outside })).query).toHaveLength(1)
})

test('who comes is read from the project or the name when it is not said; 0 is a pre-meeting', async () => {
  expect(await book({ ms_who: undefined, mr_type: 0 })).toMatchObject({ ms_who: 'client', mr_type: 1 })
  const contact = [{ name: '박담당', number: '010-1234-5678' }]
  const visitor = { ms_who: undefined, proj_no: undefined, client_name: '지나가는 회사', client_contact: contact }
  expect(await book(visitor)).toMatchObject({
    ms_who: 'people',
    client_name: '지나가는 회사',
    client_contact: [{ name: '박담당', number: '01012345678' }],
  })
  expect(await book({ ms_who: 'pocket', proj_no: undefined })).toMatchObject({ ms_who: 'pocket', client_name: null })
})

test('who meets outside meets outside, whatever room is named', async () => {
  expect(await book({ mr_way: 'outer', mr_text: '고객사 사무실' })).toMatchObject({
    mr_no: 'external',
    mr_name: null,
    mr_text: '고객사 사무실',
  })
  expect(await book({ mr_way: 'outer', mr_no: undefined })).toMatchObject({ mr_no: 'external' })
})

test('rooms, projects and people that are not there', async () => {
  const day = freshDay()
  const refused = (changes: Partial<Body>) => expect(mina.call(meetings.create, { body: draft(day, changes) })).rejects
  await refused({ mr_no: 999 }).toMatchObject({ status: 400, message: refusals.noSuchRoom })
  await refused({ proj_no: 999_999 }).toMatchObject({ status: 404 })
  await refused({ ms_managers: [999_999] }).toMatchObject({ status: 400, message: refusals.noSuchPeople })
  expect((await mina.call(meetings.day, { query: { date: day } })).query).toEqual([])
})

test('rounds are counted for each project and kind; what was cancelled or put aside was none', async () => {
  const other = await project()
  const round = async (mr_type: 1 | 2 | 3, of = other) => (await book({ mr_type, proj_no: of })).mr_count
  expect([await round(3), await round(3), await round(1), await round(3)]).toEqual([1, 2, 1, 3])
  expect(await round(3, await project())).toBe(1)
  const fourth = await book({ mr_type: 3, proj_no: other })
  expect(fourth.mr_count).toBe(4)
  await mina.call(meetings.visit, { params: fourth, body: { mr_checked: 2 } })
  expect(await round(3)).toBe(4)
  // Its number has gone to another one by now.
  const back = await mina.call(meetings.visit, { params: fourth, body: { mr_checked: 0 } })
  expect(back.query[0]?.mr_count).toBe(5)
})

test('ten at once for one project are ten rounds', async () => {
  const of = await project()
  const day = freshDay()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      mina.call(meetings.create, { body: draft(day, { proj_no: of, mr_way: 'outer', mr_type: 3 }) }),
    ),
  )
  expect(answers.map(({ query }) => query[0]?.mr_count).sort((a, b) => Number(a) - Number(b))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

test('a taken room is an empty list with the three nearest free times', async () => {
  const day = freshDay()
  await mina.call(meetings.create, { body: draft(day) })
  const answer = await jun.call(meetings.create, {
    body: draft(day, { start_dt: `${day} 10:30`, end_dt: `${day} 11:00` }),
  })
  expect(answer).toMatchObject({ state: 0, query: [], busy: [] })
  expect(answer.free).toEqual([
    { mr_no: 2, mr_name: '1층 상담실 B', start_dt: `${day} 10:30`, end_dt: `${day} 11:00` },
    { mr_no: 3, mr_name: '2층 대회의실', start_dt: `${day} 10:30`, end_dt: `${day} 11:00` },
    { mr_no: 4, mr_name: '2층 중회의실', start_dt: `${day} 10:30`, end_dt: `${day} 11:00` },
  ])
  expect((await jun.call(meetings.create, { body: draft(day, answer.free[0]) })).query).toHaveLength(1)
  // Right after another one is not over it.
  const after = draft(day, { start_dt: `${day} 11:00`, end_dt: `${day} 12:00` })
  expect((await jun.call(meetings.create, { body: after })).query).toHaveLength(1)
})

test('fifty at once on overlapping times: one wins, the others are told what is free', async () => {
  const day = freshDay()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      (place % 2 ? mina : jun).call(meetings.create, {
        body: draft(day, {
          mr_no: 5,
          start_dt: `${day} 14:${['00', '15', '30', '45'][place % 4]}`,
          end_dt: `${day} 15:00`,
        }),
      }),
    ),
  )
  expect(answers.filter(({ query }) => query.length === 1)).toHaveLength(1)
  const losers = answers.filter(({ query }) => query.length === 0)
  expect(losers).toHaveLength(49)
  for (const { state, free } of losers) {
    expect(state).toBe(0)
    expect(free).toHaveLength(3)
  }
  expect((await mina.call(meetings.day, { query: { date: day } })).query).toHaveLength(1)
})

test('somebody who is elsewhere then is warned about, not refused', async () => {
  const day = freshDay()
  await mina.call(meetings.create, { body: draft(day, { ms_managers: [jun.emp_no] }) })
  const second = draft(day, { mr_no: 2, ms_managers: [jun.emp_no, mina.emp_no], start_dt: `${day} 10:45` })
  const { query, busy } = await mina.call(meetings.create, { body: second })
  expect(query).toHaveLength(1)
  expect(busy).toMatchObject([{ emp_no: jun.emp_no, start_dt: `${day} 10:00`, end_dt: `${day} 11:00` }])
})

test('the day of the rooms shows what stands, in rooms and elsewhere', async () => {
  const day = freshDay()
  const on = (changes: Partial<Body>) => mina.call(meetings.create, { body: draft(day, changes) })
  const cancelled = (await on({ mr_no: 2 })).query[0]
  const waiting = (await on({ mr_no: 3 })).query[0]
  await on({ mr_no: 4, start_dt: `${day} 12:00`, end_dt: `${day} 13:00` })
  await on({ mr_way: 'outer' })
  await mina.call(meetings.visit, { params: cancelled as never, body: { mr_checked: 2 } })
  await mina.call(meetings.wait, { params: waiting as never, body: { state: 2 } })
  const { query } = await jun.call(meetings.day, { query: { date: day } })
  expect(query.map(({ mr_no, start_dt }) => [mr_no, start_dt.slice(11)])).toEqual([
    ['external', '10:00'],
    [4, '12:00'],
  ])
  expect(query[1]).toMatchObject({
    client_name: '초록언덕',
    managers: [{ emp_no: mina.emp_no }],
    mr_name: '2층 중회의실',
  })
})
