import type { contracts } from '@crm/contract/features/contracts/contracts'
import { contractMessages, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { returnToGuide } from '../projects/changes/stages.service.ts'
import { aboutContract, contractLink } from './conclude.service.ts'
import { cancelledJob } from './contracts.jobs.ts'
import { contractsText } from './contracts.messages.ts'
import { revokeSignerLinks, updateContract } from './contracts.queries.ts'
import { answerContractChanged, holdNewestContract, readContract } from './contracts.service.ts'
import { insertEvent } from './events.queries.ts'
import { lockSources } from './refunds/refunds.queries.ts'
import { decideRefund } from './refunds/refunds.service.ts'
import { sendParts } from './refunds/sendRefund.service.ts'

type Cancel = ParsedOf<typeof contracts.cancel>

/** The order of holding is always deposits, project, estimates, contract. */
const cancel = async (ctx: Context, { params, body }: Cancel) => {
  const held = body.amount !== undefined ? await lockSources(ctx.db, params.ctr_no) : new Set<number>()
  const contract = await holdNewestContract(ctx, params.ctr_no, body.rev)
  const { ctr_no, proj_no, ctr_title, ctr_concluded_dt } = contract
  if (!isConcluded(contract.ctr_state) || ctr_concluded_dt === null)
    return refuse('conflict', contractsText.notCancellable)
  const { ctr_cancelled_dt, ctr_cancel_reason, amount, refund_reason = '' } = body
  const wrongDay = (message: string) => refuseField('invalid_input', 'ctr_cancelled_dt', message)
  if (ctr_cancelled_dt < ctr_concluded_dt) return wrongDay(contractMessages.cancelDate)
  if (ctr_cancelled_dt > koreaToday()) return wrongDay(contractMessages.cancelFuture)

  await updateContract(ctx.db, ctr_no, { ctr_state: 'cancelled', ctr_cancelled_dt, ctr_cancel_reason })
  await revokeSignerLinks(ctx.db, ctr_no)
  await ctx.enqueue(cancelledJob, { ctr_no })
  await insertEvent(ctx.db, {
    ctr_no,
    emp_no: ctx.actor.emp_no,
    ce_kind: 'cancelled',
    ce_data: { day: ctr_cancelled_dt, reason: ctr_cancel_reason },
    ce_address: ctx.caller.ip,
    ce_device: ctx.caller.userAgent,
  })
  const decision = { ctr_no, ctr_title, held, day: ctr_cancelled_dt }
  const crf_no =
    amount === undefined ? null : await decideRefund(ctx, { ...decision, draft: { amount, refund_reason } })
  await returnToGuide(ctx, proj_no, contractsText.cancelledStage(ctr_title))
  const managers = await findProjectManagers(ctx.db, proj_no)
  await raiseAlarm(ctx, {
    kind: 'contract.cancelled',
    toStaff: managers.filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: contractsText.cancelledTitle(contract.client_name, ctr_title),
    body: ctr_cancel_reason,
    link: contractLink(contract),
    about: aboutContract(ctr_no),
  })
  await answerContractChanged(ctx, ctr_no)
  return crf_no
}

/**
 * The contract ends and what goes back is decided in one transaction; the payment service is asked afterwards, so that a
 * card that cannot be cancelled leaves the contract cancelled and its refund open.
 */
export const cancelContract = async (ctx: Context, call: Cancel) => {
  const crf_no = await ctx.transaction((tx) => cancel(tx, call))
  if (crf_no !== null) await sendParts(ctx, crf_no)
  return one(await readContract(ctx, call.params.ctr_no))
}
