import type { contracts } from '@crm/contract/features/contracts/contracts'
import { contractMessages } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { holdForContract } from '../estimates/accept.service.ts'
import { mayOpenProject } from '../projects/projects.service.ts'
import { concludeContract } from './conclude.service.ts'
import { contractsText } from './contracts.messages.ts'
import { managesContracts, mayWriteContract } from './contracts.policy.ts'
import { insertPaperContract, isDueBefore } from './contracts.queries.ts'
import { readContract } from './contracts.service.ts'

/** The estimate that a contract is made from: held, readable, the caller's to act on, and without another contract. */
export const holdEstimateForContract = async (ctx: Context, est_no: number) => {
  const { estimate, objection } = (await holdForContract(ctx, est_no)) ?? refuse('not_found')
  if (!managesContracts(ctx.actor) && !(await mayOpenProject(ctx, estimate.proj_no))) return refuse('not_found')
  if (!mayWriteContract(ctx.actor, estimate)) return refuse('not_allowed', contractsText.notWriter)
  return objection ? refuse('conflict', contractsText[objection]) : estimate
}

/** A contract that was signed elsewhere; its scan is attached as a file. */
export const registerPaper = async (ctx: Context, { body }: ParsedOf<typeof contracts.registerPaper>) => {
  const { est_no, ctr_concluded_dt, ctr_memo } = body
  const { proj_no, est_title, est_amount } = await holdEstimateForContract(ctx, est_no)
  if (ctr_concluded_dt > koreaToday())
    return refuseField('invalid_input', 'ctr_concluded_dt', contractMessages.concludedFuture)
  if (await isDueBefore(ctx.db, est_no, ctr_concluded_dt))
    return refuseField('invalid_input', 'ctr_concluded_dt', contractsText.dueBefore)
  const ctr_no = await insertPaperContract(ctx.db, {
    ...{ est_no, proj_no, ctr_title: est_title, ctr_amount: est_amount, ctr_concluded_dt, ctr_memo },
    emp_no: ctx.actor.emp_no,
  })
  await concludeContract(ctx, ctr_no, { concluded_dt: ctr_concluded_dt })
  return one(await readContract(ctx, ctr_no))
}
