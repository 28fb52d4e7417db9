import type { payments } from '@crm/contract/features/payments/payments'
import type { TestCard } from '@crm/contract/features/payments/payments.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { ok, one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { authenticateTest, depositTest, sendTestWebhook } from '../../../ports/payments/testCheckout.ts'
import { ownPayment } from '../calls.service.ts'
import { paymentText } from '../payments.messages.ts'
import type { StoredPayment } from '../payments.queries.ts'
import { findLiveTry, findTryOfOrder } from './tries.queries.ts'

const needTestCheckout = (ctx: Context) => {
  if (paymentsOf(ctx).by !== 'test') refuse('conflict', paymentText.notTest)
}

/** What the payer would do in the window of the service. */
export const authenticateInTest = async (
  ctx: Context,
  { pay_no, pay_type, pay_method }: StoredPayment,
  body: { order_id: string; card: TestCard },
) => {
  needTestCheckout(ctx)
  const row = await findTryOfOrder(ctx.db, body.order_id)
  if (row?.pay_no !== pay_no) return refuse('not_found')
  if (row.try_state !== 'opened') return refuse('conflict', paymentText.closed)
  const method = pay_method === 'manual' || pay_method === 'pocket' || pay_method === 'none' ? null : pay_method
  const { order_id, try_amount: total } = row
  const wish = {
    order_id,
    total,
    method: method ?? ('card' as const),
    is_company: pay_type === 4,
    behaviour: body.card,
  }
  return one({ order_id, pg_key: await authenticateTest(ctx.db, wish), amount: total })
}

export const payInTest = async (ctx: Context, { params, body }: ParsedOf<typeof payments.testPay>) =>
  authenticateInTest(ctx, await ownPayment(ctx, params.pay_no), body)

export const depositInTest = async (ctx: Context, pay_no: number) => {
  needTestCheckout(ctx)
  const row = await findLiveTry(ctx.db, pay_no)
  if (!row || !(await depositTest(ctx.db, row.order_id))) return refuse('conflict', paymentText.expired)
  await sendTestWebhook(ctx.config, row.order_id, row.account_secret)
  return ok()
}

export const depositOwnInTest = async (ctx: Context, { params }: ParsedOf<typeof payments.testDeposit>) =>
  depositInTest(ctx, (await ownPayment(ctx, params.pay_no)).pay_no)
