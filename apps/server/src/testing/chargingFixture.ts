import { payments } from '@crm/contract/features/payments/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { settleTry } from '../features/payments/charging/settle.service.ts'
import { startShop } from './paymentFixture.ts'
import { resetShop } from './shopFeature.ts'
import type { Person } from './startTestApp.ts'
import { startToss } from './toss.ts'

export let toss: Awaited<ReturnType<typeof startToss>>
export let shopApp: Awaited<ReturnType<typeof startShop>>
export let buyer: Person & { client_no: number }
/** Somebody who buys by Toss, with another buyer for each test. */
export const useCharging = () => {
  beforeAll(async () => {
    toss = await startToss()
    shopApp = await startShop({ toss: toss.settings })
  })
  afterAll(() => toss.stop())
  beforeEach(async () => {
    resetShop()
    toss.state.mood = 'works'
    toss.state.writes = 0
    buyer = await shopApp.app.client({ user_email: `payer${Math.random()}@client.example` })
  })
}

const account = { method: '가상계좌', card: null, secret: 'the-secret' }
const virtualAccount = { accountNumber: '79019639679511', bankCode: '88', dueDate: '2999-03-07T23:59:59+09:00' }
type Method = 'card' | 'easy_pay' | 'transfer' | 'virtual_account'

/** Ordered, and the payer has been through Toss's window. */
export const authenticated = async (method: Method = 'card', draft = {}) => {
  const { pay_no, pay_money } = await shopApp.order(buyer, draft)
  return { pay_no, ...(await authenticate(pay_no, pay_money, method)) }
}
export const authenticate = async (pay_no: number, amount: number, method: Method = 'card') => {
  const opened = await buyer.call(payments.openTry, { params: { pay_no }, body: { method } })
  const order_id = opened.query[0]?.order_id ?? ''
  const pg_key = toss.authenticate(order_id, amount, method === 'virtual_account' ? { ...account, virtualAccount } : {})
  return { order_id, pg_key, amount }
}
export const confirm = async ({
  pay_no,
  ...body
}: {
  pay_no: number
  order_id: string
  pg_key: string
  amount: number
}) => (await buyer.call(payments.confirm, { params: { pay_no }, body })).query[0]
export const paymentTryOf = async (order_id: string) => {
  const { rows } = await sql<{ try_no: number; try_state: string }>`
    select try_no, try_state from payment_tries where order_id = ${order_id}`.execute(shopApp.app.db)
  return rows[0] ?? { try_no: 0, try_state: '' }
}
export const settle = async (order_id: string) =>
  shopApp.runJob(settleTry, { try_no: (await paymentTryOf(order_id)).try_no })
export const webhook = (body: Record<string, unknown>) => shopApp.app.call(payments.webhook, { body })
export const stateOf = async (pay_no: number) => (await shopApp.read(buyer, pay_no)).pay_state
export const waitUntil = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
export const makeOld = (order_id: string) =>
  sql`update payment_tries set confirming_dt = now() - interval '1 hour' where order_id = ${order_id}`.execute(
    shopApp.app.db,
  )
export const mailsTo = async () => {
  const { rows } = await sql<{ ob_subject: string }>`
    select ob_subject from outbox where ob_to = (select user_email from users where user_no = ${buyer.user_no})
     order by ob_no`.execute(shopApp.app.db)
  return rows.map(({ ob_subject }) => ob_subject.replace(/^\[.*?\] /, ''))
}
/** The words of the last mail to the buyer. */
export const lastMail = async () => {
  const { rows } = await sql<{ ob_text: string }>`
    select ob_text from outbox where ob_to = (select user_email from users where user_no = ${buyer.user_no})
     order by ob_no desc limit 1`.execute(shopApp.app.db)
  return rows[0]?.ob_text ?? ''
}
export const alarmsOf = async (kind: string, pay_no: number) => {
  const { rows } = await sql<{ al_title: string }>`
    select al_title from alarms where al_about = ${`${kind} payment:${pay_no}`} order by al_no`.execute(shopApp.app.db)
  return rows.map(({ al_title }) => al_title)
}
