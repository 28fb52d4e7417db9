import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { findLateDeposit, setLateOutcome } from './charging/tries.queries.ts'
import { finishPaying, startPaying } from './outcome.service.ts'
import { lockedPayment, publishPayment } from './payments.context.ts'
import { paymentText } from './payments.messages.ts'
import { needMoneyLevel } from './payments.policy.ts'
import { insertEvent } from './payments.queries.ts'

interface Deposit {
  pay_no: number
  /** 1 personal cash, 3 corporate cash, 5 subsidy */
  pay_type: 1 | 3 | 5
}

interface LateDeposit {
  pay_no: number
  outcome: 'refunded' | 'applied'
  note: string
}

/** Nobody but staff can say what became of money that came after its account had closed. */
export const closeLateDeposit = async (ctx: Context, { pay_no, outcome, note }: LateDeposit) => {
  const payment = await lockedPayment(ctx, pay_no)
  needMoneyLevel(ctx.actor)
  const late = (await findLateDeposit(ctx.db, pay_no)) ?? refuse('conflict', paymentText.noLateDeposit)
  await setLateOutcome(ctx.db, late.try_no, outcome)
  await insertEvent(ctx.db, pay_no, 'late_deposit', { order_id: late.order_id, outcome, note })
  publishPayment(ctx, payment)
}

/** Staff have seen the money on the account: whatever was chosen, the payment is made. */
export const recordDeposit = async (ctx: Context, { pay_no, pay_type }: Deposit) => {
  const payment = await lockedPayment(ctx, pay_no)
  needMoneyLevel(ctx.actor)
  if (payment.pay_state === 0) return refuse('conflict', paymentText.closed)
  if (payment.pay_state === 11) return refuse('conflict', paymentText.inProgress)
  if (payment.pay_state !== 10) return refuse('conflict', paymentText.alreadyPaid)
  if (payment.pay_money === 0) return refuse('conflict', paymentText.nothingToDeposit)
  const paying = await startPaying(ctx, payment)
  await insertEvent(ctx.db, pay_no, 'deposit', { amount: payment.pay_money, pay_type })
  await finishPaying(ctx, paying, { method: 'manual', pay_type })
}
