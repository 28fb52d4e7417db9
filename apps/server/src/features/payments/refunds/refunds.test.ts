import { payments } from '@crm/contract/features/payments/payments'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetShop, shopState } from '../../../testing/features/shopFeature.ts'
import { startShop } from '../../../testing/fixtures/money/paymentFixture.ts'
import { startToss } from '../../../testing/services/toss.ts'
import type { Person } from '../../../testing/startTestApp.ts'
import { decisionDay } from './refundRules.ts'
import { remindOfRefunds } from './runRefund.service.ts'

let toss: Awaited<ReturnType<typeof startToss>>
let shopApp: Awaited<ReturnType<typeof startShop>>
let buyer: Person & { client_no: number }
beforeAll(async () => {
  toss = await startToss()
  shopApp = await startShop({ toss: toss.settings })
})
afterAll(() => toss.stop())
beforeEach(async () => {
  resetShop()
  toss.state.mood = 'works'
  buyer = await shopApp.app.client({ user_email: `refund${Math.random()}@client.example` })
})

/** Paid with a card; `change` is done to the payment at Toss. */
const bought = async (draft: { count?: number; pocket?: number } = {}, change: object = {}) => {
  const { pay_no, pay_money: amount } = await shopApp.order(buyer, draft)
  const tried = await buyer.call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })
  const order_id = tried.query[0]?.order_id ?? ''
  const pg_key = toss.authenticate(order_id, amount, change)
  await buyer.call(payments.confirm, { params: { pay_no }, body: { order_id, pg_key, amount } })
  const { items } = await shopApp.read(buyer, pay_no)
  return { pay_no, order_id, pi_nos: items.map(({ pi_no }) => pi_no) }
}
type Ask = RequestOf<typeof payments.askRefund>['body']
const ask = async (pay_no: number, pi_nos: number[], more: Partial<Ask> = {}, who: Person = buyer) =>
  (await who.call(payments.askRefund, { params: { pay_no }, body: { pi_nos, reason: '변심', ...more } })).query[0]
const lastRefund = async (pay_no: number) => {
  const [refund] = (await shopApp.read(buyer, pay_no)).refunds
  if (!refund) throw new Error('no refund')
  return refund
}
type Verdict = RequestOf<typeof payments.decideRefund>['body']
const decide = async (pay_no: number, verdict: Verdict = {}, who: Person = shopApp.staffer) => {
  const { rf_no } = await lastRefund(pay_no)
  return (await who.call(payments.decideRefund, { params: { rf_no }, body: verdict })).query[0]
}
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
const reaches = (pay_no: number, state: number) =>
  until(async () => expect((await shopApp.read(buyer, pay_no)).pay_state).toBe(state))
const balanceOf = (order_id: string) => toss.payments.get(order_id)?.balanceAmount

test('staff confirm one of two items; money and points come back by the proportion paid, the other item stays', async () => {
  await shopApp.give(buyer.client_no, 5_000)
  const { pay_no, order_id, pi_nos } = await bought({ count: 2, pocket: 5_000 })
  shopState.refundShare = 0.5
  const offer = await buyer.call(payments.refundOffer, { params: { pay_no }, query: { pi_nos: [pi_nos[0] ?? 0] } })
  expect(offer.query[0]).toMatchObject({ money: 3_750, pocket: 1_250, runs_by_itself: false, needs_account: false })
  expect(offer.query[0]?.lines).toMatchObject([{ amount: 5_000, note: '일부를 썼어요.' }])
  expect(await ask(pay_no, pi_nos.slice(0, 1))).toMatchObject({
    pay_state: 20,
    refunds: [{ rf_state: 20, money: 3_750 }],
  })
  await decide(pay_no)
  await reaches(pay_no, 12)
  expect([balanceOf(order_id), await shopApp.cash(buyer.client_no)]).toEqual([15_000 - 3_750, 1_250])
  expect(shopState.told.at(-1)).toBe(`partly refunded ${pay_no}`)
  await expect(ask(pay_no, pi_nos)).rejects.toMatchObject({
    message: '환불할 수 없는 항목이 있어요. 다시 골라 주세요.',
  })
  shopState.refundShare = 1
  await ask(pay_no, pi_nos.slice(1))
  await decide(pay_no)
  await reaches(pay_no, 22)
  expect(shopState.told.at(-1)).toBe(`refunded ${pay_no}`)
  expect(await shopApp.cash(buyer.client_no)).toBe(3_750)
  await shopApp.expectNoDiscrepancy()
})

test('it runs by itself where the owner says so; fifty at once refund once', async () => {
  shopState.runsByItself = true
  const { pay_no, order_id, pi_nos } = await bought()
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => ask(pay_no, pi_nos)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await reaches(pay_no, 22)
  expect([balanceOf(order_id), toss.payments.get(order_id)?.cancels?.length]).toEqual([0, 1])
  expect(shopState.told.filter((what) => what.startsWith('refunded'))).toHaveLength(1)
  await shopApp.expectNoDiscrepancy()
})

test('fifty decisions at once send the money back once', async () => {
  const { pay_no, order_id, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  const { rf_no } = await lastRefund(pay_no)
  const call = () => shopApp.staffer.call(payments.decideRefund, { params: { rf_no }, body: {} })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, call))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await reaches(pay_no, 22)
  expect(toss.payments.get(order_id)?.cancels).toHaveLength(1)
})

test('staff give more only with a reason, never less, never more than was paid', async () => {
  shopState.refundShare = 0.4
  const { pay_no, order_id, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  const more = (amount: number) => [{ pi_no: pi_nos[0] ?? 0, amount }]
  const junior = await shopApp.app.staff({ emp_lv: 3, emp_scope: ['CampAdmList'] })
  await expect(decide(pay_no, {}, junior)).rejects.toMatchObject({ status: 403 })
  await expect(decide(pay_no, { more: more(3_999) })).rejects.toMatchObject({
    message: '규칙보다 적게 환불할 수 없어요.',
  })
  await expect(decide(pay_no, { more: more(6_000) })).rejects.toMatchObject({
    message: '더 환불하는 이유를 입력해 주세요.',
  })
  await expect(decide(pay_no, { more: more(10_001), more_reason: '장애' })).rejects.toMatchObject({
    message: '결제한 금액보다 많이 환불할 수 없어요.',
  })
  await decide(pay_no, { more: more(6_000), more_reason: '장애' })
  await reaches(pay_no, 22)
  expect([balanceOf(order_id), (await lastRefund(pay_no)).more_reason]).toEqual([4_000, '장애'])
})

test('the buyer withdraws before staff decide, not after; staff send it back with a reason', async () => {
  const { pay_no, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  const { rf_no } = await lastRefund(pay_no)
  const withdraw = (who: Person, no: number) => who.call(payments.withdrawRefund, { params: { rf_no: no } })
  await expect(withdraw(await shopApp.app.client(), rf_no)).rejects.toMatchObject({ status: 404 })
  expect((await withdraw(buyer, rf_no)).query[0]).toMatchObject({ pay_state: 12, refunds: [{ rf_state: 0 }] })
  await ask(pay_no, pi_nos)
  const second = await lastRefund(pay_no)
  const answer = { params: { rf_no: second.rf_no }, body: { answer: '이용 기간이 지났어요.' } }
  const sent = await shopApp.staffer.call(payments.sendBackRefund, answer)
  expect(sent.query[0]).toMatchObject({ pay_state: 12, refunds: [{ answer: '이용 기간이 지났어요.' }, {}] })
  await expect(withdraw(buyer, second.rf_no)).rejects.toMatchObject({ status: 409 })
  await ask(pay_no, pi_nos)
  await decide(pay_no)
  await expect(withdraw(buyer, (await lastRefund(pay_no)).rf_no)).rejects.toMatchObject({ status: 409 })
  await reaches(pay_no, 22)
})

test('what the service refuses comes back to staff with its reason', async () => {
  const { pay_no, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  toss.state.mood = { status: 403, code: 'NOT_CANCELABLE_PAYMENT' }
  await decide(pay_no)
  await until(async () => expect((await lastRefund(pay_no)).fail_message).toBe('취소할 수 없는 결제예요.'))
  expect((await shopApp.read(buyer, pay_no)).pay_state).toBe(20)
  const byHand = await decide(pay_no, { is_by_hand: true })
  expect(byHand).toMatchObject({ pay_state: 22, refunds: [{ is_by_hand: true }] })
})

test('an answer that is lost sends the money back once', async () => {
  const { pay_no, order_id, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  toss.state.mood = 'silent'
  await decide(pay_no)
  await until(async () => expect(balanceOf(order_id)).toBe(0))
  expect((await shopApp.read(buyer, pay_no)).pay_state).toBe(21)
  toss.state.mood = 'works'
  await sql`update pgboss.job set start_after = now() where name = 'payments.refund' and state = 'retry'`.execute(
    shopApp.app.db,
  )
  await reaches(pay_no, 22)
  expect(toss.payments.get(order_id)?.cancels).toHaveLength(1)
})

test('a deposit goes back to an account that is masked, and forgotten when it is done', async () => {
  const virtualAccount = { accountNumber: '1', bankCode: '88', dueDate: '2999-03-07T23:59:59+09:00' }
  const { pay_no, order_id } = await bought({}, { method: '가상계좌', card: null, secret: 's', virtualAccount })
  const { items } = await shopApp.read(buyer, pay_no)
  Object.assign(toss.payments.get(order_id) ?? {}, { status: 'DONE' })
  await shopApp.app.call(payments.webhook, { body: { data: { orderId: order_id } } })
  await reaches(pay_no, 12)
  const pi_nos = items.map(({ pi_no }) => pi_no)
  await expect(ask(pay_no, pi_nos)).rejects.toMatchObject({ message: '환불받을 계좌를 입력해 주세요.' })
  const account = { bank_code: '088', number: '110123456789', holder: '김고객' }
  const firm = { ...account, bank_code: '243' }
  await expect(ask(pay_no, pi_nos, { account: firm })).rejects.toMatchObject({ message: '은행을 다시 골라 주세요.' })
  const asked = await ask(pay_no, pi_nos, { account })
  expect(asked?.refunds[0]?.account).toMatch(/^신한은행 \*{8}6789 김고객$/)
  const { rf_no } = await lastRefund(pay_no)
  const whole = await shopApp.staffer.call(payments.refundAccount, { params: { rf_no } })
  expect(whole.query[0]).toMatchObject(account)
  await decide(pay_no)
  await reaches(pay_no, 22)
  expect((await lastRefund(pay_no)).account).toBeNull()
  const { rows } = await sql`
    select from audit_log where concat(before::text, after::text) like '%110123456789%'`.execute(shopApp.app.db)
  expect(rows).toEqual([])
})

test('a part of what cannot be cancelled in parts is transferred by staff', async () => {
  const { pay_no, order_id, pi_nos } = await bought({ count: 2 }, { isPartialCancelable: false })
  const part = pi_nos.slice(0, 1)
  const account = { bank_code: '004', number: '12345678', holder: '김고객' }
  await ask(pay_no, part, { account })
  await expect(decide(pay_no)).rejects.toMatchObject({ message: '계좌로 직접 보낸 뒤 기록해 주세요.' })
  expect(await decide(pay_no, { is_by_hand: true })).toMatchObject({ pay_state: 12 })
  expect(balanceOf(order_id)).toBe(20_000)
  await shopApp.expectNoDiscrepancy()
})

test('staff may not say that they paid what the service would send back', async () => {
  const { pay_no, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  await expect(decide(pay_no, { is_by_hand: true })).rejects.toMatchObject({
    message: '결제사를 통해 환불할 수 있는 결제예요.',
  })
})

test.each([
  ['2026-11-17', '2026-11-20'],
  ['2026-11-20', '2026-11-25'],
  ['2026-02-13', '2026-02-18'],
])('a refund asked on %s is decided by %s', (today, due) => {
  const holidays = ['2026-02-16', '2026-02-17', '2026-02-18'].map((hd_date) => ({ hd_date }))
  expect(decisionDay(today, holidays)).toBe(due)
})

test('staff are reminded from the day before the last one', async () => {
  const { pay_no, pi_nos } = await bought()
  await ask(pay_no, pi_nos)
  const reminders = async () => {
    const { rows } = await sql<{ al_title: string }>`
      select al_title from alarms where al_about = ${`payments.refund payment:${pay_no}`}`.execute(shopApp.app.db)
    return rows.map(({ al_title }) => al_title)
  }
  expect(await reminders()).toEqual(['물건 주문 · 10,000원 환불을 신청했어요'])
  await sql`update payment_refunds set due_dt = (now() at time zone 'Asia/Seoul')::date + 2
    where pay_no = ${pay_no}`.execute(shopApp.app.db)
  await shopApp.runJob(remindOfRefunds, {})
  expect(await reminders()).toHaveLength(1)
  await sql`update payment_refunds set due_dt = due_dt - 1 where pay_no = ${pay_no}`.execute(shopApp.app.db)
  await shopApp.runJob(remindOfRefunds, {})
  expect((await reminders()).join()).toContain('까지 확인해 주세요')
})
