import { payMethod } from '@crm/contract/features/payments/payments.rows'
import { daysAfter } from '@crm/contract/kit/days'
import { koreaToday } from '../../../clock.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { type CancelCall, PaymentRefused } from '../../../ports/payments/payments.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { refundPocket } from '../../pocket/pocket.service.ts'
import { findLiveTry } from '../charging/tries.queries.ts'
import { lockedPayment, ownerOf, type Paying, publishPayment } from '../payments.context.ts'
import { amendPapersJob, refundJob } from '../payments.jobs.ts'
import { alarmStaff, mailPayer } from '../payments.notify.ts'
import { findPayment, insertEvent, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { endedItems } from './endedItems.ts'
import { refundAlarms, refundMails, refundText } from './refunds.messages.ts'
import {
  findDueRefunds,
  findRefund,
  findStuckRefunds,
  type StoredRefund,
  setAskedAgain,
  setRefundDone,
} from './refunds.queries.ts'

interface Locked {
  payment: StoredPayment
  refund: StoredRefund
}

const sumsOf = ({ items }: StoredRefund) => ({
  money: items.reduce((sum, { money }) => sum + money, 0),
  pocket: items.reduce((sum, { pocket }) => sum + pocket, 0),
})

/** The money is back: points, what the owner ends, and papers, all or nothing. */
export const finishRefund = async (ctx: Paying, { payment, refund }: Locked, transaction_key: string | null) => {
  const { pay_no, client_no, cl_no, pay_title } = payment
  const { rf_no } = refund
  const items = (await findRefund(ctx.db, rf_no))?.items ?? []
  const { money, pocket } = sumsOf({ ...refund, items })
  await setRefundDone(ctx.db, rf_no, transaction_key)
  if (pocket && client_no !== null && cl_no !== null) {
    const reason = refundText.pocketReason(pay_title)
    await refundPocket(ctx, { client_no, amount: pocket, reason, about: { pay_no }, used_cl_no: cl_no })
  }
  const refunded = (await findPayment(ctx.db, pay_no)) ?? payment
  const ended = await endedItems(ctx, refunded)
  const is_whole = payment.items.every(({ pi_no }) => ended.has(pi_no))
  await updatePayment(ctx.db, pay_no, { pay_state: is_whole ? 22 : 12 })
  await insertEvent(ctx.db, pay_no, 'refund', { rf_no, what: 'done', money, pocket })
  await ownerOf(ctx, payment.to_table).refunded(ctx, refunded, { rf_no, reason: refund.rf_reason, items, is_whole })
  if (money) await ctx.enqueue(amendPapersJob, { pay_no, rf_no })
  const { pay_method } = payment
  const isCard = pay_method === 'card' || pay_method === 'easy_pay'
  await mailPayer(
    ctx,
    payment,
    refundMails.done(payment, {
      ...{ money, pocket, isCard, method: isCard ? payMethod.label(pay_method) : refundText.toAccount },
      items: items.map((share) => ({
        pi_title: payment.items.find(({ pi_no }) => pi_no === share.pi_no)?.pi_title ?? pay_title,
        amount: share.money + share.pocket,
      })),
    }),
  )
  publishPayment(ctx, payment)
}

const accountOf = ({ account_bank_code, account_number, account_holder }: StoredRefund) =>
  account_bank_code && account_number && account_holder
    ? { account: { bank_code: account_bank_code, number: account_number, holder: account_holder } }
    : {}

/** Cancels at the service, under the refund's own key: however often it is tried, the money goes back once. */
export const runRefund = async (ctx: JobContext, { rf_no }: { rf_no: number }) => {
  const before = await findRefund(ctx.db, rf_no)
  if (!before) return
  const payment = await lockedPayment(ctx, before.pay_no)
  const refund = await findRefund(ctx.db, rf_no)
  if (refund?.rf_state !== 21) return
  const paidBy = await findLiveTry(ctx.db, payment.pay_no)
  const { money } = sumsOf(refund)
  if (!paidBy?.pg_key) throw new Error(`payment ${payment.pay_no} has no charge to send back`)
  const call: CancelCall = {
    pg_key: paidBy.pg_key,
    amount: money,
    reason: refundText.serviceReason(refund.rf_reason),
    idempotencyKey: refund.idempotency_key,
    ...accountOf(refund),
  }
  try {
    const answer = await paymentsOf(ctx).cancel(call)
    await finishRefund(ctx, { payment, refund }, answer.cancels.at(-1)?.transaction_key ?? null)
  } catch (fault) {
    if (!(fault instanceof PaymentRefused)) throw fault
    await setAskedAgain(ctx.db, rf_no, fault.message)
    await updatePayment(ctx.db, payment.pay_no, { pay_state: 20 })
    const title = refundAlarms.failed(payment)
    await alarmStaff(ctx, 'payments.refund', payment, { title, body: fault.message })
    publishPayment(ctx, payment)
  }
}

/** Every morning, from the day before the last one on. */
export const remindOfRefunds = async (ctx: JobContext) => {
  for (const { pay_no, due_dt } of await findDueRefunds(ctx.db, daysAfter(koreaToday(), 1))) {
    const payment = await lockedPayment(ctx, pay_no)
    await alarmStaff(ctx, 'payments.refund', payment, { title: refundAlarms.due(payment, due_dt) })
  }
}

export const sweepRefunds = async (ctx: JobContext) => ctx.enqueue(refundJob, await findStuckRefunds(ctx.db))
