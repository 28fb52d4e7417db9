import type { payments } from '@crm/contract/features/payments/payments'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { paymentsOf } from '../../ports/payments/paymentsOf.ts'
import { confirmPayment } from './charging/confirm.service.ts'
import { failTry, openTry, payByHand } from './charging/tries.service.ts'
import { closeLateDeposit, recordDeposit } from './deposit.service.ts'
import { ownerOf } from './payments.context.ts'
import { isPayer } from './payments.policy.ts'
import { findPayment, findShownPayment } from './payments.queries.ts'
import { closePayment } from './payments.service.ts'

export const shownPayment = async (ctx: Pick<Context, 'db'>, pay_no: number) =>
  (await findShownPayment(ctx.db, pay_no)) ?? refuse('not_found')

export const answerPayment = async (ctx: Pick<Context, 'db'>, pay_no: number) => one(await shownPayment(ctx, pay_no))

/** Whoever may not see a payment is not told that there is one. */
export const seenPayment = async (ctx: Context, pay_no: number) => {
  const payment = (await findPayment(ctx.db, pay_no)) ?? refuse('not_found')
  // Whoever lists all payments reads each.
  if (isPayer(ctx.actor, payment) || ctx.actor.emp_scope.has('CampAdmList')) return payment
  return (await ownerOf(ctx, payment.to_table).canSee(ctx, payment, ctx.actor)) ? payment : refuse('not_found')
}

export const ownPayment = async (ctx: Context, pay_no: number) => {
  const payment = (await findPayment(ctx.db, pay_no)) ?? refuse('not_found')
  return isPayer(ctx.actor, payment) ? payment : refuse('not_found')
}

/** By the public token that began it, and by no other. */
export const paymentOfToken = async (ctx: Pick<Context, 'db'>, pay_no: number, payer_hash: Buffer) => {
  const payment = await findPayment(ctx.db, pay_no)
  return payment?.payer_hash?.equals(payer_hash) ? payment : refuse('not_found')
}

export const readPayment = async (ctx: Context, { params }: ParsedOf<typeof payments.detail>) => {
  await seenPayment(ctx, params.pay_no)
  return answerPayment(ctx, params.pay_no)
}

export const confirmOwn = async (ctx: Context, { params, body }: ParsedOf<typeof payments.confirm>) => {
  await ownPayment(ctx, params.pay_no)
  await confirmPayment(ctx, { pay_no: params.pay_no, ...body })
  return answerPayment(ctx, params.pay_no)
}

export const checkoutSettings = (ctx: Context) => {
  const { by, clientKey: client_key } = paymentsOf(ctx)
  return { by, client_key }
}

export const readSettings = async (ctx: Context) => one(checkoutSettings(ctx))

export const openOwnTry = async (ctx: Context, { params, body }: ParsedOf<typeof payments.openTry>) => {
  await ownPayment(ctx, params.pay_no)
  return one(await openTry(ctx, params.pay_no, body))
}

export const failOwnTry = async (ctx: Context, { params, body }: ParsedOf<typeof payments.failTry>) => {
  await ownPayment(ctx, params.pay_no)
  await failTry(ctx, params.pay_no, body)
  return answerPayment(ctx, params.pay_no)
}

export const payOwnByHand = async (ctx: Context, { params, body }: ParsedOf<typeof payments.payByHand>) => {
  await ownPayment(ctx, params.pay_no)
  await payByHand(ctx, params.pay_no, body)
  return answerPayment(ctx, params.pay_no)
}

export const closeOwn = async (ctx: Context, { params }: ParsedOf<typeof payments.close>) => {
  await ownPayment(ctx, params.pay_no)
  await closePayment(ctx, params.pay_no)
  return answerPayment(ctx, params.pay_no)
}

export const depositByStaff = async (ctx: Context, { params, body }: ParsedOf<typeof payments.deposit>) => {
  await seenPayment(ctx, params.pay_no)
  await recordDeposit(ctx, { pay_no: params.pay_no, ...body })
  return answerPayment(ctx, params.pay_no)
}

export const closeLateByStaff = async (ctx: Context, { params, body }: ParsedOf<typeof payments.closeLateDeposit>) => {
  await seenPayment(ctx, params.pay_no)
  await closeLateDeposit(ctx, { pay_no: params.pay_no, ...body })
  return answerPayment(ctx, params.pay_no)
}
