import { divideByWeight } from '@crm/contract/money'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { PaymentUnknown } from '../../../ports/payments/payments.ts'
import { findLiveTry } from '../charging/tries.queries.ts'
import { lockedPayment, publishPayment } from '../payments.context.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { needRefundable } from './askRefund.service.ts'
import { startRefund, withdrawRefund } from './decideRefund.service.ts'
import { leftOf, sharesOf } from './refundRules.ts'
import { refundText } from './refunds.messages.ts'
import { findRefund, insertRefund } from './refunds.queries.ts'
import { runRefund } from './runRefund.service.ts'

interface Wish {
  pay_no: number
  amount: number
  reason: string
  /** The owner's own conditions, once the payment is held. */
  check: (tx: Context) => Promise<void>
  /** The service could not: somebody has transferred it. */
  is_by_hand?: boolean
  /** In the transaction that stores the refund, so that the owner has its number even if the process ends right afterwards. */
  stored?: (tx: Context, rf_no: number) => Promise<void>
}

/** Only what came to an account has to be transferred by staff. */
const isByHand = ({ pay_method }: StoredPayment) => pay_method === 'virtual_account' || pay_method === 'manual'

const begin = async (tx: Context, { pay_no, amount, reason, check, stored, ...wish }: Wish) => {
  const payment = await lockedPayment(tx, pay_no)
  needRefundable(payment)
  await check(tx)
  const left = payment.items.map(leftOf)
  if (amount > left.reduce((sum, each) => sum + each, 0)) return refuse('conflict', refundText.tooMuch)
  const is_by_hand = wish.is_by_hand || isByHand(payment)
  const paidBy = await findLiveTry(tx.db, pay_no)
  if (!is_by_hand && paidBy?.is_partial_cancelable === false && amount < payment.pay_total)
    return refuse('conflict', refundText.wholeOnly)
  const amounts = divideByWeight(amount, left)
  const shares = payment.items.map((item, at) => sharesOf(item, amounts[at] ?? 0))
  const { user_no: asked_user_no, emp_no: decided_emp_no } = tx.actor
  const refund = { pay_no, asked_user_no, rf_reason: reason, due_dt: koreaToday(), account: null }
  const rf_no = await insertRefund(tx.db, refund, shares)
  await stored?.(tx, rf_no)
  await updatePayment(tx.db, pay_no, { pay_state: 20 })
  await insertEvent(tx.db, pay_no, 'refund', { rf_no, what: 'asked', total: amount })
  publishPayment(tx, payment)
  await startRefund(tx, rf_no, { decided_emp_no, more_reason: null, is_by_hand })
  return rf_no
}

/**
 * For owners whose own staff decide how much goes back. The refund is stored before the service is asked, so that it
 * happens once even if the process ends meanwhile; a refusal ends it and is answered. Opens its own transactions: for handlers
 * `withoutTransaction`.
 */
export const sendMoneyBack = async (ctx: Context, wish: Wish) => {
  const rf_no = await ctx.transaction((tx) => begin(tx, wish))
  await ctx
    .transaction((tx) => runRefund(tx, { rf_no }))
    .catch((fault: unknown) => {
      // A job asks again.
      if (fault instanceof PaymentUnknown) return refuse('conflict', refundText.unknown)
      throw fault
    })
  const refund = await findRefund(ctx.db, rf_no)
  if (refund?.rf_state !== 20) return
  await ctx.transaction((tx) => withdrawRefund(tx, rf_no))
  refuse('conflict', refundText.refusedThere(refund.fail_message ?? ''))
}
