import { payments } from '@crm/contract/features/payments/payments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shopState } from '../../../testing/features/shopFeature.ts'
import {
  alarmsOf,
  authenticated,
  buyer,
  confirm,
  lastMail,
  mailsTo,
  paymentTryOf,
  settle,
  shopApp,
  stateOf,
  toss,
  useCharging,
  waitUntil,
  webhook,
} from '../../../testing/fixtures/money/chargingFixture.ts'
import { compareWithService } from './compare.service.ts'
import { cancelLate, expirePayment, remindOfDeposits } from './settle.service.ts'

useCharging()

const depositNow = (order_id: string) =>
  Object.assign(toss.payments.get(order_id) ?? {}, { status: 'DONE', approvedAt: '2026-03-04T10:00:00+09:00' })

test('an account waits for its deposit; fifty webhooks pay once, a forged one does nothing', async () => {
  const order = await authenticated('virtual_account')
  expect(await confirm(order)).toMatchObject({
    pay_state: 11,
    account: {
      account_number: '79019639679511',
      bank_name: expect.stringContaining('신한'),
      due_dt: '2999-03-07 23:59',
    },
  })
  expect(await mailsTo()).toEqual(['입금할 계좌를 알려 드려요'])
  expect(await lastMail()).toMatch(/입금 계좌: 신한.* 79019639679511.*\n입금 기한: 2999\.03\.07\(.\) 23:59/)
  const deposit = { orderId: order.order_id, status: 'DONE', transactionKey: 'x' }
  await webhook({ ...deposit, secret: 'a-guess' })
  await webhook({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order.order_id, status: 'DONE' } })
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(11)
  depositNow(order.order_id)
  await Promise.all(Array.from({ length: 50 }, () => webhook({ ...deposit, secret: 'the-secret' })))
  await waitUntil(async () => expect(await stateOf(order.pay_no)).toBe(12))
  await settle(order.order_id)
  expect(shopState.told.filter((what) => what.startsWith('paid'))).toHaveLength(1)
  expect(await shopApp.read(buyer, order.pay_no)).toMatchObject({ pay_type: 1, pay_method: 'virtual_account' })
  const { rows } = await sql<{ is_forged: boolean }>`select (body ->> 'is_forged')::boolean as is_forged
    from payment_events where pay_no = ${order.pay_no} and kind = 'webhook'`.execute(shopApp.app.db)
  expect([rows.length, rows.filter(({ is_forged }) => is_forged).length]).toEqual([52, 1])
})

test('a deposit that the bank takes back suspends what was bought, and pays when it comes again', async () => {
  const order = await authenticated('virtual_account')
  await confirm(order)
  depositNow(order.order_id)
  await settle(order.order_id)
  Object.assign(toss.payments.get(order.order_id) ?? {}, { status: 'WAITING_FOR_DEPOSIT' })
  await settle(order.order_id)
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(11)
  expect(await alarmsOf('payments.reversal', order.pay_no)).toEqual([
    '물건 주문 · 10,000원 입금이 은행에서 취소되었어요',
  ])
  depositNow(order.order_id)
  await settle(order.order_id)
  expect(shopState.told.slice(1)).toEqual([`paid ${order.pay_no}`, `reversed ${order.pay_no}`, `paid ${order.pay_no}`])
  expect((await mailsTo()).slice(2)).toEqual(['입금이 취소되어 이용이 멈췄어요', '결제가 완료되었어요'])
})

test('an account that nobody paid into closes with points returned; a deposit after that is never lost', async () => {
  await shopApp.give(buyer.client_no, 1_000)
  const order = await authenticated('virtual_account', { pocket: 1_000 })
  await confirm(order)
  await shopApp.runJob(expirePayment, { pay_no: order.pay_no })
  expect(await stateOf(order.pay_no)).toBe(11)
  await sql`update payments set pay_due_dt = now() where pay_no = ${order.pay_no}`.execute(shopApp.app.db)
  await shopApp.runJob(expirePayment, { pay_no: order.pay_no })
  expect([await stateOf(order.pay_no), await shopApp.cash(buyer.client_no)]).toEqual([0, 1_000])
  depositNow(order.order_id)
  const { try_no } = await paymentTryOf(order.order_id)
  await shopApp.runJob(cancelLate, { try_no })
  await settle(order.order_id)
  expect(await alarmsOf('payments.reversal', order.pay_no)).toEqual([
    '물건 주문 · 기한이 지난 뒤 9,000원이 입금되었어요',
  ])
  const { rows } = await sql`select what from payment_discrepancies where pay_no = ${order.pay_no}`.execute(
    shopApp.app.db,
  )
  expect(rows).toEqual([{ what: 'charge_without_payment' }])
  await closeLate(order.pay_no)
})

const closeLate = (pay_no: number, who = shopApp.staffer) =>
  who.call(payments.closeLateDeposit, {
    params: { pay_no },
    body: { outcome: 'refunded', note: '보낸 계좌로 돌려줬어요.' },
  })

test('staff who handle money say once what became of a late deposit; nothing is left to compare', async () => {
  const order = await authenticated('virtual_account')
  await confirm(order)
  await sql`update payments set pay_due_dt = now() where pay_no = ${order.pay_no}`.execute(shopApp.app.db)
  await shopApp.runJob(expirePayment, { pay_no: order.pay_no })
  await expect(closeLate(order.pay_no)).rejects.toMatchObject({ message: '처리할 늦은 입금이 없어요.' })
  depositNow(order.order_id)
  await settle(order.order_id)
  expect((await shopApp.read(shopApp.staffer, order.pay_no)).late_deposit).toMatchObject({ amount: 10_000 })
  const junior = await shopApp.app.staff({ emp_lv: 3, emp_scope: ['CampAdmList'] })
  await expect(closeLate(order.pay_no, junior)).rejects.toMatchObject({ status: 403 })
  await closeLate(order.pay_no)
  await expect(closeLate(order.pay_no)).rejects.toMatchObject({ status: 409 })
  expect((await shopApp.read(shopApp.staffer, order.pay_no)).late_deposit).toBeNull()
  await sql`insert into pg_transactions (transaction_key, order_id, pg_key, amount, at)
    values (${order.order_id}, ${order.order_id}, ${order.pg_key}, 10000, now())`.execute(shopApp.app.db)
  const { rows } = await sql`select what from payment_discrepancies where pay_no = ${order.pay_no}`.execute(
    shopApp.app.db,
  )
  expect(rows).toEqual([])
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(0)
  expect((await shopApp.read(shopApp.staffer, order.pay_no)).late_deposit).toBeNull()
})

test('whoever closes a payment closes its account at the service', async () => {
  const order = await authenticated('virtual_account')
  await confirm(order)
  await buyer.call(payments.close, { params: { pay_no: order.pay_no } })
  await waitUntil(async () => expect(toss.payments.get(order.order_id)?.status).toBe('CANCELED'))
  await waitUntil(async () => expect((await paymentTryOf(order.order_id)).try_state).toBe('cancelled'))
})

test('the payer is reminded a day before the last day, once', async () => {
  const order = await authenticated('virtual_account')
  await confirm(order)
  await shopApp.runJob(remindOfDeposits, {})
  await sql`update payment_tries set account_due_dt = now() + interval '23 hours'
    where order_id = ${order.order_id}`.execute(shopApp.app.db)
  await shopApp.runJob(remindOfDeposits, {})
  await shopApp.runJob(remindOfDeposits, {})
  expect(await mailsTo()).toEqual(['입금할 계좌를 알려 드려요', '입금 기한이 하루 남았어요'])
})

test('a cancel made at Toss is noted once and waits for staff', async () => {
  const order = await authenticated()
  await confirm(order)
  const cancels = [
    { transactionKey: `outside-${order.order_id}`, cancelAmount: 4_000, cancelReason: '', canceledAt: '' },
  ]
  Object.assign(toss.payments.get(order.order_id) ?? {}, { status: 'PARTIAL_CANCELED', balanceAmount: 6_000, cancels })
  await settle(order.order_id)
  await settle(order.order_id)
  expect(await stateOf(order.pay_no)).toBe(12)
  expect(await alarmsOf('payments.reversal', order.pay_no)).toEqual(['물건 주문 · 결제사에서 4,000원이 취소되었어요'])
  expect(await shopApp.read(shopApp.staffer, order.pay_no)).toMatchObject({ outside_cancelled: 4_000 })
})

test('staff record which item ends of a cancel made at Toss, without sending the money a second time', async () => {
  const order = await authenticated()
  await confirm(order)
  const cancels = [
    { transactionKey: `outside-${order.order_id}`, cancelAmount: 10_000, cancelReason: '', canceledAt: '' },
  ]
  Object.assign(toss.payments.get(order.order_id) ?? {}, { status: 'CANCELED', balanceAmount: 0, cancels })
  await settle(order.order_id)
  const { items } = await shopApp.read(shopApp.staffer, order.pay_no)
  const body = { pi_nos: items.map(({ pi_no }) => pi_no), reason: '결제사에서 취소', account: null }
  await shopApp.staffer.call(payments.askRefund, { params: { pay_no: order.pay_no }, body })
  const [asked] = (await shopApp.read(shopApp.staffer, order.pay_no)).refunds
  await shopApp.staffer.call(payments.decideRefund, {
    params: { rf_no: asked?.rf_no ?? 0 },
    body: { more: [], more_reason: '', is_by_hand: true },
  })
  expect(await shopApp.read(shopApp.staffer, order.pay_no)).toMatchObject({ pay_state: 22, outside_cancelled: 0 })
})

test('every night the rows are compared with what the service moved, and staff are told of a difference', async () => {
  const order = await authenticated()
  await confirm(order)
  await shopApp.runJob(compareWithService, {})
  const differences = async () => {
    const { rows } = await sql<{ what: string; due: number; found: number }>`
      select what, due::int, found::int from payment_discrepancies where pay_no = ${order.pay_no}`.execute(
      shopApp.app.db,
    )
    return rows
  }
  expect(await differences()).toEqual([])
  const countAll = async () => (await sql`select from payment_discrepancies`.execute(shopApp.app.db)).rows.length
  const others = await countAll()
  await sql`update pg_transactions set amount = amount - 1 where order_id = ${order.order_id}`.execute(shopApp.app.db)
  expect(await differences()).toEqual([{ what: 'at_the_service', due: 10_000, found: 9_999 }])
  await shopApp.runJob(compareWithService, {})
  const { rows } = await sql<{ al_title: string }>`
    select al_title from alarms where al_kind = 'payments.discrepancy' order by al_no desc limit 1`.execute(
    shopApp.app.db,
  )
  expect(rows).toEqual([{ al_title: `결제사와 다른 결제가 ${others + 1}건 있어요` }])
})

test('pages open to the origins of Toss where people pay by it, and to no more', async () => {
  const { headers } = await fetch(`${shopApp.app.url}/healthz`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://js.tosspayments.com;")
  expect(policy.match(/https:[^\s;]+/g)?.filter((origin) => !origin.endsWith('.tosspayments.com'))).toEqual([])
})
