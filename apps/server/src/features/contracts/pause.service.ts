import type { contracts } from '@crm/contract/features/contracts/contracts'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { contractsText } from './contracts.messages.ts'
import { mayWriteContract } from './contracts.policy.ts'
import { updateContract } from './contracts.queries.ts'
import { holdNewestContract, readContract } from './contracts.service.ts'

/** While staff talk to the client about a payment, nothing is sent by itself; messages that wait already stay behind, too. */
export const pauseReminders = async (ctx: Context, { params, body }: ParsedOf<typeof contracts.pause>) => {
  const contract = await holdNewestContract(ctx, params.ctr_no, body.rev)
  if (!mayWriteContract(ctx.actor, contract)) return refuse('not_allowed', contractsText.notWriter)
  if (!isConcluded(contract.ctr_state)) return refuse('conflict', contractsText.notPausable)
  if (contract.is_paused !== body.is_paused)
    await updateContract(ctx.db, contract.ctr_no, { is_paused: body.is_paused })
  ctx.publish('contracts.changed')
  return one(await readContract(ctx, contract.ctr_no))
}
