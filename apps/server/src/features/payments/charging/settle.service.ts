import type { JobContext } from '../../../jobs/handler.ts'
import { PaymentRefused } from '../../../ports/payments/payments.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { stopPaying } from '../outcome.service.ts'
import { lockedPayment } from '../payments.context.ts'
import { cancelLateJob, expireJob, settleJob } from '../payments.jobs.ts'
import { paymentText } from '../payments.messages.ts'
import { mailAccount } from '../payments.notify.ts'
import { applyAnswer, lockTryWithPayment, tryFailed } from './applyAnswer.service.ts'
import {
  findHanging,
  findLate,
  findLiveTry,
  findOverdue,
  findTry,
  hangingSeconds,
  setTryState,
  takeUnreminded,
} from './tries.queries.ts'

/** The service lets nobody confirm later than this: what it does not call paid by then never will be. */
const confirmMinutes = 20

/** Nothing is guessed: as long as the service has no outcome, it is asked again. */
export const settleTry = async (ctx: JobContext, { try_no }: { try_no: number }) => {
  const before = await findTry(ctx.db, try_no)
  if (!before) return
  const pg = await paymentsOf(ctx).find(before.order_id)
  if (pg && pg.state !== 'IN_PROGRESS' && pg.state !== 'READY') return applyAnswer(ctx, try_no, pg)
  const known = await lockTryWithPayment(ctx, try_no)
  if (known.row.try_state !== 'confirming') return
  if (known.row.confirming_minutes >= confirmMinutes)
    return tryFailed(ctx, known, { code: 'NOT_FINISHED', message: paymentText.notFinished })
  await ctx.enqueue(settleJob, { try_no }, { afterSeconds: hangingSeconds })
}

/** The same key with every attempt: the service sends the money back once. */
export const cancelLate = async (ctx: JobContext, { try_no }: { try_no: number }) => {
  const { row } = await lockTryWithPayment(ctx, try_no)
  if (row.try_state !== 'late' || row.pg_key === null) return
  const { pg_key, try_amount: amount, idempotency_key: idempotencyKey } = row
  try {
    await paymentsOf(ctx).cancel({ pg_key, amount, reason: paymentText.lateReason, idempotencyKey })
  } catch (fault) {
    if (!(fault instanceof PaymentRefused)) throw fault
    // Cancelled or expired there already, not known there, or paid in after all: the order itself says which.
    const pg = await paymentsOf(ctx).find(row.order_id)
    if (pg?.state === 'DONE') return applyAnswer(ctx, try_no, pg)
    if (pg && pg.state !== 'CANCELED' && pg.state !== 'EXPIRED') throw fault
  }
  await setTryState(ctx.db, try_no, 'cancelled')
}

/** Unpaid when its time is over: closed; a deposit that has arrived in the last moment counts. */
export const expirePayment = async (ctx: JobContext, { pay_no }: { pay_no: number }) => {
  const live = await findLiveTry(ctx.db, pay_no)
  if (live?.try_state === 'waiting') {
    const pg = await paymentsOf(ctx).find(live.order_id)
    if (pg && pg.state !== 'WAITING_FOR_DEPOSIT') return applyAnswer(ctx, live.try_no, pg)
  }
  const payment = await lockedPayment(ctx, pay_no)
  if (!payment.is_overdue) return
  const closed = { pay_state: 0, fail_code: 'EXPIRED', fail_message: paymentText.expired } as const
  if (payment.pay_state === 10) return stopPaying(ctx, payment, closed)
  if (payment.pay_state !== 11 || live?.try_state !== 'waiting') return
  const { row } = await lockTryWithPayment(ctx, live.try_no)
  if (row.try_state !== 'waiting') return
  // The account is closed at the service, too; a deposit that comes nevertheless is noticed as late.
  await setTryState(ctx.db, live.try_no, 'late')
  await ctx.enqueue(cancelLateJob, { try_no: live.try_no })
  await stopPaying(ctx, payment, closed)
}

export const sweepPayments = async (ctx: JobContext) => {
  await ctx.enqueue(expireJob, await findOverdue(ctx.db))
  await ctx.enqueue(settleJob, await findHanging(ctx.db))
  await ctx.enqueue(cancelLateJob, await findLate(ctx.db))
}

export const remindOfDeposits = async (ctx: JobContext) => {
  for (const { pay_no } of await takeUnreminded(ctx.db))
    await mailAccount(ctx, await lockedPayment(ctx, pay_no), 'reminder')
}
