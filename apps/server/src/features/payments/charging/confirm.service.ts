import type { Context } from '../../../context.ts'
import { isDuplicate } from '../../../db/dbErrors.ts'
import { refuse } from '../../../http/refusal.ts'
import { type ConfirmCall, PaymentRefused, PaymentUnknown, type PgPayment } from '../../../ports/payments/payments.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { finishPaying, startPaying } from '../outcome.service.ts'
import { lockedPayment, type Paying } from '../payments.context.ts'
import { settleJob } from '../payments.jobs.ts'
import { paymentText } from '../payments.messages.ts'
import type { StoredPayment } from '../payments.queries.ts'
import { applyAnswer, lockTryWithPayment, tryFailed } from './applyAnswer.service.ts'
import { findTryOfOrder, hangingSeconds, type PaymentTryRow, setConfirming } from './tries.queries.ts'

export interface Confirmation {
  pay_no: number
  /** Won of money as the payer saw it: compared, never used. */
  amount: number
  /** Both where the payment service is to charge. */
  order_id?: string | undefined
  pg_key?: string | undefined
}

interface Charge extends ConfirmCall {
  try_no: number
}

const needPayable = (payment: StoredPayment, amount: number) => {
  if (payment.pay_state === 0 || payment.is_overdue) refuse('conflict', paymentText.closed)
  if (amount !== payment.pay_money) refuse('conflict', paymentText.changed)
}

/** Pays with points alone, or what costs nothing: one transaction, because nobody outside is asked. */
const payWithoutService = async (ctx: Paying, { pay_no, amount }: Confirmation) => {
  const payment = await lockedPayment(ctx, pay_no)
  if (payment.pay_state >= 11) return
  needPayable(payment, amount)
  if (payment.pay_money > 0) return refuse('conflict', paymentText.needsCard)
  const paying = await startPaying(ctx, payment)
  await finishPaying(ctx, paying, { method: payment.pay_pocket ? 'pocket' : 'none', pay_type: null })
}

const chargeOf = ({ try_no, order_id, try_amount, idempotency_key }: PaymentTryRow, pg_key: string): Charge => ({
  try_no,
  order_id,
  pg_key,
  amount: try_amount,
  idempotencyKey: idempotency_key,
})

/**
 * First step, one transaction: everything is checked and held, and what will be sent is written down. Nothing where it is
 * paid already or somebody else is at it; a try that hangs is sent again, under the same key.
 */
const beginCharge = async (ctx: Paying, pay_no: number, order_id: string, pg_key: string, amount: number) => {
  const payment = await lockedPayment(ctx, pay_no)
  const row = await findTryOfOrder(ctx.db, order_id)
  if (row?.pay_no !== pay_no) return refuse('not_found')
  if (payment.pay_state > 11) return undefined
  if (payment.pay_state === 11) {
    const isOurs = row.try_state === 'confirming' && row.pg_key === pg_key
    return isOurs && row.is_hanging ? chargeOf(row, pg_key) : undefined
  }
  needPayable(payment, amount)
  if (row.try_amount !== payment.pay_money) return refuse('conflict', paymentText.changed)
  if (row.try_state !== 'opened') return refuse('conflict', row.fail_message ?? paymentText.otherOrder)
  await startPaying(ctx, payment)
  await setConfirming(ctx.db, row.try_no, pg_key).catch((fault: unknown) => {
    if (isDuplicate(fault)) return refuse('conflict', paymentText.otherOrder)
    throw fault
  })
  await ctx.enqueue(settleJob, { try_no: row.try_no }, { afterSeconds: hangingSeconds })
  return chargeOf(row, pg_key)
}

/** Third step, one transaction: all that follows from the answer, or nothing of it. */
const refusedThere = async (ctx: Paying, try_no: number, { code, message }: PaymentRefused) =>
  tryFailed(ctx, await lockTryWithPayment(ctx, try_no), { code, message })

const charge = async (ctx: Context, { try_no, ...call }: Charge) => {
  let pg: PgPayment
  try {
    pg = await paymentsOf(ctx).confirm(call)
  } catch (fault) {
    // Whether it was charged is found out by the job.
    if (fault instanceof PaymentUnknown) return
    if (fault instanceof PaymentRefused) return ctx.transaction((tx) => refusedThere(tx, try_no, fault))
    throw fault
  }
  await ctx.transaction((tx) => applyAnswer(tx, try_no, pg))
}

/**
 * Makes the payment; what is paid already stays as it is. Opens its own transactions, as the service is called outside
 * of any: for handlers `withoutTransaction`.
 */
export const confirmPayment = async (ctx: Context, confirmation: Confirmation) => {
  const { pay_no, amount, order_id, pg_key } = confirmation
  if (order_id === undefined || pg_key === undefined)
    return ctx.transaction((tx) => payWithoutService(tx, confirmation))
  const begun = await ctx.transaction((tx) => beginCharge(tx, pay_no, order_id, pg_key, amount))
  if (begun) await charge(ctx, begun)
}
