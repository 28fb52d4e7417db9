import type { RefundAccount } from '@crm/contract/features/payments/refunds'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { missingReference } from '../../../db/dbErrors.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { tossBankCode } from '../../../ports/payments/tossAnswers.ts'
import { findLiveTry } from '../charging/tries.queries.ts'
import { lockedPayment, ownerOf, type Paying, publishPayment } from '../payments.context.ts'
import { alarmStaff } from '../payments.notify.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { startRefund } from './decideRefund.service.ts'
import { endedItems } from './endedItems.ts'
import { decisionDay, leftOf, sharesOf } from './refundRules.ts'
import { refundAlarms, refundText } from './refunds.messages.ts'
import { findHolidayDates, insertRefund } from './refunds.queries.ts'

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/** What a refund of these items gives back now, by the owner's rule. */
export const offerRefund = async (ctx: Paying, payment: StoredPayment, pi_nos: number[]) => {
  const ended = await endedItems(ctx, payment)
  const items = payment.items.filter(({ pi_no }) => pi_nos.includes(pi_no) && !ended.has(pi_no))
  if (items.length !== new Set(pi_nos).size) return refuse('invalid_input', refundText.wrongItems)
  const { lines, runs_by_itself } = await ownerOf(ctx, payment.to_table).refundable(ctx, payment, pi_nos)
  const shares = items.map((item) => {
    const line = lines.find(({ pi_no }) => pi_no === item.pi_no)
    const amount = Math.min(line?.amount ?? 0, leftOf(item))
    return { ...sharesOf(item, amount), pi_title: item.pi_title, amount, note: line?.note ?? null }
  })
  const money = sumOf(shares.map((share) => share.money))
  const pocket = sumOf(shares.map((share) => share.pocket))
  const paidBy = await findLiveTry(ctx.db, payment.pay_no)
  const isByHand =
    payment.pay_method === 'manual' || (paidBy?.is_partial_cancelable === false && money < payment.pay_money)
  const needs_account = money > 0 && (isByHand || payment.pay_method === 'virtual_account')
  return { lines: shares, money, pocket, runs_by_itself: runs_by_itself && !(isByHand && money > 0), needs_account }
}

export const needRefundable = ({ pay_state }: StoredPayment) => {
  if (pay_state === 20 || pay_state === 21) refuse('conflict', refundText.asked)
  if (pay_state === 22) refuse('conflict', refundText.done)
  if (pay_state !== 12) refuse('conflict', refundText.notPaid)
}

interface Ask {
  pay_no: number
  pi_nos: number[]
  reason: string
  account: RefundAccount | null
}

const accountFor = (payment: StoredPayment, needs_account: boolean, account: RefundAccount | null) => {
  if (!needs_account) return null
  if (!account) return refuse('invalid_input', refundText.needsAccount)
  if (payment.pay_method === 'virtual_account' && !tossBankCode(account.bank_code))
    return refuseField('invalid_input', 'account.bank_code', refundText.bank)
  return account
}

/** Asks for a refund; where the owner says so, it runs without a member of staff. */
export const askRefund = async (ctx: Context, { pay_no, pi_nos, reason, account }: Ask) => {
  const payment = await lockedPayment(ctx, pay_no)
  needRefundable(payment)
  const { lines, money, pocket, runs_by_itself, needs_account } = await offerRefund(ctx, payment, pi_nos)
  if (money + pocket === 0) return refuse('conflict', refundText.nothing)
  const today = koreaToday()
  const due_dt = decisionDay(today, await findHolidayDates(ctx.db, today))
  const refund = { pay_no, asked_user_no: ctx.actor.user_no, rf_reason: reason, due_dt }
  const shares = lines.map((line) => ({ pi_no: line.pi_no, money: line.money, pocket: line.pocket }))
  const paysTo = accountFor(payment, needs_account, account)
  const rf_no = await insertRefund(ctx.db, { ...refund, account: paysTo }, shares).catch((fault: unknown) => {
    if (missingReference(fault)) return refuseField('invalid_input', 'account.bank_code', refundText.bank)
    throw fault
  })
  await updatePayment(ctx.db, pay_no, { pay_state: 20 })
  await insertEvent(ctx.db, pay_no, 'refund', { rf_no, what: 'asked', money, pocket })
  publishPayment(ctx, payment)
  if (runs_by_itself) return startRefund(ctx, rf_no, { decided_emp_no: null, more_reason: null, is_by_hand: false })
  const title = refundAlarms.asked(payment, { money, pocket })
  await alarmStaff(ctx, 'payments.refund', payment, { title, body: reason })
}
