import { alarms } from '@crm/contract/features/alarms/alarms'
import { projects } from '@crm/contract/features/projects/projects'
import { type ProgressStage, progressStage, statusOf } from '@crm/contract/features/projects/projects.words'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../../seed/factories.ts'
import { inKorea, koreaToday } from '../../../clock.ts'
import { insertContract, type StoredCredit } from '../../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { nextEvent, nextStale } from '../../../testing/nextEvent.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkListV2'] })
  client_no = await app.company()
})

const withoutMoney = (stage: ProgressStage, managers: number[] = [], proj_name = '단계 프로젝트') =>
  createProject(app.db, { client_no, proj_name, progress_status: statusOf(stage), managers })

const agree = async (proj_no: number, credits: StoredCredit[]) => {
  const est_no = await insertEstimate(app.db, { proj_no, est_amount: 100, est_issued_dt: '2026-01-02' })
  return insertContract(app.db, { est_no, credits })
}

/** Paid in full, so that no move is refused for its money. */
const projectIn = async (...project: Parameters<typeof withoutMoney>) => {
  const proj_no = await withoutMoney(...project)
  await agree(proj_no, [{ projcrd_amount: 100, paid: '2026-01-09' }])
  return proj_no
}

const move = (proj_no: number, stage: ProgressStage, reason?: string) =>
  mina.call(projects.move, { params: { proj_no }, body: { stage, ...(reason === undefined ? {} : { reason }) } })

const show = async (proj_no: number) => {
  const { query } = await mina.call(projects.show, { params: { proj_no } })
  return query[0] as (typeof query)[number]
}

/** Written out: where one may go from each stage. */
const ahead: Record<ProgressStage, ProgressStage[]> = {
  inquiry: ['pre', 'guide'],
  pre: ['guide', 'paid'],
  guide: ['paid'],
  paid: ['started'],
  started: ['completed'],
  completed: [],
  unknown: ['inquiry', 'pre', 'guide'],
}
const back: Record<ProgressStage, ProgressStage[]> = {
  inquiry: ['unknown'],
  pre: ['inquiry', 'unknown'],
  guide: ['inquiry', 'pre', 'unknown'],
  paid: ['inquiry', 'pre', 'guide', 'unknown'],
  started: ['inquiry', 'pre', 'guide', 'paid', 'unknown'],
  completed: ['inquiry', 'pre', 'guide', 'paid', 'started'],
  unknown: [],
}

const every = progressStage.values.flatMap((from) => progressStage.values.map((to) => [from, to] as const))

test.each(every)('from %s to %s', async (from, to) => {
  const proj_no = await projectIn(from)
  const stays = async () => expect((await show(proj_no)).progress_status).toBe(statusOf(from))
  if (ahead[from].includes(to)) {
    expect((await move(proj_no, to)).query[0]).toMatchObject({ proj_no, progress_status: statusOf(to), rev: 2 })
    return
  }
  if (back[from].includes(to)) {
    const message = '되돌리는 이유를 입력해 주세요.'
    await expect(move(proj_no, to)).rejects.toMatchObject({ status: 400, message, fields: { reason: message } })
    await expect(move(proj_no, to, '  ')).rejects.toMatchObject({ status: 400 })
    await stays()
    await move(proj_no, to, '다시 논의해요')
    expect((await show(proj_no)).moves.at(-1)).toMatchObject({
      from_status: statusOf(from),
      to_status: statusOf(to),
      reason: '다시 논의해요',
      user_name: '김미나',
    })
    return
  }
  const [here, there] = [progressStage.label(from), progressStage.label(to)]
  const message = from === to ? `이미 ‘${here}’ 단계예요.` : `‘${here}’ 단계에서 ‘${there}’ 단계로는 옮길 수 없어요.`
  await expect(move(proj_no, to, '이유')).rejects.toMatchObject({ status: 409, message })
  await stays()
})

test('every step is told with who, when and how long', async () => {
  const proj_no = await projectIn('inquiry')
  for (const stage of ['pre', 'guide', 'paid', 'started', 'completed'] as const) await move(proj_no, stage)
  const { moves } = await show(proj_no)
  expect(moves.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
    [null, null],
    [null, 'pre'],
    ['pre', 'guide'],
    ['guide', 'paid'],
    ['paid', 'started'],
    ['started', 'completed'],
  ])
  expect(moves.slice(1).every(({ user_name, reason, days }) => user_name === '김미나' && !reason && days < 1)).toBe(
    true,
  )
})

test('fifty who move one project at once: one of them does, and one step is noted', async () => {
  const proj_no = await projectIn('inquiry')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      move(proj_no, 'pre').then(
        () => 200,
        (problem) => problem.status,
      ),
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(49)
  expect((await show(proj_no)).moves).toHaveLength(2)
})

test('one that was lost sight of may return to where it was lost from, with a reason', async () => {
  const proj_no = await projectIn('inquiry')
  for (const stage of ['pre', 'guide', 'paid', 'started'] as const) await move(proj_no, stage)
  await move(proj_no, 'unknown', '연락 두절')
  expect(await show(proj_no)).toMatchObject({ progress_status: 'unknown', lost_stage: 'started' })
  await expect(move(proj_no, 'paid', '다시')).rejects.toMatchObject({ status: 409 })
  await expect(move(proj_no, 'started')).rejects.toMatchObject({
    status: 400,
    fields: { reason: '되돌리는 이유를 입력해 주세요.' },
  })
  await move(proj_no, 'started', '다시 연락이 닿았어요')
  const { moves, lost_stage } = await show(proj_no)
  expect(lost_stage).toBeNull()
  expect(moves.slice(-2).map(({ to_status }) => to_status)).toEqual(['unknown', 'started'])
  const other = await projectIn('inquiry')
  for (const stage of ['pre', 'paid'] as const) await move(other, stage)
  await move(other, 'unknown', '연락 두절')
  const many = { proj_nos: [other], stage: 'paid' as const, reason: '다시' }
  expect((await mina.call(projects.changeMany, { body: many })).query[0]?.progress_status).toBe('paid')
})

// ---------------------------------------------------------------- what the money says

test('paid needs a payment that is covered in full, started a contract', async () => {
  const proj_no = await withoutMoney('guide')
  const deposit = { status: 409, message: '입금을 먼저 등록해 주세요.' }
  await expect(move(proj_no, 'paid')).rejects.toMatchObject(deposit)
  await agree(proj_no, [{ projcrd_amount: 60 }, { projcrd_amount: 40 }])
  await expect(move(proj_no, 'paid')).rejects.toMatchObject(deposit)
  await agree(proj_no, [{ projcrd_amount: 60, paid: '2026-01-09' }, { projcrd_amount: 40 }])
  await move(proj_no, 'paid')
  await move(proj_no, 'started')

  const paid = await withoutMoney('paid')
  await expect(move(paid, 'started')).rejects.toMatchObject({ status: 409, message: '계약을 먼저 체결해 주세요.' })
  const many = mina.call(projects.changeMany, { body: { proj_nos: [paid], stage: 'started' } })
  await expect(many).rejects.toMatchObject({ message: '단계 프로젝트: 계약을 먼저 체결해 주세요.' })
})

test('a cancelled contract is none', async () => {
  const proj_no = await withoutMoney('guide')
  const { ctr_no } = await agree(proj_no, [{ projcrd_amount: 100, paid: '2026-01-09' }])
  await app.db
    .updateTable('contracts')
    .set({ ctr_state: 'cancelled', ctr_cancelled_dt: '2026-02-01' })
    .where('ctr_no', '=', ctr_no)
    .execute()
  await expect(move(proj_no, 'paid')).rejects.toMatchObject({ message: '입금을 먼저 등록해 주세요.' })
})

test('completing what is not paid asks for a reason', async () => {
  const proj_no = await withoutMoney('started')
  await agree(proj_no, [{ projcrd_amount: 60, paid: '2026-01-09' }, { projcrd_amount: 40 }])
  const message = '잔금이 남아 있어요. 완료하는 이유를 입력해 주세요.'
  await expect(move(proj_no, 'completed')).rejects.toMatchObject({ status: 400, message, fields: { reason: message } })
  await move(proj_no, 'completed', '잔금은 다음 달에 받아요')
  expect((await show(proj_no)).moves.at(-1)).toMatchObject({ reason: '잔금은 다음 달에 받아요' })
})

test('what is due after the start or the delivery gets its day when the project gets there', async () => {
  const proj_no = await withoutMoney('paid')
  const { projcrd_nos } = await agree(proj_no, [
    { projcrd_amount: 50, projcrd_due_kind: 'start', projcrd_due_days: 3 },
    { projcrd_amount: 50, projcrd_due_kind: 'delivery', projcrd_due_days: 0 },
  ])
  const dueDays = async () => {
    const credits = (await show(proj_no)).estimates.flatMap((estimate) => estimate.credits)
    return projcrd_nos.map((no) => credits.find(({ projcrd_no }) => projcrd_no === no)?.projcrd_due_dt)
  }
  expect(await dueDays()).toEqual([null, null])
  await move(proj_no, 'started')
  const today = koreaToday()
  const inThreeDays = inKorea(new Date(Date.now() + 3 * 86_400_000))
    .toISOString()
    .slice(0, 10)
  expect(await dueDays()).toEqual([inThreeDays, null])
  await move(proj_no, 'completed', '먼저 끝내요')
  expect(await dueDays()).toEqual([inThreeDays, today])
})

const newest = async (person: Person) => (await person.call(alarms.newList, { query: { limit: 5 } })).query

test('managers hear of a move by somebody else, and open screens of all staff follow', async () => {
  const jun = await app.staff()
  const proj_no = await projectIn('paid', [mina.emp_no, jun.emp_no], '빌더 앱')
  const socket = io(app.url, { auth: { token: jun.token }, transports: ['websocket'], forceNew: true })
  await nextEvent(socket, 'connect')
  const stale = nextStale(socket)
  await move(proj_no, 'guide', '범위를 줄여요')
  expect(await stale).toMatchObject({
    topic: 'projects.changed',
    calls: expect.arrayContaining(['GET /crm/v3/projects/newarrivals']),
  })
  socket.disconnect()
  expect((await newest(jun))[0]).toMatchObject({
    al_title: '빌더 앱 프로젝트가 ‘GUIDE’ 단계로 옮겨졌어요',
    al_body: '범위를 줄여요',
    al_link: `/employee/work/detail/${proj_no}/dashboard`,
  })
  expect(await newest(mina)).toEqual([])
})

// ---------------------------------------------------------------- many at once

const changeMany = (body: Parameters<typeof mina.call<typeof projects.changeMany>>[1]['body']) =>
  mina.call(projects.changeMany, { body })

test('stage and manager of many at once, each person told once', async () => {
  const [jun, hana] = [await app.staff({ user_name: '정준' }), await app.staff({ user_name: '하나' })]
  const proj_nos = [
    await projectIn('inquiry', [jun.emp_no]),
    await projectIn('inquiry', [jun.emp_no]),
    await projectIn('pre', [jun.emp_no]),
  ]
  const { query } = await changeMany({ proj_nos: proj_nos.toReversed(), stage: 'pre', manager_emp_no: hana.emp_no })
  expect(query.map(({ proj_no }) => proj_no)).toEqual(proj_nos.toReversed())
  for (const row of query) {
    expect(row.progress_status).toBe('pre')
    expect(row.emp).toMatchObject([{ emp_no: hana.emp_no, pe_type: 'manager' }])
  }
  expect(await newest(jun)).toMatchObject([{ al_title: '프로젝트 2개가 ‘PRE’ 단계로 옮겨졌어요' }])
  expect(await newest(hana)).toMatchObject([
    { al_title: '프로젝트 3개의 담당자로 지정되었어요', al_link: '/employee/work/list?is_own=1' },
  ])
})

test('one that cannot go stops them all', async () => {
  const jun = await app.staff()
  const first = await projectIn('pre', [jun.emp_no])
  const second = await projectIn('completed', [jun.emp_no], '끝난 프로젝트')
  await expect(
    changeMany({ proj_nos: [first, second], stage: 'guide', manager_emp_no: mina.emp_no }),
  ).rejects.toMatchObject({ status: 400, fields: { reason: '되돌리는 이유를 입력해 주세요.' } })
  await expect(changeMany({ proj_nos: [first, second], stage: 'paid' })).rejects.toMatchObject({ status: 400 })
  await expect(changeMany({ proj_nos: [first, second], stage: 'unknown', reason: '연락 두절' })).rejects.toMatchObject({
    status: 409,
    message: '끝난 프로젝트: ‘완료’ 단계에서 ‘알 수 없음’ 단계로는 옮길 수 없어요.',
  })
  await expect(changeMany({ proj_nos: [first, 2_000_000_000], stage: 'guide' })).rejects.toMatchObject({ status: 404 })
  await expect(changeMany({ proj_nos: [first], stage: 'guide', manager_emp_no: 99999 })).rejects.toMatchObject({
    status: 400,
    fields: { manager_emp_no: '지금 근무 중인 직원만 지정할 수 있어요.' },
  })
  expect(await show(first)).toMatchObject({ progress_status: 'pre', rev: 1, emp: [{ emp_no: jun.emp_no }] })
  expect(await newest(jun)).toEqual([])
})

test.each([
  [{ proj_nos: [], stage: 'pre' as const }, '프로젝트를 선택해 주세요.'],
  [
    { proj_nos: Array.from({ length: 201 }, (_, index) => index + 1), stage: 'pre' as const },
    '한 번에 200개까지 바꿀 수 있어요.',
  ],
  [{ proj_nos: [1] }, '바꿀 내용을 선택해 주세요.'],
])('%j is refused: %s', async (body, message) => {
  await expect(changeMany(body)).rejects.toMatchObject({ status: 400, message })
})

test('fifty overlapping changes of many at once end without a deadlock', async () => {
  const proj_nos = await Promise.all(Array.from({ length: 6 }, () => projectIn('inquiry')))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      changeMany({ proj_nos: index % 2 ? proj_nos : proj_nos.toReversed(), manager_emp_no: mina.emp_no }).then(
        () => 200,
        (problem) => problem.status,
      ),
    ),
  )
  expect(answers.every((status) => status === 200)).toBe(true)
  for (const proj_no of proj_nos) expect((await show(proj_no)).emp).toHaveLength(1)
})
