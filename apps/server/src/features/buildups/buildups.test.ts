import { type Buildup, buildups } from '@crm/contract/features/buildups/buildups'
import { type CashLog, pocket } from '@crm/contract/features/pocket/pocket'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../seed/factories.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList', 'ClientVcList'] })
})

/** A project of a company that has so many points. */
const projectWith = async (cash: number) => {
  const client_no = await app.company()
  if (cash) await mina.call(pocket.add, { body: { client_no, cl_amount: cash, reason: '가입 축하' } })
  return { client_no, proj_no: await createProject(app.db, { client_no }) }
}

type Order = RequestOf<typeof buildups.buy>['body']
const order = (changes: Partial<Order> = {}): Order => ({
  pc_no: 11,
  pbu_name: 'IR 덱 디자인',
  pbu_cash: 300,
  pps_nos: [4, 45, 451],
  ...changes,
})
const buy = async (proj_no: number, changes: Partial<Order> = {}) =>
  (await mina.call(buildups.buy, { params: { proj_no }, body: order(changes) })).query[0] as Buildup
const cashOf = async (client_no: number) => (await mina.call(pocket.list, { query: { client_no } })).cash
const list = async (proj_no: number) => (await mina.call(buildups.list, { params: { proj_no } })).query
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (problem: { status: number }) => problem.status,
  )

const proveTheSum = async () => {
  const { rows } = await sql`select * from pocket_discrepancies`.execute(app.db)
  expect(rows).toEqual([])
}

test('a service is paid for with the company’s pocket, and comes with its steps', async () => {
  const { client_no, proj_no } = await projectWith(1_000)
  const bought = await buy(proj_no)
  expect(bought).toMatchObject({
    pc_no: 11,
    pc_name: '투자',
    pbu_name: 'IR 덱 디자인',
    pbu_cash: 300,
    steps: [
      { pps_no: 4, pps_name: '진행', pps_parent: null, state: 0, emp_no: null },
      { pps_no: 45, pps_name: '디자인', pps_parent: 4 },
      { pps_no: 451, pps_name: '시안', pps_parent: 45 },
    ],
  })
  expect(await list(proj_no)).toEqual([bought])
  const { query, cash } = await mina.call(pocket.list, { query: { client_no } })
  expect(cash).toBe(700)
  expect(query[0]).toMatchObject({
    cl_amount: -300,
    cl_type: 'use',
    cl_info: { reason: 'IR 덱 디자인' },
    emp_name: '김미나',
  })
})

test('what costs nothing leaves the pocket alone', async () => {
  const { client_no, proj_no } = await projectWith(0)
  const bought = await buy(proj_no, { pbu_cash: 0 })
  await mina.call(buildups.cancel, { params: { proj_no, pbu_no: bought.pbu_no } })
  expect((await mina.call(pocket.list, { query: { client_no } })).total).toBe(0)
})

test('not enough in the pocket: nothing is bought', async () => {
  const { client_no, proj_no } = await projectWith(299)
  await expect(buy(proj_no)).rejects.toMatchObject({
    status: 409,
    code: 'not_enough_pocket',
    message: '포켓이 부족해요. 잔액을 확인해 주세요.',
  })
  expect([await list(proj_no), await cashOf(client_no)]).toEqual([[], 299])
})

const notThere = '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'
test.each([
  [{ pbu_name: ' ' }, 'pbu_name', '서비스 이름을 입력해 주세요.'],
  [{ pps_nos: [] }, 'pps_nos', '단계를 선택해 주세요.'],
  [{ pc_no: 99999 }, 'pc_no', notThere],
  [{ pps_nos: [99999] }, 'pps_nos', notThere],
  [{ pc_no: 1 }, 'pc_no', notThere],
] satisfies [Partial<Order>, string, string][])('%j is refused at %s: %s', async (changes, field, message) => {
  const { client_no, proj_no } = await projectWith(500)
  await expect(buy(proj_no, changes)).rejects.toMatchObject({ status: 400, fields: { [field]: message } })
  expect(await cashOf(client_no)).toBe(500)
})

test('cancelling gives the points back, once', async () => {
  const { client_no, proj_no } = await projectWith(1_000)
  const { pbu_no } = await buy(proj_no)
  const cancel = () => mina.call(buildups.cancel, { params: { proj_no, pbu_no } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(cancel())))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 404)).toHaveLength(49)
  expect([await list(proj_no), await cashOf(client_no)]).toEqual([[], 1_000])
  const { query } = await mina.call(pocket.list, { query: { client_no } })
  expect(query[0]).toMatchObject({
    cl_amount: 300,
    cl_type: 'refund',
    cl_info: { reason: 'IR 덱 디자인 취소' },
  })
  await proveTheSum()
})

test('points that bought a service come back through the service alone, and once', async () => {
  const { client_no, proj_no } = await projectWith(1_000)
  const { pbu_no } = await buy(proj_no)
  const entryOf = async (type: string) =>
    (await mina.call(pocket.list, { query: { client_no } })).query.find(({ cl_type }) => cl_type === type) as CashLog
  const reverse = (cl_no: number) => mina.call(pocket.reverse, { params: { cl_no }, body: { reason: '되돌려요' } })
  const used = await entryOf('use')
  expect(used).toMatchObject({ pbu_no, reversed_by: null })
  const ofOrder = { status: 409, message: '서비스 구매 내역이에요. 프로젝트의 빌드업에서 취소해 주세요.' }
  await expect(reverse(used.cl_no)).rejects.toMatchObject(ofOrder)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      statusOf(index % 2 ? reverse(used.cl_no) : mina.call(buildups.cancel, { params: { proj_no, pbu_no } })),
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(await cashOf(client_no)).toBe(1_000)
  const refund = await entryOf('refund')
  expect(refund).toMatchObject({ pbu_no, reversed_cl_no: used.cl_no })
  expect((await entryOf('use')).reversed_by).toBe(refund.cl_no)
  await expect(reverse(refund.cl_no)).rejects.toMatchObject(ofOrder)
  await proveTheSum()
})

test('the database itself gives points back once', async () => {
  const { client_no, proj_no } = await projectWith(1_000)
  await buy(proj_no)
  const { query } = await mina.call(pocket.list, { query: { client_no } })
  const used = query[0]?.cl_no as number
  const enter = (cl_type: string) =>
    sql`insert into cash_log (client_no, cl_amount, cl_type, cl_info, reversed_cl_no)
        values (${client_no}, 300, ${cl_type}, '{"reason": ""}', ${used})`.execute(app.db)
  await expect(enter('reverse')).rejects.toMatchObject({ constraint: 'cash_log_order' })
  await enter('refund')
  await expect(enter('refund')).rejects.toMatchObject({ constraint: 'cash_log_reversed_once' })
  expect(await cashOf(client_no)).toBe(1_000)
})

test('a service whose points came back before gives none when it is cancelled', async () => {
  const { client_no, proj_no } = await projectWith(1_000)
  const { pbu_no } = await buy(proj_no)
  await sql`insert into cash_log (client_no, cl_amount, cl_type, cl_info, reversed_cl_no)
    select client_no, 300, 'refund', '{"reason": ""}', cl_no from cash_log
     where client_no = ${client_no} and cl_type = 'use'`.execute(app.db)
  await mina.call(buildups.cancel, { params: { proj_no, pbu_no } })
  expect([await list(proj_no), await cashOf(client_no)]).toEqual([[], 1_000])
})

test('fifty who buy at once from a pocket for seven: seven services, nothing left over', async () => {
  const { client_no, proj_no } = await projectWith(7 * 300 + 100)
  const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(buy(proj_no))))
  expect(answers.filter((status) => status === 200)).toHaveLength(7)
  expect(answers.filter((status) => status === 409)).toHaveLength(43)
  expect([(await list(proj_no)).length, await cashOf(client_no)]).toEqual([7, 100])
  await proveTheSum()
})

test('a step: state, person and dates', async () => {
  const { proj_no } = await projectWith(1_000)
  const { pbu_no, steps } = await buy(proj_no)
  const pbs_no = steps[1]?.pbs_no as number
  const doing = { state: 1, emp_no: mina.emp_no, start_dt: '2026-05-01', end_dt: '2026-05-09' } as const
  const change = (body: object, to = proj_no) =>
    mina.call(buildups.updateStep, { params: { proj_no: to, pbs_no }, body: { ...doing, ...body } })
  const { query } = await change({})
  expect(query[0]?.steps[1]).toMatchObject({ ...doing, emp_name: '김미나', pps_no: 45 })
  const tooEarly = { end_dt: '종료일은 시작일보다 빠를 수 없어요.' }
  await expect(change({ end_dt: '2026-04-01' })).rejects.toMatchObject({ status: 400, fields: tooEarly })
  const notActive = '지금 근무 중인 직원만 지정할 수 있어요.'
  await expect(change({ emp_no: 99999 })).rejects.toMatchObject({ status: 400, fields: { emp_no: notActive } })
  await expect(change({}, (await projectWith(0)).proj_no)).rejects.toMatchObject({ status: 404 })
  await mina.call(buildups.cancel, { params: { proj_no, pbu_no } })
  await expect(change({})).rejects.toMatchObject({ status: 404 })
})

test('a step that somebody changed meanwhile is not overwritten', async () => {
  const { proj_no } = await projectWith(1_000)
  const { pbs_no = 0, rev = 0 } = (await buy(proj_no)).steps[0] ?? {}
  const change = (body: RequestOf<typeof buildups.updateStep>['body']) =>
    mina.call(buildups.updateStep, { params: { proj_no, pbs_no }, body })
  await change({ state: 1, rev })
  await expect(change({ end_dt: '2026-05-09', rev })).rejects.toMatchObject({
    status: 409,
    newest: { pbs_no, state: 1, end_dt: null, rev: rev + 1 },
  })
  const { query } = await change({ state: 2 })
  expect(query[0]?.steps[0]).toMatchObject({ state: 2, end_dt: null })
})

test('only what is sent of a step changes; who has left stays on it', async () => {
  const { proj_no } = await projectWith(1_000)
  const { steps } = await buy(proj_no)
  const left = await app.staff()
  const pbs_no = steps[0]?.pbs_no as number
  const change = async (body: RequestOf<typeof buildups.updateStep>['body']) =>
    (await mina.call(buildups.updateStep, { params: { proj_no, pbs_no }, body })).query[0]?.steps[0]
  await change({ emp_no: left.emp_no, start_dt: '2026-05-01' })
  await app.db.updateTable('employees').set({ emp_state: 3 }).where('emp_no', '=', left.emp_no).execute()
  const kept = { emp_no: left.emp_no, start_dt: '2026-05-01', end_dt: null }
  expect(await change({ state: 1 })).toMatchObject({ state: 1, ...kept })
  expect(await change({})).toMatchObject({ state: 1, ...kept })
  expect(await change({ emp_no: left.emp_no, state: 2 })).toMatchObject({ state: 2, ...kept })
  await expect(change({ end_dt: '2026-04-30' })).rejects.toMatchObject({
    status: 400,
    fields: { end_dt: '종료일은 시작일보다 빠를 수 없어요.' },
  })
  await change({ emp_no: null })
  await expect(change({ emp_no: left.emp_no })).rejects.toMatchObject({ status: 400 })
})

test('unknown projects are not found; clients and staff without the scope are kept out', async () => {
  const params = { proj_no: 2_000_000_000 }
  await expect(mina.call(buildups.list, { params })).rejects.toMatchObject({ status: 404 })
  await expect(mina.call(buildups.buy, { params, body: order() })).rejects.toMatchObject({ status: 404 })
  const { client_no, proj_no } = await projectWith(1_000)
  for (const person of [
    await app.client({ client_no }),
    await app.vc(),
    await app.staff({ emp_scope: ['ClientVcList'] }),
  ]) {
    await expect(person.call(buildups.list, { params: { proj_no } })).rejects.toMatchObject({ status: 403 })
    await expect(person.call(buildups.buy, { params: { proj_no }, body: order() })).rejects.toMatchObject({
      status: 403,
    })
  }
})
