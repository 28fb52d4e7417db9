import { payments } from '@crm/contract/features/payments/payments'
import type { TestCard } from '@crm/contract/features/payments/payments.rows'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetShop, shopState } from '../../../testing/features/shopFeature.ts'
import { startShop } from '../../../testing/fixtures/money/paymentFixture.ts'
import type { Person } from '../../../testing/startTestApp.ts'
import { settleTry } from './settle.service.ts'

let demo: Awaited<ReturnType<typeof startShop>>
let earnest: Awaited<ReturnType<typeof startShop>>
let buyer: Person & { client_no: number }
beforeAll(async () => {
  demo = await startShop({ seed: 'demo' })
  earnest = await startShop()
})
beforeEach(async () => {
  resetShop()
  buyer = await demo.app.client()
})

const openTry = async (who: Person, pay_no: number, method: 'card' | 'virtual_account' = 'card') =>
  (await who.call(payments.openTry, { params: { pay_no }, body: { method, card_owner: 'corporate' } })).query[0]
const pay = async (card: TestCard, method: 'card' | 'virtual_account' = 'card') => {
  const { pay_no } = await demo.order(buyer)
  const order_id = (await openTry(buyer, pay_no, method))?.order_id ?? ''
  const chosen = await buyer.call(payments.testPay, { params: { pay_no }, body: { order_id, card } })
  const [body] = chosen.query
  if (!body) throw new Error('no card')
  return { pay_no, order_id, payment: (await buyer.call(payments.confirm, { params: { pay_no }, body })).query[0] }
}
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

test('the test checkout says so, and its cards behave as they are named', async () => {
  expect((await buyer.call(payments.settings, {})).query).toEqual([{ by: 'test', client_key: null }])
  expect((await pay('pass')).payment).toMatchObject({ pay_state: 12, pay_type: 4 })
  expect((await pay('decline')).payment).toMatchObject({ pay_state: 10, fail_message: expect.stringContaining('거절') })
  for (const card of ['webhook_first', 'webhook_twice'] as const) {
    resetShop()
    const { pay_no, payment } = await pay(card)
    expect(payment?.pay_state).toBe(12)
    expect(shopState.told).toEqual([`hold ${pay_no}`, `paid ${pay_no}`])
  }
  const silent = await pay('silent')
  expect(silent.payment?.pay_state).toBe(11)
  const { rows } = await sql<{ try_no: number }>`
    select try_no from payment_tries where order_id = ${silent.order_id}`.execute(demo.app.db)
  await demo.runJob(settleTry, { try_no: rows[0]?.try_no ?? 0 })
  expect((await demo.read(buyer, silent.pay_no)).pay_state).toBe(12)
  await demo.expectNoDiscrepancy()
})

test('money arrives on a test account by a button', async () => {
  const { pay_no, payment } = await pay('pass', 'virtual_account')
  expect(payment).toMatchObject({ pay_state: 11, account: { account_holder: '빌더스컨설팅' } })
  await buyer.call(payments.testDeposit, { params: { pay_no } })
  await until(async () => expect((await demo.read(buyer, pay_no)).pay_state).toBe(12))
  await expect(buyer.call(payments.testDeposit, { params: { pay_no } })).rejects.toMatchObject({ status: 409 })
})

test('in earnest without keys there are only points and deposits by hand', async () => {
  const person = await earnest.app.client()
  expect((await person.call(payments.settings, {})).query).toEqual([{ by: 'none', client_key: null }])
  const { pay_no } = await earnest.order(person)
  await expect(openTry(person, pay_no)).rejects.toMatchObject({
    message: '카드 결제를 사용할 수 없어요. 직접 입금을 골라 주세요.',
  })
  const test = { params: { pay_no }, body: { order_id: 'order-123456', card: 'pass' as const } }
  await expect(person.call(payments.testPay, test)).rejects.toMatchObject({ status: 409 })
  const receipt = { receipt_kind: 'tax_invoice', receipt_number: '1234567891' } as const
  const { query } = await person.call(payments.payByHand, { params: { pay_no }, body: receipt })
  expect(query[0]).toMatchObject({ pay_state: 10, pay_method: 'manual', receipt_kind: 'tax_invoice' })
  const deposit = { params: { pay_no }, body: { pay_type: 3 as const } }
  expect((await earnest.staffer.call(payments.deposit, deposit)).query[0]?.pay_state).toBe(12)
})

test('without keys pages stay closed to Toss', async () => {
  const { headers } = await fetch(`${demo.app.url}/healthz`)
  expect(headers.get('content-security-policy')).not.toContain('tosspayments')
})

test('a receipt needs a number', async () => {
  const { pay_no } = await demo.order(buyer)
  const body = { method: 'transfer', receipt_kind: 'income' } as const
  await expect(buyer.call(payments.openTry, { params: { pay_no }, body })).rejects.toMatchObject({
    fields: { receipt_number: '휴대폰 번호나 사업자등록번호를 숫자만 입력해 주세요.' },
  })
})
