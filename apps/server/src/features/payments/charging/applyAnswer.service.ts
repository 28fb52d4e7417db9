import { refuse } from '../../../http/refusal.ts'
import type { PgPayment } from '../../../ports/payments/payments.ts'
import { finishPaying, stopPaying } from '../outcome.service.ts'
import { lockedPayment, ownerOf, type Paying, publishPayment } from '../payments.context.ts'
import { cancelLateJob, checkPapersJob } from '../payments.jobs.ts'
import { paymentAlarms, paymentMails, paymentText } from '../payments.messages.ts'
import { alarmStaff, mailAccount, mailPayer } from '../payments.notify.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { noteOutsideCancels } from './outsideCancels.service.ts'
import {
  findTry,
  keepOpenUntilDeposit,
  lockTry,
  type PaymentTryRow,
  setTryState,
  writeAnswer,
} from './tries.queries.ts'

interface Known {
  payment: StoredPayment
  row: PaymentTryRow
  pg: PgPayment
}

/** Card owner 개인 / 법인 gives 2 / 4, cash 1 / 3 by the paper that was asked for. */
const payTypeOf = ({ method, card }: PgPayment, { pay_type, receipt_kind }: StoredPayment) => {
  if (method === 'transfer' || method === 'virtual_account')
    return receipt_kind === 'expense' || receipt_kind === 'tax_invoice' ? 3 : 1
  if (card?.owner) return card.owner === 'corporate' ? 4 : 2
  return pay_type === 4 ? 4 : 2
}

/** Charged although nobody waits for it any more. */
const chargedTooLate = async (ctx: Paying, { payment, row, pg }: Known) => {
  await writeAnswer(ctx.db, row.try_no, 'late', pg)
  // Only a deposit cannot be sent back by itself: the account that it came from is unknown.
  const isDeposit = pg.method === 'virtual_account' && pg.state === 'DONE'
  await insertEvent(ctx.db, payment.pay_no, isDeposit ? 'late_deposit' : 'late_charge', { order_id: row.order_id })
  if (isDeposit) {
    const title = paymentAlarms.lateDeposit(payment, pg.balance)
    await alarmStaff(ctx, 'payments.reversal', payment, { title, body: paymentAlarms.lateDepositBody })
  } else await ctx.enqueue(cancelLateJob, { try_no: row.try_no })
  publishPayment(ctx, payment)
}

const charged = async (ctx: Paying, known: Known) => {
  const { payment, row, pg } = known
  if (row.try_state === 'done' || row.late_outcome !== null) return
  const isAwaited = row.try_state === 'confirming' || row.try_state === 'waiting'
  if (isAwaited && payment.pay_state === 11) {
    await writeAnswer(ctx.db, row.try_no, 'done', pg)
    await finishPaying(ctx, payment, { method: pg.method ?? 'card', pay_type: payTypeOf(pg, payment) })
    if (row.try_state === 'waiting') {
      await alarmStaff(ctx, 'payments.deposit', payment, { title: paymentAlarms.deposit(payment) })
    }
    return
  }
  // An account that was to be closed may get its deposit nevertheless: noted when the money is there, once.
  const isNoted = row.try_state === 'late' && (pg.method !== 'virtual_account' || row.done_dt !== null)
  if (!isNoted) await chargedTooLate(ctx, known)
}

const reversed = async (ctx: Paying, { payment, row, pg }: Known) => {
  await insertEvent(ctx.db, payment.pay_no, 'reversal', { order_id: row.order_id, pay_state: payment.pay_state })
  await alarmStaff(ctx, 'payments.reversal', payment, { title: paymentAlarms.reversal(payment) })
  if (payment.pay_state !== 12) return
  await writeAnswer(ctx.db, row.try_no, 'waiting', pg)
  await updatePayment(ctx.db, payment.pay_no, { pay_state: 11 })
  await ownerOf(ctx, payment.to_table).reversed(ctx, payment)
  await mailPayer(ctx, payment, paymentMails.reversed(payment))
  await ctx.enqueue(checkPapersJob, { pay_no: payment.pay_no })
  publishPayment(ctx, payment)
}

const awaitsDeposit = async (ctx: Paying, known: Known) => {
  const { payment, row, pg } = known
  if (row.try_state === 'waiting' || row.try_state === 'late' || row.try_state === 'cancelled') return
  if (row.try_state === 'done') return reversed(ctx, known)
  if (row.try_state !== 'confirming') return chargedTooLate(ctx, known)
  await writeAnswer(ctx.db, row.try_no, 'waiting', pg)
  if (pg.account) await keepOpenUntilDeposit(ctx.db, payment.pay_no, pg.account.due_dt)
  await mailAccount(ctx, payment, 'account')
  publishPayment(ctx, payment)
}

/** Refused, aborted or expired: what was held is free again; an account that nobody paid into closes its payment. */
export const tryFailed = async (
  ctx: Paying,
  { payment, row }: Pick<Known, 'payment' | 'row'>,
  failure: { code: string; message: string },
) => {
  if (row.try_state !== 'confirming' && row.try_state !== 'waiting') return
  await setTryState(ctx.db, row.try_no, 'failed', failure)
  const pay_state = row.try_state === 'waiting' ? 0 : 10
  await stopPaying(ctx, payment, { pay_state, fail_code: failure.code, fail_message: failure.message })
}

const cancelledThere = async (ctx: Paying, known: Known) => {
  const { row } = known
  if (row.try_state === 'done') return noteOutsideCancels(ctx, known)
  if (row.try_state === 'late' && known.pg.balance === 0) return setTryState(ctx.db, row.try_no, 'cancelled')
  return tryFailed(ctx, known, { code: 'CANCELED', message: paymentText.notFinished })
}

/** Locks the payment first and the try after it, as everybody does. */
export const lockTryWithPayment = async (ctx: Paying, try_no: number) => {
  const found = (await findTry(ctx.db, try_no)) ?? refuse('not_found')
  const payment = await lockedPayment(ctx, found.pay_no)
  const row = (await lockTry(ctx.db, try_no)) ?? refuse('not_found')
  return { payment, row }
}

/**
 * Brings a try and its payment to what the service says, however often and in whatever order its answers come: after a
 * confirmation, a webhook, or when a job asks.
 */
export const applyAnswer = async (ctx: Paying, try_no: number, pg: PgPayment) => {
  const known = { ...(await lockTryWithPayment(ctx, try_no)), pg }
  const { payment, row } = known
  if (pg.order_id !== row.order_id || pg.total !== row.try_amount) {
    await insertEvent(ctx.db, payment.pay_no, 'mismatch', { order_id: pg.order_id, total: pg.total })
    return alarmStaff(ctx, 'payments.discrepancy', payment, { title: paymentAlarms.mismatch(payment) })
  }
  if (pg.state === 'DONE') return charged(ctx, known)
  if (pg.state === 'WAITING_FOR_DEPOSIT') return awaitsDeposit(ctx, known)
  if (pg.state === 'CANCELED' || pg.state === 'PARTIAL_CANCELED') return cancelledThere(ctx, known)
  if (pg.state === 'ABORTED' || pg.state === 'EXPIRED') {
    const message = pg.failure?.message ?? (row.try_state === 'waiting' ? paymentText.expired : paymentText.notFinished)
    return tryFailed(ctx, known, { code: pg.failure?.code ?? pg.state, message })
  }
}
