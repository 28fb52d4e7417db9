import { alarms } from '@crm/contract/features/alarms/alarms'
import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { upload } from '../../testing/files/uploads.ts'
import { type BookingFixture, bookingFixture, emp_scope, without } from '../../testing/fixtures/bookingFixture.ts'
import { refusals } from './meetings.messages.ts'

let app: BookingFixture['app']
let mina: BookingFixture['mina']
let jun: BookingFixture['jun']
let draft: BookingFixture['draft']
let book: BookingFixture['book']
let project: BookingFixture['project']
let freshDay: BookingFixture['freshDay']

beforeAll(async () => {
  ;({ app, mina, jun, draft, book, project, freshDay } = await bookingFixture())
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
  const [meeting, stranger] = [await book({ ms_managers: [mina.emp_no, jun.emp_no] }), await app.staff({ emp_scope })]
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
  // Older data may have a meeting that is both cancelled and waiting; restoring makes it active.
  await sql`update mr_schedules set mr_checked = 2 where ms_no = ${meeting.ms_no}`.execute(app.db)
  const form = without(draft(meeting.ms_dt), 'ms_managers')
  expect((await put({ ...form, state: 1, mr_count: 1 })).query).toMatchObject([{ state: 1, mr_checked: 0 }])
  await jun.call(alarms.checkAll, { body: { state: 2 } })
  await mark(2)
  await mark(2)
  const raised = (await jun.call(alarms.newList)).query.filter(({ al_link }) => al_link?.endsWith(`=${meeting.ms_no}`))
  expect(raised).toMatchObject([{ al_title: '미팅이 취소되었어요', al_count: 1 }])
})

test('what people wrote is not deleted with a meeting; a memo’s files are', async () => {
  const [written, answered, noted] = [await book(), await book({ mr_type: 1 }), await book()]
  await sql`insert into meeting_record (ms_no, mrd_content, mrd_secret) values (${written.ms_no}, '상세', '내부')`.execute(
    app.db,
  )
  await sql`insert into pre_surveys (ms_no, ps_id, annua_sales, expected_sales, member_of_total, cust_founded, need_buildup, answer_dt)
    values (${answered.ms_no}, 'abcdefghijklmnopqrstuv', 'none', 'none', 'solo', 'pre', 'grants', now())`.execute(
    app.db,
  )
  const remove = (params: { ms_no: number }) => mina.call(meetings.remove, { params })
  await expect(remove(written)).rejects.toMatchObject({ status: 409, message: refusals.minutesStay })
  await expect(remove(answered)).rejects.toMatchObject({ status: 409, message: refusals.answersStay })

  const memo = await mina.call(meetings.addMemo, { body: { ms_no: noted.ms_no, msm_title: '자료', msm_content: '' } })
  const to_no = memo.query[0]?.msm_no as number
  await upload(app, mina, { originalname: '안건.txt', bytes: '하나' }, { to_table: 'mr_schedules_memo', to_no })
  await remove(noted)
  const { rows } =
    await sql`select from file_attachments where to_table = 'mr_schedules_memo' and to_no = ${to_no}`.execute(app.db)
  expect(rows).toEqual([])
})

test('who was put in charge and who was released is written down', async () => {
  const meeting = await book()
  const body = { ...draft(meeting.ms_dt, { ms_managers: [jun.emp_no] }), state: 1, mr_count: 1 } as never
  await mina.call(meetings.wait, { params: meeting, body })
  const { rows } = await sql<{ action: string; emp_no: number; user_no: number }>`
    select action, (coalesce(after, before) ->> 'emp_no')::int as emp_no, user_no from audit_log
     where table_name = 'mr_schedule_managers' and row_key = ${String(meeting.ms_no)} order by audit_no`.execute(app.db)
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

test('one that stands is changed by the same form; each gets one alarm about what it means for them', async () => {
  const day = freshDay()
  const [stays, comes, goes] = [
    await app.staff({ emp_scope }),
    await app.staff({ emp_scope }),
    await app.staff({ emp_scope }),
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
  const stranger = await app.staff({ emp_scope })
  await expect(put(stranger)).rejects.toMatchObject({ status: 403, message: refusals.notOwn })
  await jun.call(meetings.create, { body: draft(day, { mr_no: 2, start_dt: `${day} 15:00`, end_dt: `${day} 16:00` }) })
  const taken = await put(mina)
  expect(taken).toMatchObject({ state: 0, query: [] })
  expect(taken.free).toHaveLength(3)

  expect((await put(mina, { mr_no: 3 })).query).toMatchObject([
    { mr_no: 3, mr_type: 3, start_dt: `${day} 14:00`, end_dt: `${day} 15:30`, mr_comment: '2층으로 옮김', state: 1 },
  ])
  const raised = async (person: typeof mina) =>
    (await person.call(alarms.newList)).query.map(({ al_title }) => al_title)
  expect(await raised(stays)).toEqual(['미팅 일정이 변경되었어요'])
  expect(await raised(comes)).toEqual(['새 미팅의 담당자로 지정되었어요'])
  expect(await raised(goes)).toEqual(['미팅 담당자에서 제외되었어요'])
  await put(mina, { mr_no: 3 })
  expect(await raised(stays)).toHaveLength(1)

  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 1 } })
  await expect(put(mina)).rejects.toMatchObject({ status: 409, message: refusals.visitedChanges })
  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 0 } })
  await mina.call(meetings.visit, { params: meeting, body: { mr_checked: 2 } })
  await expect(put(mina)).rejects.toMatchObject({ status: 409, message: refusals.cancelledChanges })
})

test('moved and resized by its own people, into free rooms only', async () => {
  const day = freshDay()
  const mine = (await mina.call(meetings.create, { body: draft(day) })).query[0] as { ms_no: number }
  const stranger = await app.staff({ emp_scope })
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
  const stranger = await app.staff({ emp_scope })
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
