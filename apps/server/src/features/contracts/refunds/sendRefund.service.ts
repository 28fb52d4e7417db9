import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { Context } from '../../../context.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { holdDeposit } from '../../deposits/deposits.service.ts'
import { withdrawRefund } from '../../payments/refunds/decideRefund.service.ts'
import { sendMoneyBack } from '../../payments/refunds/sendMoneyBack.service.ts'
import { findContractManagers } from '../sealing/papers.queries.ts'
import { refundText as text } from './refunds.messages.ts'
import { findPart, findPartsOf, lockPart, type StoredPart, updatePart } from './refunds.queries.ts'

/** Whoever stopped between the decision and the payment service leaves parts that nobody has tried: somebody is told. */
export const openRefundJob = job({ name: 'contracts.openRefund', data: z.object({ crf_no: z.int() }) })

const isOpen = ({ state }: StoredPart) => state === 'open' || state === 'failed'

const alarmOf = async (ctx: JobContext, part: StoredPart, body: string) =>
  raiseAlarm(ctx, {
    kind: 'contract.refund',
    toStaff: await findContractManagers(ctx.db),
    title: text.failedTitle(part.client_name, part.ctr_title),
    body,
    link: pathOf('AdminContractList', {}, { tab: 'contracts', ctr_no: part.ctr_no }),
    about: `contractRefund:${part.ctr_no}`,
  })

/** The refund is stored together with the part that it is for: however often this is called, the money goes back once. */
const sendPart = (
  ctx: Context,
  { crp_no, ctr_no, ctr_title, dep_no, pay_no, crp_amount }: StoredPart,
  isByHand: boolean,
) =>
  sendMoneyBack(ctx, {
    ...{ pay_no: pay_no ?? refuse('conflict', text.notOpen), amount: crp_amount, reason: text.memo(ctr_title) },
    is_by_hand: isByHand,
    check: async (tx) => {
      await holdDeposit(tx, dep_no)
      const part = await lockPart(tx.db, ctr_no, crp_no)
      if (!part || !isOpen(part)) refuse('conflict', text.notOpen)
    },
    stored: async (tx, rf_no) => {
      await updatePart(tx.db, crp_no, { rf_no, crp_error: '' })
    },
  })

/** A refusal stays with the part, unless the part went through meanwhile. */
const keepRefusal = (ctx: Context, { ctr_no, crp_no }: StoredPart, message: string, alarms: boolean) =>
  ctx.transaction(async (tx) => {
    const part = await lockPart(tx.db, ctr_no, crp_no)
    tx.publish('contracts.changed')
    if (!part || !isOpen(part)) return
    await updatePart(tx.db, crp_no, { crp_error: message.slice(0, 500) })
    if (alarms) await alarmOf(tx, part, message)
  })

/** Sends what was paid through the service, one deposit after the other; one that fails does not hold up the others. */
export const sendParts = async (ctx: Context, crf_no: number) => {
  for (const part of await findPartsOf(ctx.db, crf_no)) {
    if (part.pay_no === null || !isOpen(part)) continue
    await sendPart(ctx, part, false).catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault
      return keepRefusal(ctx, part, fault.message, true)
    })
  }
}

interface PartKey {
  ctr_no: number
  crp_no: number
}

/** Once more, or noted as transferred where the service could not; whoever asks reads the refusal. */
export const resendPart = async (ctx: Context, { ctr_no, crp_no }: PartKey, isByHand: boolean) => {
  const part = (await findPart(ctx.db, ctr_no, crp_no)) ?? refuse('not_found')
  if (!isOpen(part)) return refuse('conflict', text.notOpen)
  if (isByHand && part.state !== 'failed') return refuse('conflict', text.notByHand)
  const { rf_no, rf_state } = part
  // Whoever tried last stopped after the service had refused.
  if (rf_no !== null && rf_state === 20) await ctx.transaction((tx) => withdrawRefund(tx, rf_no))
  await sendPart(ctx, part, isByHand).catch(async (fault: unknown) => {
    if (fault instanceof Refusal) await keepRefusal(ctx, part, fault.message, false)
    throw fault
  })
}

export const reportOpenRefund = async (ctx: JobContext, { crf_no }: z.output<typeof openRefundJob.data>) => {
  const open = (await findPartsOf(ctx.db, crf_no)).filter(({ state }) => state === 'open')
  const [part] = open
  if (part) await alarmOf(ctx, part, text.openBody(open.reduce((sum, { crp_amount }) => sum + crp_amount, 0)))
}
