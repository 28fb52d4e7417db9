import type { PayMethod } from '@crm/contract/features/payments/payments.rows'
import { refuse } from '../../http/refusal.ts'
import { refundPocket, usePocket } from '../pocket/pocket.service.ts'
import { ownerOf, type Paying, publishPayment } from './payments.context.ts'
import { addPapersJob } from './payments.jobs.ts'
import { paymentText } from './payments.messages.ts'
import { mailPaid } from './payments.notify.ts'
import { type StoredPayment, setPaid, updatePayment } from './payments.queries.ts'

const sumOf = (items: { sale: number; discount: number }[]) =>
  items.reduce((sum, { sale, discount }) => sum + sale - discount, 0)

/** Asks again what is sold and for how much; what changed is not paid before somebody has seen it. */
const checkQuote = async (ctx: Paying, payment: StoredPayment) => {
  const quote = await ownerOf(ctx, payment.to_table).quote(ctx, payment)
  const isSame =
    sumOf(quote.items) === payment.pay_total &&
    quote.is_tax_free === payment.is_tax_free &&
    (quote.free ?? 0) === payment.pay_free &&
    quote.items.length === payment.items.length &&
    payment.pay_pocket <= quote.most_pocket
  if (!isSame) refuse('conflict', paymentText.changed)
}

/** First step of paying, under the lock: price, points and whatever the owner holds. The payment is 11 afterwards. */
export const startPaying = async (ctx: Paying, payment: StoredPayment) => {
  await checkQuote(ctx, payment)
  await ownerOf(ctx, payment.to_table).hold?.(ctx, payment)
  const { pay_no, pay_pocket, client_no, pay_title } = payment
  let cl_no: number | null = null
  if (pay_pocket && client_no !== null) {
    const reason = paymentText.reason(pay_title)
    cl_no = (await usePocket(ctx, { client_no, amount: pay_pocket, reason, about: { pay_no } })).cl_no
  }
  await updatePayment(ctx.db, pay_no, { pay_state: 11, cl_no })
  return { ...payment, pay_state: 11 as const, cl_no }
}

/** Paid: all that follows, once, in this transaction. */
export const finishPaying = async (
  ctx: Paying,
  payment: StoredPayment,
  by: { method: PayMethod; pay_type: number | null },
) => {
  const paid_dt = await setPaid(ctx.db, payment.pay_no, by.method, by.pay_type)
  await ownerOf(ctx, payment.to_table).paid(ctx, { ...payment, pay_type: by.pay_type, paid_dt })
  await mailPaid(ctx, payment)
  await ctx.enqueue(addPapersJob, { pay_no: payment.pay_no })
  publishPayment(ctx, payment)
}

/** Gives back the points and what the owner held; the payment is 10 again with the reason, or closed. */
export const stopPaying = async (
  ctx: Paying,
  payment: StoredPayment,
  outcome: { pay_state: 0 | 10; fail_code: string | null; fail_message: string | null },
) => {
  const { pay_no, cl_no, client_no, pay_pocket, pay_title } = payment
  await updatePayment(ctx.db, pay_no, { ...outcome, cl_no: null })
  if (cl_no !== null && client_no !== null) {
    const reason = paymentText.returned(pay_title)
    await refundPocket(ctx, { client_no, amount: pay_pocket, reason, about: { pay_no }, used_cl_no: cl_no })
  }
  await ownerOf(ctx, payment.to_table).release?.(ctx, payment)
  publishPayment(ctx, payment)
}
