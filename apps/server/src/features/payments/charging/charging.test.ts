import { payments } from '@crm/contract/features/payments/payments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shopState } from '../../../testing/features/shopFeature.ts'
import {
  authenticate,
  authenticated,
  buyer,
  confirm,
  lastMail,
  mailsTo,
  makeOld,
  paymentTryOf,
  settle,
  shopApp,
  stateOf,
  toss,
  useCharging,
  waitUntil,
} from '../../../testing/fixtures/money/chargingFixture.ts'
import { cancelLate } from './settle.service.ts'

useCharging()

test('a card pays, partly with points; the buyer is written to; nothing happens twice', async () => {
  await shopApp.give(buyer.client_no, 3_000)
  const order = await authenticated('card', { pocket: 3_000 })
  expect(order.amount).toBe(7_000)
  const paid = await confirm(order)
  expect(paid).toMatchObject({ pay_state: 12, pay_method: 'card', pay_type: 2, card_number: '43301234****123*' })
  await confirm(order)
  await settle(order.order_id)
  expect(shopState.told).toEqual([`hold ${order.pay_no}`, `paid ${order.pay_no}`])
  expect([toss.state.writes, await shopApp.cash(buyer.client_no)]).toEqual([1, 0])
  expect(await mailsTo()).toEqual(['결제가 완료되었어요'])
  const mail = await lastMail()
  // What was bought and paid, how to withdraw, who sells, and where it stands (전자상거래법 제13조).
  const facts = [
    `결제 번호: ${order.pay_no}`,
    '(포켓 3,000원, 결제 7,000원)',
    '결제 수단: 카드',
    '7일 안에',
    '판매자: ',
  ]
  for (const fact of [...facts, `${shopApp.app.url}/`]) expect(mail).toContain(fact)
  await shopApp.expectNoDiscrepancy()
})

test('a company card and a transfer with a receipt for a company have their own kind of payment', async () => {
  const first = await authenticated()
  const corporate = toss.payments.get(first.order_id)
  if (corporate) corporate.card = { number: '1', ownerType: '법인' }
  expect(await confirm(first)).toMatchObject({ pay_type: 4 })
  const { pay_no, pay_money: amount } = await shopApp.order(buyer)
  const body = { method: 'transfer', receipt_kind: 'expense', receipt_number: '1234567891' } as const
  const opened = (await buyer.call(payments.openTry, { params: { pay_no }, body })).query[0]
  const order_id = opened?.order_id ?? ''
  const pg_key = toss.authenticate(order_id, amount, { method: '계좌이체', card: null })
  expect(await confirm({ pay_no, order_id, pg_key, amount })).toMatchObject({ pay_type: 3, pay_method: 'transfer' })
  // Its cash receipt is a write at Toss, too, and belongs to this test.
  await waitUntil(async () => expect(toss.receipts).toMatchObject([{ type: '지출증빙', amount }]))
})

test('fifty confirmations of one order charge once', async () => {
  const order = await authenticated()
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(order)))
  expect(new Set(answers.map((payment) => payment?.pay_state)).size).toBeLessThanOrEqual(2)
  expect(await stateOf(order.pay_no)).toBe(12)
  expect([toss.state.writes, shopState.told.length]).toEqual([1, 2])
})

test('a refusal gives points and coupon back and says why; paying again works', async () => {
  await shopApp.give(buyer.client_no, 3_000)
  const order = await authenticated('card', { pocket: 3_000 })
  toss.state.mood = { status: 403, code: 'REJECT_CARD_COMPANY' }
  const refused = await confirm(order)
  expect(refused).toMatchObject({
    pay_state: 10,
    fail_message: expect.stringContaining('카드사에서 승인을 거절했어요.'),
  })
  expect(await shopApp.cash(buyer.client_no)).toBe(3_000)
  expect(shopState.told.at(-1)).toBe(`release ${order.pay_no}`)
  toss.state.mood = 'works'
  await expect(confirm(order)).rejects.toMatchObject({ status: 409 })
  const again = { pay_no: order.pay_no, ...(await authenticate(order.pay_no, 7_000)) }
  expect(await confirm(again)).toMatchObject({ pay_state: 12, fail_message: null })
  await shopApp.expectNoDiscrepancy()
})

test('a price that changed before money moves is not charged; a forged amount neither', async () => {
  const order = await authenticated()
  shopState.price = 12_000
  const changed = { status: 409, message: '결제 금액이 바뀌었어요. 다시 확인해 주세요.' }
  await expect(confirm(order)).rejects.toMatchObject(changed)
  shopState.price = 10_000
  await expect(confirm({ ...order, amount: 100 })).rejects.toMatchObject(changed)
  expect([toss.state.writes, await stateOf(order.pay_no)]).toEqual([0, 10])
})

test("another order's number or key does not pay", async () => {
  const mine = await authenticated()
  const other = await authenticated()
  await expect(confirm({ ...mine, order_id: other.order_id })).rejects.toMatchObject({ status: 404 })
  await confirm(other)
  await expect(confirm({ ...mine, pg_key: other.pg_key })).rejects.toMatchObject({ status: 409 })
  expect(await stateOf(mine.pay_no)).toBe(10)
})

test('a charge whose answer is lost is found by asking for the order', async () => {
  const order = await authenticated()
  toss.state.mood = 'silent'
  expect(await confirm(order)).toMatchObject({ pay_state: 11 })
  toss.state.mood = 'works'
  await settle(order.order_id)
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(12)
  expect(shopState.told.filter((what) => what.startsWith('paid'))).toHaveLength(1)
  await shopApp.expectNoDiscrepancy()
})

test('a server that dies before the call: asked again it charges once; nobody asks: points come back', async () => {
  await shopApp.give(buyer.client_no, 2_000)
  const order = await authenticated('card', { pocket: 1_000 })
  toss.state.mood = 'fails'
  expect(await confirm(order)).toMatchObject({ pay_state: 11 })
  toss.state.mood = 'works'
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(11)
  await sql`update payment_tries set confirming_dt = now() - interval '31 seconds'
    where order_id = ${order.order_id}`.execute(shopApp.app.db)
  expect(await confirm(order)).toMatchObject({ pay_state: 12 })
  const lost = await authenticated('card', { pocket: 1_000 })
  toss.state.mood = 'fails'
  await confirm(lost)
  toss.state.mood = 'works'
  await makeOld(lost.order_id)
  await settle(lost.order_id)
  expect([await stateOf(lost.pay_no), await shopApp.cash(buyer.client_no)]).toEqual([10, 1_000])
  await shopApp.expectNoDiscrepancy()
})

test('a failure after the charge, while it becomes paid, is made good by the job', async () => {
  const order = await authenticated()
  shopState.failsWhenPaid = true
  await expect(confirm(order)).rejects.toMatchObject({ status: 500 })
  expect(await stateOf(order.pay_no)).toBe(11)
  shopState.failsWhenPaid = false
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(12)
  await shopApp.expectNoDiscrepancy()
})

test('a charge that comes when the payment is over is cancelled by itself, once', async () => {
  const order = await authenticated()
  toss.state.mood = 'fails'
  await confirm(order)
  await makeOld(order.order_id)
  toss.state.mood = 'works'
  await settle(order.order_id)
  const charged = toss.payments.get(order.order_id)
  Object.assign(charged ?? {}, { status: 'DONE' })
  const again = { pay_no: order.pay_no, ...(await authenticate(order.pay_no, order.amount)) }
  expect(await confirm(again)).toMatchObject({ pay_state: 12 })
  await settle(order.order_id)
  const { try_no, try_state } = await paymentTryOf(order.order_id)
  expect(try_state).toBe('late')
  await shopApp.runJob(cancelLate, { try_no })
  await shopApp.runJob(cancelLate, { try_no })
  expect([charged?.status, charged?.cancels?.length]).toEqual(['CANCELED', 1])
  expect(await stateOf(order.pay_no)).toBe(12)
  await shopApp.expectNoDiscrepancy()
})

test('paid in another tab: the second window charges nothing', async () => {
  const first = await authenticated()
  const second = { pay_no: first.pay_no, ...(await authenticate(first.pay_no, first.amount)) }
  await confirm(first)
  expect(await confirm(second)).toMatchObject({ pay_state: 12 })
  expect(toss.payments.get(second.order_id)?.status).toBe('IN_PROGRESS')
})

test('what failed in the window is kept in our words, and whatever the browser says', async () => {
  const order = await authenticated()
  const body = { order_id: order.order_id, code: 'PAY_PROCESS_CANCELED' }
  const { query } = await buyer.call(payments.failTry, { params: { pay_no: order.pay_no }, body })
  expect(query[0]).toMatchObject({ pay_state: 10, fail_message: '결제를 취소했어요.' })
})
