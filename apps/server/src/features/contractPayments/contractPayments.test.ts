import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { deposits } from '@crm/contract/features/deposits/deposits'
import { payments } from '@crm/contract/features/payments/payments'
import type { TestCard } from '@crm/contract/features/payments/payments.rows'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { koreaToday } from '../../clock.ts'
import type { OwnedPayment } from '../../paymentOwner.ts'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { runJobOf } from '../../testing/runJob.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { depositText } from '../deposits/deposits.messages.ts'
import { findPayment } from '../payments/payments.queries.ts'
import { contractPayText } from './contractPayments.messages.ts'
import { creditPayments } from './creditPayments.owner.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
let payer: Person
beforeAll(async () => {
  f = await depositFixture({ seed: 'demo' })
})
beforeEach(async () => {
  payer = await f.app.client({ client_no: f.client_no })
})

type Agreed = Awaited<ReturnType<typeof f.agreed>>
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
const money = async ({ est_no }: Agreed, who = payer) => {
  const [row] = (await who.call(contractPayments.show, { params: { est_no } })).query
  if (!row) throw new Error('no contract')
  return row
}
const open = async ({ est_no, projcrd_nos }: Agreed, at = 0, who = payer) => {
  const params = { est_no, projcrd_no: projcrd_nos[at] ?? 0 }
  const [opened] = (await who.call(contractPayments.open, { params })).query
  if (!opened) throw new Error('nothing was opened')
  return opened
}
const chosen = async (pay_no: number, card: TestCard, method: 'card' | 'virtual_account' = 'card') => {
  const wish = { method, card_owner: 'corporate', receipt_kind: 'none' } as const
  const [opened] = (await payer.call(payments.openTry, { params: { pay_no }, body: wish })).query
  const body = { order_id: opened?.order_id ?? '', card }
  const [paid] = (await payer.call(payments.testPay, { params: { pay_no }, body })).query
  if (!paid) throw new Error('no card')
  return paid
}
const pay = async (pay_no: number, card: TestCard = 'pass', method: 'card' | 'virtual_account' = 'card') => {
  const body = await chosen(pay_no, card, method)
  return (await payer.call(payments.confirm, { params: { pay_no }, body })).query[0]
}
const depositsOf = async (pay_no: number) => {
  const { rows } = await sql<{ dep_no: number; dep_amount: number; dep_pay_type: number; dep_rest: number }>`
    select dep_no, dep_amount, dep_pay_type, dep_rest from deposits where pay_no = ${pay_no} order by dep_no`.execute(
    f.app.db,
  )
  return rows
}
const read = async (pay_no: number) => (await payer.call(payments.detail, { params: { pay_no } })).query[0]
const refund = (dep_no: number, amount: number, dep_memo = '해지') =>
  f.admin.call(deposits.refund, { params: { dep_no }, body: { dep_dt: koreaToday(), amount, dep_memo } })
const balanceThere = async (pay_no: number) => {
  const { rows } = await sql<{ balance: number }>`
    select c.balance from test_checkouts c join payment_tries using (order_id) where pay_no = ${pay_no} and try_state = 'done'`.execute(
    f.app.db,
  )
  return rows[0]?.balance
}
const noDiscrepancy = async () => {
  expect(await f.discrepancies()).toEqual([])
  expect((await sql`select * from payment_discrepancies`.execute(f.app.db)).rows).toEqual([])
}

test('the first instalment paid by card becomes a deposit, covers its credit and moves the project to paid', async () => {
  const agreed = await f.agreed([500_000, 700_000])
  expect(await money(agreed)).toMatchObject({ balance: 1_200_000, next_due_dt: '2026-01-15', is_payable: true })
  const { pay_no, pay_money } = await open(agreed)
  expect(pay_money).toBe(500_000)
  expect(await pay(pay_no)).toMatchObject({ pay_state: 12, pay_type: 4 })
  expect(await depositsOf(pay_no)).toMatchObject([{ dep_amount: 500_000, dep_pay_type: 4, dep_rest: 0 }])
  expect(await f.show(agreed.proj_no)).toMatchObject({ progress_status: 'paid', contract_status: ['credit_on'] })
  const { paid, balance, next_due_dt, credits } = await money(agreed)
  expect({ paid, balance, next_due_dt }).toEqual({ paid: 500_000, balance: 700_000, next_due_dt: '2026-02-15' })
  expect(credits.map(({ projcrd_title }) => projcrd_title)).toEqual(['2차', '1차'])
  const [same] = (await payer.call(contractPayments.ofPayment, { params: { pay_no } })).query
  expect(same).toMatchObject({ est_no: agreed.est_no, paid: 500_000 })
  await noDiscrepancy()
})

test('only what is open is paid, and what was paid meanwhile in another way is not charged', async () => {
  const agreed = await f.agreed([500_000])
  const [projcrd_no = 0] = agreed.projcrd_nos
  await f.register({ dep_amount: 200_000, shares: [{ projcrd_no, amount: 200_000 }] })
  const { pay_no, pay_money } = await open(agreed)
  expect(pay_money).toBe(300_000)
  const body = await chosen(pay_no, 'pass')
  await f.register({ dep_amount: 100_000, shares: [{ projcrd_no, amount: 100_000 }] })
  const confirm = (amount: number) => payer.call(payments.confirm, { params: { pay_no }, body: { ...body, amount } })
  await expect(confirm(300_000)).rejects.toMatchObject({ message: '결제 금액이 바뀌었어요. 다시 확인해 주세요.' })
  await expect(confirm(200_000)).rejects.toMatchObject({ status: 409 })
  expect(await depositsOf(pay_no)).toEqual([])
  await f.register({ dep_amount: 200_000, shares: [{ projcrd_no, amount: 200_000 }] })
  await expect(open(agreed)).rejects.toMatchObject({ message: contractPayText.covered })
  // The payment that was open closes by itself.
  await until(async () => expect((await read(pay_no))?.pay_state).toBe(0))
  await noDiscrepancy()
})

test('every card of the test checkout ends as it says, with one deposit at most', async () => {
  for (const card of ['webhook_first', 'webhook_twice', 'slow'] as const) {
    const { pay_no } = await open(await f.agreed([300_000]))
    await pay(pay_no, card)
    await until(async () => expect((await read(pay_no))?.pay_state).toBe(12))
    expect(await depositsOf(pay_no)).toMatchObject([{ dep_amount: 300_000 }])
  }
  const agreed = await f.agreed([300_000])
  const { pay_no } = await open(agreed)
  expect(await pay(pay_no, 'decline')).toMatchObject({
    pay_state: 10,
    fail_message: expect.stringContaining('거절'),
  })
  const [opened] = (await payer.call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })).query
  const closed = { order_id: opened?.order_id ?? '', code: 'PAY_PROCESS_CANCELED' }
  const [after] = (await payer.call(payments.failTry, { params: { pay_no }, body: closed })).query
  expect(after).toMatchObject({ pay_state: 10 })
  expect(await depositsOf(pay_no)).toEqual([])
  expect(await pay(pay_no)).toMatchObject({ pay_state: 12 })
  await noDiscrepancy()
})

test('money on a virtual account is a deposit of cash', async () => {
  const { pay_no } = await open(await f.agreed([300_000]))
  expect(await pay(pay_no, 'pass', 'virtual_account')).toMatchObject({ pay_state: 11, account: expect.anything() })
  await payer.call(payments.testDeposit, { params: { pay_no } })
  await until(async () => expect((await read(pay_no))?.pay_state).toBe(12))
  expect(await depositsOf(pay_no)).toMatchObject([{ dep_amount: 300_000, dep_pay_type: 1 }])
  await noDiscrepancy()
})

test('what a waiting account gets after a transfer paid the instalment is closed there', async () => {
  const agreed = await f.agreed([300_000])
  const { pay_no } = await open(agreed)
  await pay(pay_no, 'pass', 'virtual_account')
  await f.register({ dep_amount: 300_000, shares: [{ projcrd_no: agreed.projcrd_nos[0] ?? 0, amount: 300_000 }] })
  await until(async () => expect((await read(pay_no))?.pay_state).toBe(0))
  expect(await depositsOf(pay_no)).toEqual([])
  expect(await f.paidOf(agreed.ctr_no)).toEqual([300_000])
})

test('fifty payers of one instalment: one charge and one deposit', async () => {
  const agreed = await f.agreed([500_000])
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => open(agreed)))
  const pay_nos = new Set(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.pay_no] : [])))
  expect(pay_nos.size).toBe(1)
  const { pay_no } = await open(agreed)
  const tries: Awaited<ReturnType<typeof chosen>>[] = []
  for (let at = 0; at < 5; at += 1) tries.push(await chosen(pay_no, 'pass'))
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) =>
      payer.call(payments.confirm, { params: { pay_no }, body: tries[at % 5] as (typeof tries)[number] }),
    ),
  )
  // On a busy machine the answer of the one that charges may get lost; then a job finds it.
  await until(async () => expect(await read(pay_no)).toMatchObject({ pay_state: 12 }))
  const { rows } = await sql<{ charged: number }>`
    select count(*)::int as charged from test_checkouts join payment_tries using (order_id)
     where pay_no = ${pay_no} and pg_state = 'DONE'`.execute(f.app.db)
  expect([rows[0]?.charged, (await depositsOf(pay_no)).length]).toEqual([1, 1])
  expect(await f.paidOf(agreed.ctr_no)).toEqual([500_000])
  await noDiscrepancy()
})

test('another company neither sees nor pays it, and a cancelled contract is not paid any more', async () => {
  const agreed = await f.agreed([500_000])
  const { pay_no } = await open(agreed)
  const stranger = await f.app.client({ client_no: await f.app.company('다른 회사') })
  await expect(money(agreed, stranger)).rejects.toMatchObject({ status: 404 })
  await expect(open(agreed, 0, stranger)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(contractPayments.ofPayment, { params: { pay_no } })).rejects.toMatchObject({ status: 404 })
  const other = await f.agreed([100_000])
  const mixed = { est_no: agreed.est_no, projcrd_no: other.projcrd_nos[0] ?? 0 }
  await expect(payer.call(contractPayments.open, { params: mixed })).rejects.toMatchObject({ status: 404 })
  const body = await chosen(pay_no, 'pass')
  await sql`update contracts set ctr_state = 'cancelled', ctr_cancelled_dt = ${koreaToday()} where ctr_no = ${agreed.ctr_no}`.execute(
    f.app.db,
  )
  const refused = { message: contractPayText.notPayable }
  await expect(open(agreed)).rejects.toMatchObject(refused)
  await expect(payer.call(payments.confirm, { params: { pay_no }, body })).rejects.toMatchObject(refused)
  expect(await money(agreed)).toMatchObject({ is_payable: false })
})

test('a refund of a card deposit is a partial cancel, in parts until nothing is left', async () => {
  const agreed = await f.agreed([500_000])
  const { pay_no } = await open(agreed)
  await pay(pay_no)
  const [{ dep_no } = { dep_no: 0 }] = await depositsOf(pay_no)
  const [after] = (await refund(dep_no, 200_000)).query
  expect(after).toMatchObject({ refunded: 200_000, refunds: [{ dep_amount: -200_000, dep_memo: '해지' }] })
  expect([await balanceThere(pay_no), await f.paidOf(agreed.ctr_no)]).toEqual([300_000, [300_000]])
  expect((await read(pay_no))?.pay_state).toBe(12)
  await expect(refund(dep_no, 300_001)).rejects.toMatchObject({ status: 409 })
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => refund(dep_no, 300_000)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await balanceThere(pay_no), await f.paidOf(agreed.ctr_no)]).toEqual([0, [0]])
  expect((await read(pay_no))?.pay_state).toBe(22)
  await noDiscrepancy()
})

test('a cancel that the service refuses leaves nothing recorded and says why', async () => {
  const agreed = await f.agreed([500_000])
  const { pay_no } = await open(agreed)
  await pay(pay_no)
  const [{ dep_no } = { dep_no: 0 }] = await depositsOf(pay_no)
  const there = (balance: number) =>
    sql`update test_checkouts set balance = ${balance} where order_id = (select order_id from payment_tries
         where pay_no = ${pay_no} and try_state = 'done')`.execute(f.app.db)
  await there(100)
  await expect(refund(dep_no, 200_000)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('결제사가 취소를 거절했어요.'),
  })
  expect(await f.paidOf(agreed.ctr_no)).toEqual([500_000])
  expect((await read(pay_no))?.pay_state).toBe(12)
  await there(500_000)
  await refund(dep_no, 200_000)
  expect(await f.paidOf(agreed.ctr_no)).toEqual([300_000])
  const wrong = { params: { dep_no }, body: { dep_memo: '잘못 등록' } }
  await expect(f.admin.call(deposits.correct, wrong)).rejects.toMatchObject({ message: depositText.isPaid })
  await noDiscrepancy()
})

test('a deposit that the bank takes back opens the instalment again, and may come again', async () => {
  const agreed = await f.agreed([300_000])
  const { pay_no } = await open(agreed)
  await pay(pay_no)
  const payment = (await findPayment(f.app.db, pay_no)) as OwnedPayment
  const run = runJobOf(f.app)
  await run((ctx) => creditPayments.reversed(ctx, payment), {})
  expect([await f.paidOf(agreed.ctr_no), await depositsOf(pay_no)]).toMatchObject([[0], [{ dep_rest: 0 }]])
  await f.register({ dep_amount: 200_000, shares: [{ projcrd_no: agreed.projcrd_nos[0] ?? 0, amount: 200_000 }] })
  await run((ctx) => creditPayments.paid(ctx, payment), {})
  expect(await f.paidOf(agreed.ctr_no)).toEqual([300_000])
  expect(await depositsOf(pay_no)).toMatchObject([{ dep_rest: 0 }, { dep_amount: 300_000, dep_rest: 200_000 }])
  expect(await f.discrepancies()).toEqual([])
})
