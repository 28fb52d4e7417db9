import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import {
  type CancelCall,
  type CardPayments,
  PaymentRefused,
  PaymentUnknown,
  type PgPayment,
  type PgTransaction,
} from './payments.ts'
import {
  cancelPart,
  findCheckout,
  findCheckoutsOf,
  insertCheckout,
  moveCheckout,
  type TestCheckout,
} from './testCheckout.queries.ts'
import { tossText } from './toss.messages.ts'

/** How the chosen card behaves; `closed` is the payer closing the window, which only the browser sees. */
export const testBehaviours = ['pass', 'decline', 'slow', 'silent', 'webhook_first', 'webhook_twice'] as const
export type TestBehaviour = (typeof testBehaviours)[number]

const slowMs = 5_000
const hoursToDeposit = 72

const refusal = (code: string) => new PaymentRefused(code, tossText.refusal(code, ''))

const pgPaymentOf = (checkout: TestCheckout): PgPayment => {
  const { order_id, pg_key, pg_state: state, total, balance, method, is_company, account, cancels } = checkout
  const owner = is_company ? ('corporate' as const) : ('personal' as const)
  const isCard = method === 'card' || method === 'easy_pay'
  return {
    ...{ pg_key, order_id, state, total, balance, method, account, cancels },
    approved_dt: checkout.approved_dt,
    card: isCard ? { number: '4330-12**-****-1234', owner, company: null } : null,
    receipt_url: null,
    is_partial_cancelable: true,
    failure: null,
  }
}

/** What a payer does in the window of the test checkout: from then on the order can be confirmed. */
export const authenticateTest = async (
  db: Db,
  wish: Pick<TestCheckout, 'order_id' | 'total' | 'method' | 'is_company'> & { behaviour: TestBehaviour },
) => {
  const pg_key = `test_${randomUUID()}`
  const account = {
    bank_code: '088',
    number: `110${String(Date.now()).slice(-9)}`,
    holder: '빌더스컨설팅',
    due_dt: new Date(Date.now() + hoursToDeposit * 3_600_000).toISOString(),
    secret: randomUUID(),
  }
  const isAccount = wish.method === 'virtual_account'
  await insertCheckout(db, { ...wish, pg_key, pg_state: 'IN_PROGRESS', account: isAccount ? account : null })
  return pg_key
}

/** The money arrives on the account of the test checkout; false where none is awaited. */
export const depositTest = (db: Db, order_id: string) => moveCheckout(db, order_id, 'WAITING_FOR_DEPOSIT', 'DONE')

/** As Toss does: the payment has changed, read it again. */
export const sendTestWebhook = async ({ publicUrl }: Config, order_id: string, secret: string | null) => {
  const body = secret
    ? { orderId: order_id, secret, status: 'DONE', transactionKey: randomUUID() }
    : { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order_id } }
  await fetch(new URL('/crm/v3/payments/toss_webhook', publicUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A service that is not heard is asked again by the jobs.
  }).catch(() => undefined)
}

const confirm = async (config: Config, db: Db, call: { order_id: string; pg_key: string; amount: number }) => {
  const checkout = await findCheckout(db, { order_id: call.order_id })
  if (!checkout || checkout.pg_key !== call.pg_key) throw refusal('NOT_FOUND_PAYMENT_SESSION')
  if (checkout.total !== call.amount) throw refusal('FORBIDDEN_REQUEST')
  if (checkout.behaviour === 'decline') throw refusal('REJECT_CARD_COMPANY')
  if (checkout.behaviour === 'slow') await wait(slowMs)
  const to = checkout.method === 'virtual_account' ? 'WAITING_FOR_DEPOSIT' : 'DONE'
  await moveCheckout(db, call.order_id, 'IN_PROGRESS', to)
  if (checkout.behaviour === 'webhook_first') await sendTestWebhook(config, call.order_id, null)
  if (checkout.behaviour === 'webhook_twice')
    for (let times = 0; times < 2; times += 1) void sendTestWebhook(config, call.order_id, null)
  if (checkout.behaviour === 'silent') throw new PaymentUnknown('the test card does not answer')
  const done = await findCheckout(db, { order_id: call.order_id })
  return pgPaymentOf(done ?? checkout)
}

const cancel = async (db: Db, { pg_key, amount, reason, idempotencyKey: transaction_key }: CancelCall) => {
  const before = await findCheckout(db, { pg_key })
  if (!before) throw refusal('NOT_FOUND_PAYMENT')
  if (before.cancels.some((one) => one.transaction_key === transaction_key)) return pgPaymentOf(before)
  const part = { transaction_key, amount, reason, canceled_dt: new Date().toISOString() }
  if (!(await cancelPart(db, pg_key, part))) throw refusal('NOT_CANCELABLE_AMOUNT')
  return pgPaymentOf((await findCheckout(db, { pg_key })) ?? before)
}

const transactionsOf = ({ order_id, pg_key, total, approved_dt, cancels }: TestCheckout): PgTransaction[] => [
  ...(approved_dt
    ? [{ transaction_key: `${pg_key}-1`, pg_key, order_id, state: 'DONE' as const, amount: total, at: approved_dt }]
    : []),
  ...(approved_dt ? cancels : []).map(({ transaction_key, amount, canceled_dt: at }) => ({
    ...{ transaction_key, pg_key, order_id, amount: -amount, at },
    state: 'CANCELED' as const,
  })),
]

/** The same answer for the same key, as Toss remembers them: nine digits out of it. */
const receiptOf = (receipt_key: string, idempotencyKey: string) => {
  const digits = createHash('sha256').update(idempotencyKey).digest().readUInt32BE() % 1_000_000_000
  return { receipt_key, issue_number: String(digits).padStart(9, '0'), receipt_url: null }
}

/** Speaks like Toss and charges nobody: the payment service of the demo (docs/decisions/034-payments.md). */
export const testCheckout = (config: Config, db: Db): CardPayments => ({
  by: 'test',
  clientKey: null,
  confirm: (call) => confirm(config, db, call),
  find: async (order_id) => {
    const found = await findCheckout(db, { order_id })
    return found ? pgPaymentOf(found) : null
  },
  cancel: (call) => cancel(db, call),
  transactions: async (day) => (await findCheckoutsOf(db, day)).flatMap(transactionsOf),
  issueCashReceipt: async ({ idempotencyKey }) => receiptOf(`test_${idempotencyKey}`, idempotencyKey),
  cancelCashReceipt: async ({ receipt_key, idempotencyKey }) => receiptOf(receipt_key, idempotencyKey),
})
