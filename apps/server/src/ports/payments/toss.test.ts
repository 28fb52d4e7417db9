import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startToss } from '../../testing/services/toss.ts'
import { toss } from './toss.ts'

let service: Awaited<ReturnType<typeof startToss>>
beforeAll(async () => {
  service = await startToss()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.state.mood = 'works'
  service.state.writes = 0
})

let serial = 0
const ordered = (amount = 11_000, more = {}) => {
  const order_id = `order_${++serial}`
  const pg_key = service.authenticate(order_id, amount, more)
  return { order_id, pg_key, amount, idempotencyKey: `key_${serial}` }
}
const anAccount = {
  method: '가상계좌',
  card: null,
  virtualAccount: { accountNumber: '79019639679511', bankCode: '06', customerName: '김고객', dueDate: '2026-03-07' },
  secret: 'ps_secret',
}

test('a card is charged once however often the same call comes, and its owner is told', async () => {
  const call = ordered()
  const port = toss(service.settings)
  const done = await port.confirm(call)
  expect(done).toMatchObject({
    state: 'DONE',
    total: 11_000,
    balance: 11_000,
    method: 'card',
    is_partial_cancelable: true,
  })
  expect(done.card).toMatchObject({ number: '43301234****123*', owner: 'personal' })
  expect(await port.confirm(call)).toEqual(done)
  expect(service.state.writes).toBe(1)
  const company = ordered(500, { card: { number: '1', ownerType: '법인' } })
  expect((await port.confirm(company)).card?.owner).toBe('corporate')
})

test('a virtual account comes with its bank by our code, due day and secret', async () => {
  expect(await toss(service.settings).confirm(ordered(3_000, anAccount))).toMatchObject({
    state: 'WAITING_FOR_DEPOSIT',
    method: 'virtual_account',
    account: {
      bank_code: '004',
      number: '79019639679511',
      holder: '김고객',
      due_dt: '2026-03-07',
      secret: 'ps_secret',
    },
  })
})

test.each([
  [403, 'REJECT_CARD_COMPANY', '카드사에서 승인을 거절했어요. 카드사에 확인하거나 다른 카드로 결제해 주세요.'],
  [400, 'SOMETHING_NEW', '토스가 한 말'],
])('a refusal %i %s is said in words, and nothing was charged', async (status, code, message) => {
  const call = ordered()
  service.state.mood = { status, code, message: '토스가 한 말' }
  await expect(toss(service.settings).confirm(call)).rejects.toMatchObject({ name: 'PaymentRefused', code, message })
  expect(service.payments.get(call.order_id)?.status).toBe('IN_PROGRESS')
})

test.each([
  ['fails' as const],
  [{ status: 409, code: 'IDEMPOTENT_REQUEST_PROCESSING' }],
  [{ status: 400, code: 'ALREADY_PROCESSED_PAYMENT' }],
  [{ status: 429, code: 'TOO_MANY_REQUESTS' }],
])('an answer of %j does not say whether it was charged', async (mood) => {
  service.state.mood = mood
  await expect(toss(service.settings).confirm(ordered())).rejects.toMatchObject({ name: 'PaymentUnknown' })
})

test('a charge whose answer is lost is found by its order', async () => {
  const call = ordered()
  const port = toss(service.settings)
  service.state.mood = 'silent'
  await expect(port.confirm(call)).rejects.toMatchObject({ name: 'PaymentUnknown' })
  expect(await port.find(call.order_id)).toMatchObject({ state: 'DONE', pg_key: call.pg_key })
  expect(await port.find('never_ordered')).toBeNull()
  service.state.mood = 'works'
  expect(await port.confirm(call)).toMatchObject({ state: 'DONE' })
  expect(service.state.writes).toBe(1)
})

test('a forged amount and another order’s key charge nothing', async () => {
  const [one, other] = [ordered(), ordered()]
  const port = toss(service.settings)
  await expect(port.confirm({ ...one, amount: 100 })).rejects.toMatchObject({ code: 'FORBIDDEN_REQUEST' })
  const foreign = { ...one, pg_key: other.pg_key, idempotencyKey: 'foreign' }
  await expect(port.confirm(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND_PAYMENT_SESSION' })
  expect([...service.payments.values()].filter(({ orderId }) => orderId === one.order_id)[0]?.status).toBe(
    'IN_PROGRESS',
  )
})

test('parts are cancelled, each once by its key, never more than is left', async () => {
  const call = ordered(10_000)
  const port = toss(service.settings)
  await port.confirm(call)
  const cancel = (amount: number, idempotencyKey: string) =>
    port.cancel({ pg_key: call.pg_key, amount, reason: '단순 변심', idempotencyKey })
  const first = await cancel(4_000, 'refund_1')
  expect(first).toMatchObject({ state: 'PARTIAL_CANCELED', balance: 6_000, cancels: [{ amount: 4_000 }] })
  expect(await cancel(4_000, 'refund_1')).toEqual(first)
  await expect(cancel(6_001, 'refund_2')).rejects.toMatchObject({ message: '취소할 수 있는 금액보다 커요.' })
  expect(await cancel(6_000, 'refund_3')).toMatchObject({ state: 'CANCELED', balance: 0 })
  await expect(cancel(1, 'refund_4')).rejects.toMatchObject({ code: 'ALREADY_CANCELED_PAYMENT' })
  const moved = (await port.transactions('2026-03-04')).filter(({ order_id }) => order_id === call.order_id)
  expect(moved.map(({ amount }) => amount)).toEqual([10_000, -4_000, -6_000])
})

test('a deposit goes back to an account of a bank that Toss knows', async () => {
  const call = ordered(3_000, { ...anAccount, status: 'DONE' })
  const cancel = { pg_key: call.pg_key, amount: 3_000, reason: '환불', idempotencyKey: 'back' }
  const port = toss(service.settings)
  await expect(port.cancel({ ...cancel, idempotencyKey: 'none' })).rejects.toMatchObject({
    message: '환불 계좌번호와 예금주를 확인해 주세요.',
  })
  const account = { bank_code: '088', number: '110123456789', holder: '김고객' }
  await expect(port.cancel({ ...cancel, account: { ...account, bank_code: '209' } })).rejects.toMatchObject({
    message: '은행을 다시 골라 주세요.',
  })
  expect(await port.cancel({ ...cancel, account })).toMatchObject({ state: 'CANCELED' })
})

test('cash receipts are issued once by their key', async () => {
  const call = {
    order_id: 'order_cash',
    order_name: '강의',
    amount: 110_000,
    tax_free: 0,
    number: '0100001234',
    kind: 'income' as const,
    idempotencyKey: 'receipt',
  }
  const port = toss(service.settings)
  const issued = await port.issueCashReceipt(call)
  expect(issued).toMatchObject({ issue_number: '123456789' })
  expect(await port.issueCashReceipt(call)).toEqual(issued)
  expect(service.receipts).toMatchObject([{ type: '소득공제', customerIdentityNumber: '0100001234', amount: 110_000 }])
})

test('parts are taken off a cash receipt, each once by its key, never more than it states', async () => {
  const port = toss(service.settings)
  const { receipt_key } = await port.issueCashReceipt({
    ...{ order_id: 'order_cash_part', order_name: '강의', amount: 110_000, tax_free: 0, number: '1248100998' },
    ...{ kind: 'expense' as const, idempotencyKey: 'receipt_part' },
  })
  const cancel = (amount: number, idempotencyKey: string) =>
    port.cancelCashReceipt({ receipt_key, amount, idempotencyKey })
  const first = await cancel(10_000, 'part_1')
  expect(first).toMatchObject({ receipt_key, issue_number: '123456780' })
  expect(await cancel(10_000, 'part_1')).toEqual(first)
  await expect(cancel(100_001, 'part_2')).rejects.toMatchObject({ name: 'PaymentRefused' })
  expect(service.receipts.at(-1)).toMatchObject({ left: 100_000 })
})

test('a wrong secret key is refused', async () => {
  const port = toss({ ...service.settings, secretKey: 'other' })
  await expect(port.confirm(ordered())).rejects.toMatchObject({ code: 'UNAUTHORIZED_KEY' })
})

test('a service that cannot be reached charged nothing that we know of', async () => {
  const port = toss({ ...service.settings, url: 'http://127.0.0.1:1' })
  await expect(port.confirm(ordered())).rejects.toMatchObject({ name: 'PaymentUnknown' })
})
