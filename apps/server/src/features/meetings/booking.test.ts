import { bookingMessages } from '@crm/contract/booking'
import { alarms } from '@crm/contract/features/alarms'
import { meetings } from '@crm/contract/features/meetings'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type House, house } from '../../testing/house.ts'
import { upload } from '../../testing/uploads.ts'
import { refusals } from './meetings.messages.ts'

type Body = NonNullable<RequestOf<typeof meetings.create>['body']>

let at: House
let mina: Awaited<ReturnType<House['staff']>>
let jun: Awaited<ReturnType<House['staff']>>
let client_no: number

const project = async () => {
  const { rows } = await sql<{ proj_no: number }>`
    insert into projects (proj_name, client_no, psrv_no) values ('투자 준비', ${client_no}, 1) returning proj_no`.execute(
    at.db,
  )
  return rows[0]?.proj_no as number
}

const emp_scope = ['ScheduleMeeting', 'MyPageMeeting', 'ScheduleDetail'] as const
let proj_no: number

beforeAll(async () => {
  at = await house()
  ;[mina, jun] = [await at.staff({ emp_scope }), await at.staff({ emp_scope })]
  client_no = await at.company('초록언덕')
  proj_no = await project()
})

let lastDay = 0
/** A day of its own for every test, far enough ahead to be free. */
const freshDay = () => {
  lastDay += 1
  return new Date(Date.now() + (100 + lastDay) * 86_400_000).toISOString().slice(0, 10)
}

const draft = (day: string, changes: Partial<Body> = {}): Body => ({
  mr_way: 'visit',
  mr_type: 2,
  ms_who: 'client',
  proj_no,
  mr_no: 1,
  start_dt: `${day} 10:00`,
  end_dt: `${day} 11:00`,
  ms_managers: [mina.emp_no],
  ...changes,
})

const book = async (changes: Partial<Body> = {}, by = mina) => {
  const { query } = await by.call(meetings.create, { body: draft(freshDay(), changes) })
  const [meeting] = query
  if (!meeting) throw new Error('the room is taken')
  return meeting
}

const without = (body: Body, ...fields: (keyof Body)[]) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field as keyof Body))) as Body

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
  const heard = await jun.call(alarms.newList)
  expect(heard.query[0]).toMatchObject({
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
    // What a form sends of a field that nobody touched.
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

test('a restored meeting keeps its round, unless another one has it by now', async () => {
  const other = await project()
  const guide = { mr_type: 3, proj_no: other } as const
  const [first, second] = [await book(guide), await book(guide)]
  const restore = async ({ ms_no, ms_dt, mr_count }: typeof first) => {
    const body = { ...draft(ms_dt, guide), state: 1, mr_count } as never
    return (await mina.call(meetings.wait, { params: { ms_no }, body })).query[0]?.mr_count
  }
  const putAside = (meeting: typeof first) => mina.call(meetings.wait, { params: meeting, body: { state: 2 } })
  await putAside(second)
  expect(await restore(second)).toBe(2)
  await putAside(second)
  expect((await book(guide)).mr_count).toBe(2)
  expect(await restore(second)).toBe(3)
  await putAside(first)
  expect(await restore(first)).toBe(1)
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

test('visited, back again, cancelled; a visited one cannot be deleted, an other one can', async () => {
  const meeting = await book({ ms_managers: [mina.emp_no, jun.emp_no] })
  const mark = async (mr_checked: 0 | 1 | 2) =>
    (await mina.call(meetings.visit, { params: meeting, body: { mr_checked } })).query[0]?.mr_checked
  expect(await mark(1)).toBe(1)
  await expect(mina.call(meetings.remove, { params: meeting })).rejects.toMatchObject({
    status: 409,
    message: bookingMessages.visitedStays,
  })
  await expect(mina.call(meetings.wait, { params: meeting, body: { state: 2 } })).rejects.toMatchObject({
    status: 409,
    message: refusals.visitedWaits,
  })
  expect(await mark(0)).toBe(0)
  await mina.call(meetings.remove, { params: meeting })
  await expect(mina.call(meetings.detail, { params: meeting })).rejects.toMatchObject({ status: 404 })
  expect((await jun.call(alarms.newList)).query[0]?.al_title).toBe('미팅이 삭제되었어요')
})

test('a cancelled meeting gives its room free and comes back only when it still is', async () => {
  const day = freshDay()
  const first = (await mina.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  await mina.call(meetings.visit, { params: first, body: { mr_checked: 2 } })
  const second = (await jun.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  const back = await mina.call(meetings.visit, { params: first, body: { mr_checked: 0 } })
  expect(back).toMatchObject({ state: 0, query: [] })
  expect(back.free).toHaveLength(3)
  const elsewhere = { mr_checked: 0 as const, ...back.free[0] }
  expect((await mina.call(meetings.visit, { params: first, body: elsewhere })).query).toMatchObject([
    { mr_checked: 0, mr_no: back.free[0]?.mr_no, start_dt: back.free[0]?.start_dt },
  ])
  await mina.call(meetings.visit, { params: first, body: { mr_checked: 2 } })
  await expect(
    mina.call(meetings.visit, {
      params: first,
      body: { mr_checked: 0, start_dt: `${day} 13:05`, end_dt: `${day} 14:00` },
    }),
  ).rejects.toMatchObject({ status: 400, message: bookingMessages.quarter })
  await jun.call(meetings.remove, { params: second })
  expect((await mina.call(meetings.visit, { params: first, body: { mr_checked: 0 } })).query).toHaveLength(1)
})

test('a meeting waits, and is restored when all is said and the room is free', async () => {
  const day = freshDay()
  const meeting = (await mina.call(meetings.create, { body: draft(day, { mr_type: 3 }) })).query[0]
  if (!meeting) throw new Error('not booked')
  const put = (body: object) => mina.call(meetings.wait, { params: meeting, body: body as never })
  expect((await put({ state: 2 })).query).toMatchObject([{ state: 2, ms_no: meeting.ms_no }])
  await expect(put({ state: 2 })).rejects.toMatchObject({ status: 409, message: refusals.alreadyWaiting })
  const whole = {
    state: 1,
    ms_managers: [mina.emp_no, jun.emp_no],
    mr_no: 1,
    start_dt: `${day} 10:00`,
    end_dt: `${day} 11:00`,
    mr_way: 'visit',
    mr_type: 3,
    mr_count: 2,
  }
  const checks: [object, string][] = [
    [{ state: 1 }, bookingMessages.way],
    [{ state: 1, mr_way: 'visit' }, bookingMessages.type],
    [{ state: 1, mr_way: 'visit', mr_type: 3 }, bookingMessages.count],
    [{ ...whole, mr_count: 0 }, bookingMessages.count],
    [{ ...whole, mr_no: undefined }, bookingMessages.place],
    [{ ...whole, mr_no: 'direct' }, bookingMessages.placeText],
    [{ ...whole, end_dt: undefined }, bookingMessages.time],
    [{ ...whole, start_dt: undefined }, bookingMessages.time],
    [{ ...whole, end_dt: `${day} 09:00` }, bookingMessages.order],
  ]
  for (const [body, message] of checks) await expect(put(body), message).rejects.toMatchObject({ status: 400, message })

  const inTheWay = (await jun.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  const taken = await put(whole)
  expect(taken).toMatchObject({ state: 0, query: [] })
  expect(taken.free).toHaveLength(3)
  expect((await mina.call(meetings.detail, { params: meeting })).query[0]?.state).toBe(2)
  await mina.call(meetings.move, {
    params: inTheWay,
    body: { start_dt: `${day} 11:00`, end_dt: `${day} 12:00` },
  })
  const restored = await put(whole)
  expect(restored.query).toMatchObject([{ state: 1, mr_count: 2, managers: [{}, {}] }])
})

test('cancelled, waiting, visited: what does not follow from one another is refused, in words', async () => {
  const [meeting, stranger] = [await book({ ms_managers: [mina.emp_no, jun.emp_no] }), await at.staff({ emp_scope })]
  const mark = (mr_checked: 0 | 1 | 2, by = mina) => by.call(meetings.visit, { params: meeting, body: { mr_checked } })
  const put = (body: object) => mina.call(meetings.wait, { params: meeting, body: body as never })
  const refused = (message: string) => ({ status: 409, message })
  await mark(1)
  await expect(mark(2)).rejects.toMatchObject(refused(refusals.visitedCancels))
  await mark(0)
  await mark(2)
  await expect(mark(0, stranger)).rejects.toMatchObject({ status: 403, message: refusals.notOwn })
  await expect(mark(1, stranger)).rejects.toMatchObject({ status: 403, message: refusals.notOwn })
  await expect(put({ state: 2 })).rejects.toMatchObject(refused(refusals.cancelledWaits))
  await mark(0)
  await put({ state: 2 })
  await expect(mark(1)).rejects.toMatchObject(refused(refusals.waitingVisit))
  await expect(put({ state: 2 })).rejects.toMatchObject(refused(refusals.alreadyWaiting))
  // One that was cancelled and put aside before this was refused stands when it is restored.
  await sql`update mr_schedules set mr_checked = 2 where ms_no = ${meeting.ms_no}`.execute(at.db)
  const form = without(draft(meeting.ms_dt), 'ms_managers')
  expect((await put({ ...form, state: 1, mr_count: 1 })).query).toMatchObject([{ state: 1, mr_checked: 0 }])
  await jun.call(alarms.checkAll, { body: { state: 2 } })
  await mark(2)
  await mark(2)
  const heard = (await jun.call(alarms.newList)).query.filter(({ al_link }) => al_link?.endsWith(`=${meeting.ms_no}`))
  expect(heard).toMatchObject([{ al_title: '미팅이 취소되었어요', al_count: 1 }])
})

test('what people wrote is not deleted with a meeting; a memo’s files are', async () => {
  const [written, answered, noted] = [await book(), await book({ mr_type: 1 }), await book()]
  await sql`insert into meeting_record (ms_no, mrd_content, mrd_secret) values (${written.ms_no}, '상세', '내부')`.execute(
    at.db,
  )
  await sql`insert into pre_surveys (ms_no, ps_id, annua_sales, expected_sales, member_of_total, cust_founded, need_buildup, answer_dt)
    values (${answered.ms_no}, 'abcdefghijklmnopqrstuv', 'none', 'none', 'solo', 'pre', 'grants', now())`.execute(at.db)
  const remove = (params: { ms_no: number }) => mina.call(meetings.remove, { params })
  await expect(remove(written)).rejects.toMatchObject({ status: 409, message: refusals.minutesStay })
  await expect(remove(answered)).rejects.toMatchObject({ status: 409, message: refusals.answersStay })

  const memo = await mina.call(meetings.addMemo, { body: { ms_no: noted.ms_no, msm_title: '자료', msm_content: '' } })
  const to_no = memo.query[0]?.msm_no as number
  await upload(at, mina, { originalname: '안건.txt', bytes: '하나' }, { to_table: 'mr_schedules_memo', to_no })
  await remove(noted)
  const { rows } =
    await sql`select from file_attachments where to_table = 'mr_schedules_memo' and to_no = ${to_no}`.execute(at.db)
  expect(rows).toEqual([])
})

test('who was put in charge and who was released is written down', async () => {
  const meeting = await book()
  const body = { ...draft(meeting.ms_dt, { ms_managers: [jun.emp_no] }), state: 1, mr_count: 1 } as never
  await mina.call(meetings.wait, { params: meeting, body })
  const { rows } = await sql<{ action: string; emp_no: number; user_no: number }>`
    select action, (coalesce(after, before) ->> 'emp_no')::int as emp_no, user_no from audit_log
     where table_name = 'mr_schedule_managers' and row_key = ${String(meeting.ms_no)} order by audit_no`.execute(at.db)
  expect(rows).toEqual([
    { action: 'insert', emp_no: mina.emp_no, user_no: mina.user_no },
    { action: 'delete', emp_no: mina.emp_no, user_no: mina.user_no },
    { action: 'insert', emp_no: jun.emp_no, user_no: mina.user_no },
  ])
})

test('who restores without a word about people and comment leaves both as they are', async () => {
  const day = freshDay()
  const body = draft(day, { ms_managers: [mina.emp_no, jun.emp_no], mr_comment: '주차 1대' })
  const meeting = (await mina.call(meetings.create, { body })).query[0]
  if (!meeting) throw new Error('not booked')
  const put = (change: object) => mina.call(meetings.wait, { params: meeting, body: change as never })
  const { ms_managers: _, mr_comment: __, ...form } = { ...body, state: 1, mr_count: 1 }
  await put({ state: 2 })
  expect((await put(form)).query).toMatchObject([{ state: 1, mr_comment: '주차 1대', managers: [{}, {}] }])
  expect((await put({ ...form, mr_comment: '', ms_managers: [] })).query).toMatchObject([
    { mr_comment: null, managers: [] },
  ])
})

test('one that stands is changed by the same form; each hears what it means for them, once', async () => {
  const day = freshDay()
  const [stays, comes, goes] = [
    await at.staff({ emp_scope }),
    await at.staff({ emp_scope }),
    await at.staff({ emp_scope }),
  ]
  const body = draft(day, { ms_managers: [mina.emp_no, stays.emp_no, goes.emp_no] })
  const meeting = (await mina.call(meetings.create, { body })).query[0]
  if (!meeting) throw new Error('not booked')
  for (const person of [stays, goes]) await person.call(alarms.checkAll, { body: { state: 2 } })
  const form = {
    ...draft(day, { mr_no: 2, mr_type: 3, start_dt: `${day} 14:00`, end_dt: `${day} 15:30` }),
    state: 1 as const,
    mr_count: 1,
    mr_comment: '2층으로 옮김',
    ms_managers: [mina.emp_no, stays.emp_no, comes.emp_no],
  }
  const put = (by: typeof mina, change: object = {}) =>
    by.call(meetings.wait, { params: meeting, body: { ...form, ...change } as never })
  const stranger = await at.staff({ emp_scope })
  await expect(put(stranger)).rejects.toMatchObject({ status: 403, message: refusals.notOwn })
  await jun.call(meetings.create, { body: draft(day, { mr_no: 2, start_dt: `${day} 15:00`, end_dt: `${day} 16:00` }) })
  const taken = await put(mina)
  expect(taken).toMatchObject({ state: 0, query: [] })
  expect(taken.free).toHaveLength(3)

  expect((await put(mina, { mr_no: 3 })).query).toMatchObject([
    { mr_no: 3, mr_type: 3, start_dt: `${day} 14:00`, end_dt: `${day} 15:30`, mr_comment: '2층으로 옮김', state: 1 },
  ])
  const heard = async (person: typeof mina) => (await person.call(alarms.newList)).query.map(({ al_title }) => al_title)
  expect(await heard(stays)).toEqual(['미팅 일정이 변경되었어요'])
  expect(await heard(comes)).toEqual(['새 미팅의 담당자로 지정되었어요'])
  expect(await heard(goes)).toEqual(['미팅 담당자에서 제외되었어요'])
  await put(mina, { mr_no: 3 })
  expect(await heard(stays)).toHaveLength(1)

  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 1 } })
  await expect(put(mina)).rejects.toMatchObject({ status: 409, message: refusals.visitedChanges })
  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 0 } })
  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 2 } })
  await expect(put(mina)).rejects.toMatchObject({ status: 409, message: refusals.cancelledChanges })
})

test('moved and resized by its own people, into free rooms only', async () => {
  const day = freshDay()
  const mine = (await mina.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  const stranger = await at.staff({ emp_scope })
  const to = (start: string, end: string, mr_no?: number) => ({
    start_dt: `${day} ${start}`,
    end_dt: `${day} ${end}`,
    ...(mr_no ? { mr_no } : {}),
  })
  await expect(stranger.call(meetings.move, { params: mine, body: to('12:00', '13:00') })).rejects.toMatchObject({
    status: 403,
    message: refusals.notOwn,
  })
  const moved = await mina.call(meetings.move, { params: mine, body: to('13:00', '14:30', 3) })
  expect(moved.query).toMatchObject([{ mr_no: 3, start_dt: `${day} 13:00`, end_dt: `${day} 14:30` }])
  // Over its own old time is no collision.
  expect((await mina.call(meetings.move, { params: mine, body: to('13:15', '14:00') })).query).toHaveLength(1)
  await jun.call(meetings.create, { body: draft(day, { ms_managers: [jun.emp_no] }) })
  expect(await mina.call(meetings.move, { params: mine, body: to('10:15', '11:15', 1) })).toMatchObject({
    state: 0,
    query: [],
  })
  await expect(mina.call(meetings.move, { params: mine, body: to('14:00', '13:00') })).rejects.toMatchObject({
    status: 400,
    message: bookingMessages.order,
  })
  await mina.call(meetings.visit, { params: mine, body: { mr_checked: 1 } })
  await expect(mina.call(meetings.move, { params: mine, body: to('15:00', '16:00') })).rejects.toMatchObject({
    status: 409,
    message: refusals.visitedMoves,
  })
})

test('who has no part in a meeting neither deletes, cancels nor puts it aside; one that is not there is not there', async () => {
  const meeting = await book()
  const stranger = await at.staff({ emp_scope })
  const marks = (mr_checked: 1 | 2) => stranger.call(meetings.visit, { params: meeting, body: { mr_checked } })
  await expect(marks(2)).rejects.toMatchObject({ status: 403, message: refusals.notOwn })
  expect((await marks(1)).query).toMatchObject([{ mr_checked: 1 }])
  await expect(stranger.call(meetings.remove, { params: meeting })).rejects.toMatchObject({ status: 403 })
  await expect(stranger.call(meetings.wait, { params: meeting, body: { state: 2 } })).rejects.toMatchObject({
    status: 403,
  })
  const nothing = { ms_no: 999_999 }
  for (const call of [
    () => stranger.call(meetings.detail, { params: nothing }),
    () => stranger.call(meetings.remove, { params: nothing }),
    () => stranger.call(meetings.visit, { params: nothing, body: { mr_checked: 1 } }),
    () => stranger.call(meetings.wait, { params: nothing, body: { state: 2 } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
})

test('the list narrows by room, person, way and visit', async () => {
  const day = freshDay()
  const on = async (changes: Partial<Body>) =>
    (await mina.call(meetings.create, { body: draft(day, changes) })).query[0]?.ms_no as number
  const visited = await on({ mr_no: 6 })
  const outside = await on({ mr_way: 'outer', ms_managers: [jun.emp_no] })
  await mina.call(meetings.visit, { params: { ms_no: visited }, body: { mr_checked: 1 } })
  const found = async (query: object) =>
    (await mina.call(meetings.list, { query: { start_dt: day, end_dt: day, ...query } as never })).query.map(
      ({ ms_no }) => ms_no,
    )
  expect(await found({ mr_no: 6 })).toEqual([visited])
  expect(await found({ emp_no: jun.emp_no })).toEqual([outside])
  expect(await found({ mr_ways: 'outer,zoom' })).toEqual([outside])
  expect(await found({ mr_checked: 1 })).toEqual([visited])
  expect(await found({ mr_checked: 0 })).toEqual([outside])
})
