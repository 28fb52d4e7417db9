import type { payments } from '@crm/contract/features/payments/payments'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { answerPayment, ownPayment, seenPayment } from '../calls.service.ts'
import { isPayer, needMoneyLevel } from '../payments.policy.ts'
import { askRefund, offerRefund } from './askRefund.service.ts'
import { decideRefund, sendBackRefund, withdrawRefund } from './decideRefund.service.ts'
import { findBankName, findRefund } from './refunds.queries.ts'

/** A refund is seen by whoever sees its payment. */
const refundOf = async (ctx: Context, rf_no: number) => (await findRefund(ctx.db, rf_no)) ?? refuse('not_found')

export const readOffer = async (ctx: Context, { params, query }: ParsedOf<typeof payments.refundOffer>) =>
  one(await offerRefund(ctx, await seenPayment(ctx, params.pay_no), query.pi_nos))

export const askForRefund = async (ctx: Context, { params, body }: ParsedOf<typeof payments.askRefund>) => {
  const payment = await seenPayment(ctx, params.pay_no)
  if (!isPayer(ctx.actor, payment)) {
    if (ctx.actor.user_type !== 'emp') return refuse('not_found')
    needMoneyLevel(ctx.actor)
  }
  await askRefund(ctx, { pay_no: params.pay_no, ...body })
  return answerPayment(ctx, params.pay_no)
}

export const withdrawOwnRefund = async (ctx: Context, { params }: ParsedOf<typeof payments.withdrawRefund>) => {
  const { pay_no } = await refundOf(ctx, params.rf_no)
  await ownPayment(ctx, pay_no)
  await withdrawRefund(ctx, params.rf_no)
  return answerPayment(ctx, pay_no)
}

const decidedPayment = async (ctx: Context, rf_no: number) => {
  const refund = await refundOf(ctx, rf_no)
  await seenPayment(ctx, refund.pay_no)
  needMoneyLevel(ctx.actor)
  return refund
}

export const decideByStaff = async (ctx: Context, { params, body }: ParsedOf<typeof payments.decideRefund>) => {
  const { pay_no } = await decidedPayment(ctx, params.rf_no)
  await decideRefund(ctx, { rf_no: params.rf_no, ...body })
  return answerPayment(ctx, pay_no)
}

export const sendBackByStaff = async (ctx: Context, { params, body }: ParsedOf<typeof payments.sendBackRefund>) => {
  const { pay_no } = await decidedPayment(ctx, params.rf_no)
  await sendBackRefund(ctx, params.rf_no, body.answer)
  return answerPayment(ctx, pay_no)
}

/** The whole number, for staff who transfer the money themselves. */
export const readRefundAccount = async (ctx: Context, { params }: ParsedOf<typeof payments.refundAccount>) => {
  const {
    account_bank_code: bank_code,
    account_number: number,
    account_holder: holder,
  } = await decidedPayment(ctx, params.rf_no)
  if (bank_code === null || number === null || holder === null) return refuse('not_found')
  return one({ bank_code, number, holder, bank_name: (await findBankName(ctx.db, bank_code)) ?? '' })
}
