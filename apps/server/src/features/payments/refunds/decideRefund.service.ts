import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { findLiveTry } from '../charging/tries.queries.ts'
import { lockedPayment, type Paying, publishPayment } from '../payments.context.ts'
import { refundJob } from '../payments.jobs.ts'
import { mailPayer } from '../payments.notify.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { leftOf, sharesOf } from './refundRules.ts'
import { refundMails, refundText } from './refunds.messages.ts'
import {
  findRefund,
  hasOutsideCancel,
  type StoredRefund,
  setInWork,
  setRefundEnded,
  setShares,
} from './refunds.queries.ts'
import { finishRefund } from './runRefund.service.ts'

interface Decision {
  decided_emp_no: number | null
  more_reason: string | null
  is_by_hand: boolean
}

/** Locks the payment, then reads the refund as it stands. */
export const lockRefund = async (ctx: Paying, rf_no: number) => {
  const before = (await findRefund(ctx.db, rf_no)) ?? refuse('not_found')
  const payment = await lockedPayment(ctx, before.pay_no)
  const refund = (await findRefund(ctx.db, rf_no)) ?? refuse('not_found')
  return { payment, refund }
}

/** From here on it cannot be withdrawn: a job sends the money back, or staff have done it themselves. */
export const startRefund = async (ctx: Paying, rf_no: number, decision: Decision) => {
  const { payment, refund } = await lockRefund(ctx, rf_no)
  await setInWork(ctx.db, rf_no, decision)
  await updatePayment(ctx.db, payment.pay_no, { pay_state: 21 })
  publishPayment(ctx, payment)
  const usesService = refund.items.some(({ money }) => money > 0) && !decision.is_by_hand
  if (usesService) return ctx.enqueue(refundJob, { rf_no })
  await finishRefund(ctx, { payment, refund }, null)
}

const needAsked = ({ rf_state }: StoredRefund) => {
  if (rf_state !== 20) refuse('conflict', refundText.notAsked)
}

/** Money that the service cannot send back is transferred by staff; what it can is not. */
const checkByHand = async (ctx: Paying, payment: StoredPayment, refund: StoredRefund, is_by_hand: boolean) => {
  const money = refund.items.reduce((sum, item) => sum + item.money, 0)
  if (money === 0) return
  const paidBy = await findLiveTry(ctx.db, payment.pay_no)
  const isPart = money < payment.pay_money
  const mustBeByHand = payment.pay_method === 'manual' || (paidBy?.is_partial_cancelable === false && isPart)
  if (mustBeByHand && !is_by_hand) refuse('conflict', refundText.byHand)
  const mayBeByHand = mustBeByHand || refund.fail_message !== null || (await hasOutsideCancel(ctx.db, payment.pay_no))
  if (is_by_hand && !mayBeByHand) refuse('conflict', refundText.notByHand)
}

const withMore = (payment: StoredPayment, refund: StoredRefund, more: { pi_no: number; amount: number }[]) =>
  refund.items.map((share) => {
    const item = payment.items.find(({ pi_no }) => pi_no === share.pi_no)
    const wanted = more.find(({ pi_no }) => pi_no === share.pi_no)
    if (!item || !wanted) return share
    if (wanted.amount < share.money + share.pocket) return refuse('invalid_input', refundText.less)
    if (wanted.amount > leftOf(item)) return refuse('invalid_input', refundText.tooMuch)
    return sharesOf(item, wanted.amount)
  })

interface Verdict {
  rf_no: number
  more: { pi_no: number; amount: number }[]
  more_reason: string
  is_by_hand: boolean
}

/** Staff confirm, and may give more with a reason, never less. */
export const decideRefund = async (ctx: Context, { rf_no, more, more_reason, is_by_hand }: Verdict) => {
  const { payment, refund } = await lockRefund(ctx, rf_no)
  needAsked(refund)
  if (more.some(({ pi_no }) => !refund.items.some((share) => share.pi_no === pi_no)))
    return refuse('invalid_input', refundText.wrongItems)
  const shares = withMore(payment, refund, more)
  const totalOf = (items: { money: number; pocket: number }[]) =>
    items.reduce((sum, { money, pocket }) => sum + money + pocket, 0)
  const isMore = totalOf(shares) > totalOf(refund.items)
  if (isMore && !more_reason) return refuse('invalid_input', refundText.moreReason)
  await checkByHand(ctx, payment, { ...refund, items: shares }, is_by_hand)
  await setShares(ctx.db, rf_no, shares)
  await insertEvent(ctx.db, payment.pay_no, 'refund', { rf_no, what: 'decided', total: totalOf(shares) })
  const { emp_no: decided_emp_no } = ctx.actor
  await startRefund(ctx, rf_no, { decided_emp_no, more_reason: isMore ? more_reason : null, is_by_hand })
}

const endRefund = async (ctx: Paying, rf_no: number, answer: string | null) => {
  const { payment, refund } = await lockRefund(ctx, rf_no)
  needAsked(refund)
  await setRefundEnded(ctx.db, rf_no, answer)
  await updatePayment(ctx.db, payment.pay_no, { pay_state: 12 })
  const what = answer === null ? 'withdrawn' : 'sent back'
  await insertEvent(ctx.db, payment.pay_no, 'refund', { rf_no, what })
  publishPayment(ctx, payment)
  return payment
}

export const withdrawRefund = async (ctx: Paying, rf_no: number) => {
  await endRefund(ctx, rf_no, null)
}

export const sendBackRefund = async (ctx: Paying, rf_no: number, answer: string) => {
  const payment = await endRefund(ctx, rf_no, answer)
  await mailPayer(ctx, payment, refundMails.sentBack(payment, answer))
}
