import type { contracts } from '@crm/contract/features/contracts/contracts'
import { divideRefund, type RefundDraft, refundMessages } from '@crm/contract/features/contracts/contracts.refunds'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { giveBackOfContract } from '../../deposits/deposits.service.ts'
import { withdrawRefund } from '../../payments/refunds/decideRefund.service.ts'
import { holdContract } from '../contracts.queries.ts'
import { getStoredContract, readContract } from '../contracts.service.ts'
import { offerOf } from './refundOffer.service.ts'
import { refundText as text } from './refunds.messages.ts'
import { insertPart, insertRefund, lockPart, lockSources, updatePart } from './refunds.queries.ts'
import { openRefundJob, resendPart, sendParts } from './sendRefund.service.ts'

export const readRefundOffer = async (ctx: Context, { params, query }: ParsedOf<typeof contracts.refundOffer>) => {
  const { ctr_no } = await getStoredContract(ctx, params.ctr_no)
  return one((await offerOf(ctx.db, ctr_no, query.day ?? koreaToday())).offer)
}

interface Decision {
  ctr_no: number
  ctr_title: string
  /** The deposits that the caller held before the contract. */
  held: ReadonlySet<number>
  day: string
  draft: RefundDraft
}

const minutesToSend = 5

/**
 * Writes down what goes back, and records at once what was transferred; what was paid through the service is sent
 * afterwards, outside of this transaction. Answers nothing where there is nothing to give back.
 */
export const decideRefund = async (ctx: Context, { ctr_no, ctr_title, held, day, draft }: Decision) => {
  const { offer, sources } = await offerOf(ctx.db, ctr_no, day)
  const { amount, refund_reason } = draft
  if (amount > offer.paid) return refuseField('conflict', 'amount', refundMessages.tooMuch)
  if (offer.is_pending) return refuse('conflict', text.pending)
  if (amount !== offer.amount && !refund_reason)
    return refuseField('invalid_input', 'refund_reason', refundMessages.reason)
  if (offer.paid === 0) return null
  if (sources.some(({ dep_no }) => !held.has(dep_no))) return refuse('conflict', text.changed)
  const crf_no = await insertRefund(ctx.db, {
    ...{ ctr_no, crf_dt: day, crf_basis: offer.basis, crf_done: offer.done, crf_total: offer.total },
    ...{ crf_paid: offer.paid, crf_performed: offer.performed, crf_proposed: offer.amount },
    ...{ crf_amount: amount, crf_reason: refund_reason, emp_no: ctx.actor.emp_no },
  })
  for (const { dep_no, pay_no, way, part } of divideRefund(amount, sources)) {
    const reversal = { dep_no, ctr_no, amount: part, dep_memo: text.memo(ctr_title) }
    const back_dep_no = pay_no === null ? await giveBackOfContract(ctx, reversal) : null
    await insertPart(ctx.db, { crf_no, dep_no, crp_amount: part, crp_way: way, back_dep_no })
  }
  await ctx.enqueue(openRefundJob, { crf_no }, { afterSeconds: minutesToSend * 60 })
  return crf_no
}

/** Of a contract that was cancelled and still has money. */
export const refundContract = async (ctx: Context, { params, body }: ParsedOf<typeof contracts.refund>) => {
  const crf_no = await ctx.transaction(async (tx) => {
    const held = await lockSources(tx.db, params.ctr_no)
    await holdContract(tx.db, params.ctr_no)
    const { ctr_no, ctr_title, ctr_state, ctr_cancelled_dt } = await getStoredContract(tx, params.ctr_no)
    if (ctr_state !== 'cancelled' || ctr_cancelled_dt === null) return refuse('conflict', text.notCancelled)
    if (held.size === 0) return refuse('conflict', text.nothingLeft)
    const decided = await decideRefund(tx, { ctr_no, ctr_title, held, day: ctr_cancelled_dt, draft: body })
    tx.publish('contracts.changed')
    return decided ?? refuse('conflict', text.nothingLeft)
  })
  await sendParts(ctx, crf_no)
  return one(await readContract(ctx, params.ctr_no))
}

export const retryRefund = async (ctx: Context, { params, body }: ParsedOf<typeof contracts.retryRefund>) => {
  await getStoredContract(ctx, params.ctr_no)
  await resendPart(ctx, params, body.is_by_hand)
  return one(await readContract(ctx, params.ctr_no))
}

export const dropRefund = async (ctx: Context, { params }: ParsedOf<typeof contracts.dropRefund>) => {
  await getStoredContract(ctx, params.ctr_no)
  const part = (await lockPart(ctx.db, params.ctr_no, params.crp_no)) ?? refuse('not_found')
  if (part.state !== 'open' && part.state !== 'failed') return refuse('conflict', text.notOpen)
  if (part.rf_no !== null && part.rf_state === 20) await withdrawRefund(ctx, part.rf_no)
  await updatePart(ctx.db, part.crp_no, { dropped_dt: new Date().toISOString() })
  ctx.publish('contracts.changed')
  return one(await readContract(ctx, params.ctr_no))
}
