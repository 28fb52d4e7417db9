import { alarms } from '@crm/contract/features/alarms/alarms'
import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { refundMessages } from '@crm/contract/features/contracts/contracts.refunds'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { payments } from '@crm/contract/features/payments/payments'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../../clock.ts'
import { insertContract } from '../../../testing/fixtures/money/contractFixture.ts'
import { depositFixture } from '../../../testing/fixtures/money/depositFixture.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { someone } from '../../../testing/fixtures/projectFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import type { Person } from '../../../testing/startTestApp.ts'
import { refundText } from './refunds.messages.ts'
import { reportOpenRefund } from './sendRefund.service.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
let payer: Person
beforeAll(async () => {
  f = await depositFixture({ seed: 'demo' })
  payer = await f.app.client({ client_no: f.client_no })
})

const daysAgo = (days: number) => new Date(Date.parse(koreaToday()) - days * 86_400_000).toISOString().slice(0, 10)

/** A project with a contract that was concluded so many days ago. */
const agreed = async (amounts: number[], days = 3) => {
  const { proj_no } = await f.registerProject({ client_no: f.client_no, proj_employees: [someone(f.mina.emp_no)] })
  const est_no = await insertEstimate(f.app.db, {
    proj_no,
    est_amount: amounts.reduce((sum, amount) => sum + amount, 0),
  })
  const contract = await insertContract(f.app.db, {
    ...{ est_no, ctr_concluded_dt: daysAgo(days) },
    credits: amounts.map((projcrd_amount, at) => ({
      projcrd_title: `${at + 1}차`,
      projcrd_amount,
      projcrd_due_dt: daysAgo(-at),
    })),
  })
  return { proj_no, est_no, ...contract }
}
type Agreed = Awaited<ReturnType<typeof agreed>>

const start = async (proj_no: number, done: number, total: number) => {
  await f.app.db
    .updateTable('projects')
    .set({ progress_status: 'started', project_start: daysAgo(60), project_end: daysAgo(-60) })
    .where('proj_no', '=', proj_no)
    .execute()
  for (let at = 0; at < total; at++)
    await f.app.db
      .insertInto('project_indicators')
      .values({
        proj_no,
        pic_title: `지표 ${at + 1}`,
        pic_end_dt: koreaToday(),
        pic_done_dt: at < done ? daysAgo(1) : null,
      })
      .execute()
}

const transfer = (projcrd_no: number | undefined, amount: number, dep_dt = daysAgo(2)) =>
  f.register({ dep_dt, dep_amount: amount, shares: [{ projcrd_no: projcrd_no ?? 0, amount }] })

const payByCard = async ({ est_no, projcrd_nos }: Agreed, at = 0) => {
  const params = { est_no, projcrd_no: projcrd_nos[at] ?? 0 }
  const pay_no = (await payer.call(contractPayments.open, { params })).query[0]?.pay_no ?? 0
  const wish = { method: 'card', card_owner: 'corporate', receipt_kind: 'none' } as const
  const order_id = (await payer.call(payments.openTry, { params: { pay_no }, body: wish })).query[0]?.order_id ?? ''
  const [card] = (await payer.call(payments.testPay, { params: { pay_no }, body: { order_id, card: 'pass' } })).query
  if (!card) throw new Error('no card')
  await payer.call(payments.confirm, { params: { pay_no }, body: card })
  return pay_no
}

/** What the service has not sent back; a smaller one makes it refuse. */
const balanceThere = async (pay_no: number, change = 0) => {
  const { rows } = await sql<{ balance: number }>`
    update test_checkouts c set balance = balance + ${change} from payment_tries t
     where t.order_id = c.order_id and t.pay_no = ${pay_no} and t.try_state = 'done' returning c.balance`.execute(
    f.app.db,
  )
  return rows[0]?.balance
}

const read = async (ctr_no: number) =>
  (await f.admin.call(contracts.detail, { params: { ctr_no } })).query[0] as Contract
const offer = async (ctr_no: number, day?: string) =>
  (await f.admin.call(contracts.refundOffer, { params: { ctr_no }, query: { ...(day && { day }) } })).query[0]
const cancel = async (ctr_no: number, amount: number, refund_reason = '') => {
  const { rev } = await read(ctr_no)
  const body = {
    ctr_cancelled_dt: koreaToday(),
    ctr_cancel_reason: '고객 사정',
    ...{ amount, refund_reason },
    rev,
  }
  return (await f.admin.call(contracts.cancel, { params: { ctr_no }, body })).query[0] as Contract
}
const backOf = async (ctr_no: number) => {
  const { rows } = await sql<{ dep_amount: number }>`
    select distinct d.dep_no, d.dep_amount from project_credits c join deposit_shares s using (projcrd_no) join deposits d using (dep_no)
     where c.ctr_no = ${ctr_no} and d.dep_amount < 0 order by d.dep_no`.execute(f.app.db)
  return rows.map(({ dep_amount }) => dep_amount)
}
const retry = (ctr_no: number, crp_no: number, is_by_hand = false) =>
  f.admin.call(contracts.retryRefund, { params: { ctr_no, crp_no }, body: { is_by_hand } })

test('within seven days and before the start all that was paid goes back, and the project returns to GUIDE', async () => {
  const { ctr_no, proj_no, projcrd_nos } = await agreed([1_000_000, 2_000_000], 7)
  await transfer(projcrd_nos[0], 1_000_000)
  expect(await offer(ctr_no)).toMatchObject({ basis: 'withdrawal', paid: 1_000_000, performed: 0, amount: 1_000_000 })
  const cancelled = await cancel(ctr_no, 1_000_000)
  expect(cancelled).toMatchObject({ ctr_state: 'cancelled', paid: 0 })
  expect(cancelled.refunds).toMatchObject([
    {
      ...{ crf_proposed: 1_000_000, crf_amount: 1_000_000, crf_reason: '', emp_name: '윤관리' },
      parts: [{ crp_amount: 1_000_000, crp_way: 'transfer', state: 'done' }],
    },
  ])
  expect(await backOf(ctr_no)).toEqual([-1_000_000])
  expect(await f.show(proj_no)).toMatchObject({ progress_status: 'guide' })
  expect(await f.discrepancies()).toEqual([])
})

test('after the start 30% of the contract stays; another amount takes a reason and never exceeds what was paid', async () => {
  const { ctr_no, proj_no, projcrd_nos } = await agreed([5_000_000, 5_000_000], 30)
  await transfer(projcrd_nos[0], 5_000_000)
  await start(proj_no, 3, 10)
  expect(await offer(ctr_no)).toMatchObject({
    ...{ basis: 'milestones', done: 3, total: 10, ctr_amount: 10_000_000, paid: 5_000_000 },
    ...{ performed: 3_000_000, amount: 2_000_000, sources: [{ left: 5_000_000, way: 'transfer' }] },
  })
  expect(await offer(ctr_no, daysAgo(2))).toMatchObject({ done: 0, amount: 5_000_000 })
  const wrong = (field: string, message: string) => ({ fields: { [field]: message } })
  await expect(cancel(ctr_no, 2_500_000)).rejects.toMatchObject(wrong('refund_reason', refundMessages.reason))
  await expect(cancel(ctr_no, 5_000_001, '합의')).rejects.toMatchObject(wrong('amount', refundMessages.tooMuch))
  expect(await read(ctr_no)).toMatchObject({ ctr_state: 'concluded', paid: 5_000_000, refunds: [] })
  const cancelled = await cancel(ctr_no, 2_500_000, '합의한 금액이에요.')
  expect(cancelled).toMatchObject({
    paid: 2_500_000,
    refunds: [{ crf_proposed: 2_000_000, crf_amount: 2_500_000, crf_reason: '합의한 금액이에요.' }],
  })
  // What was kept can be given back later, as decided again.
  const body = { amount: 500_000, refund_reason: '추가 합의' }
  const [more] = (await f.admin.call(contracts.refund, { params: { ctr_no }, body })).query
  expect(more).toMatchObject({ paid: 2_000_000, refunds: [{ crf_proposed: 0, crf_amount: 500_000 }, {}] })
  expect(await backOf(ctr_no)).toEqual([-2_500_000, -500_000])
  expect(await f.show(proj_no)).toMatchObject({ progress_status: 'started' })
})

test('card money goes back by partial cancel and transfers are recorded, the newest first', async () => {
  const contract = await agreed([700_000, 500_000])
  const { ctr_no, projcrd_nos } = contract
  await transfer(projcrd_nos[0], 700_000)
  const pay_no = await payByCard(contract, 1)
  expect((await offer(ctr_no))?.sources).toMatchObject([
    { way: 'card', left: 500_000 },
    { way: 'transfer', left: 700_000 },
  ])
  const cancelled = await cancel(ctr_no, 900_000, '일부는 남기기로 했어요.')
  expect(cancelled.paid).toBe(300_000)
  expect(cancelled.refunds[0]?.parts).toMatchObject([
    { crp_way: 'card', crp_amount: 500_000, state: 'done' },
    { crp_way: 'transfer', crp_amount: 400_000, state: 'done' },
  ])
  expect(await balanceThere(pay_no)).toBe(0)
  expect(await f.discrepancies()).toEqual([])
})

test('a card that cannot be cancelled leaves the contract cancelled, the refund open and an alarm; trying again finishes it once', async () => {
  const contract = await agreed([600_000])
  const { ctr_no } = contract
  const pay_no = await payByCard(contract)
  await balanceThere(pay_no, -600_000)
  const cancelled = await cancel(ctr_no, 600_000)
  const part = cancelled.refunds[0]?.parts[0]
  expect(cancelled).toMatchObject({ ctr_state: 'cancelled', paid: 600_000 })
  expect(part).toMatchObject({ state: 'failed', crp_amount: 600_000, crp_error: expect.stringMatching(/./) })
  const titles = (await f.admin.call(alarms.list, { query: {} })).query.map(({ al_title }) => al_title)
  expect(titles).toContain(refundText.failedTitle('그린루프', cancelled.ctr_title))
  const again = f.admin.call(contracts.refund, { params: { ctr_no }, body: { amount: 600_000, refund_reason: '' } })
  await expect(again).rejects.toMatchObject({ status: 409, message: refundText.pending })
  await expect(retry(ctr_no, part?.crp_no ?? 0)).rejects.toMatchObject({ status: 409 })

  await balanceThere(pay_no, 600_000)
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => retry(ctr_no, part?.crp_no ?? 0)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await read(ctr_no)).toMatchObject({ paid: 0, refunds: [{ parts: [{ state: 'done' }] }] })
  expect(await backOf(ctr_no)).toEqual([-600_000])
  expect(await balanceThere(pay_no)).toBe(0)
})

test('what the service refuses is recorded as transferred, or given up and decided anew', async () => {
  const contract = await agreed([400_000])
  const { ctr_no } = contract
  const pay_no = await payByCard(contract)
  await balanceThere(pay_no, -400_000)
  const [part] = (await cancel(ctr_no, 300_000, '일부만')).refunds[0]?.parts ?? []
  const params = { ctr_no, crp_no: part?.crp_no ?? 0 }
  const [dropped] = (await f.admin.call(contracts.dropRefund, { params })).query
  expect(dropped?.refunds[0]?.parts).toMatchObject([{ state: 'dropped' }])
  await expect(retry(ctr_no, params.crp_no)).rejects.toMatchObject({ message: refundText.notOpen })
  const body = { amount: 400_000, refund_reason: '' }
  const [second] = (await f.admin.call(contracts.refund, { params: { ctr_no }, body })).query
  const [failed] = second?.refunds[0]?.parts ?? []
  expect(failed).toMatchObject({ state: 'failed', crp_amount: 400_000 })
  const [byHand] = (await retry(ctr_no, failed?.crp_no ?? 0, true)).query
  expect(byHand).toMatchObject({ paid: 0, refunds: [{ parts: [{ state: 'done' }] }, {}] })
  expect(await backOf(ctr_no)).toEqual([-400_000])
})

test('fifty who cancel at once: one refund', async () => {
  const { ctr_no, projcrd_nos } = await agreed([800_000])
  await transfer(projcrd_nos[0], 800_000)
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => cancel(ctr_no, 800_000)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await backOf(ctr_no)).toEqual([-800_000])
  expect((await read(ctr_no)).refunds).toHaveLength(1)
})

test('a deposit that pays other contracts too gives back only what paid this one', async () => {
  const [one, other] = [await agreed([300_000]), await agreed([200_000])]
  await f.register({
    ...{ dep_dt: daysAgo(1), dep_amount: 600_000 },
    shares: [
      { projcrd_no: one.projcrd_nos[0] ?? 0, amount: 300_000 },
      { projcrd_no: other.projcrd_nos[0] ?? 0, amount: 200_000 },
    ],
  })
  expect(await offer(one.ctr_no)).toMatchObject({ paid: 300_000, sources: [{ left: 300_000 }] })
  await cancel(one.ctr_no, 300_000)
  expect(await read(one.ctr_no)).toMatchObject({ paid: 0 })
  expect(await read(other.ctr_no)).toMatchObject({ paid: 200_000 })
  expect(await f.discrepancies()).toEqual([])
})

test('what nobody has tried after five minutes is reported to who manages contracts', async () => {
  const contract = await agreed([100_000])
  await payByCard(contract)
  const { ctr_no } = contract
  const { dep_no } = await f.app.db
    .selectFrom('deposits')
    .select('dep_no')
    .orderBy('dep_no', 'desc')
    .executeTakeFirstOrThrow()
  const { crf_no } = await f.app.db
    .insertInto('contract_refunds')
    .values({
      ...{ ctr_no, crf_dt: koreaToday(), crf_basis: 'withdrawal', crf_done: 0, crf_total: 1, crf_paid: 100_000 },
      ...{ crf_performed: 0, crf_proposed: 100_000, crf_amount: 100_000 },
    })
    .returning('crf_no')
    .executeTakeFirstOrThrow()
  await f.app.db
    .insertInto('contract_refund_parts')
    .values({ crf_no, dep_no, crp_amount: 100_000, crp_way: 'card' })
    .execute()
  const fresh = await f.app.staff({ emp_scope: ['AdminContract'] })
  await runJobOf(f.app)(reportOpenRefund, { crf_no })
  const { query } = await fresh.call(alarms.list, { query: {} })
  expect(query).toMatchObject([{ al_body: refundText.openBody(100_000) }])
})
