import { isAtSigners } from '@crm/contract/features/contracts/contracts.words'
import * as z from 'zod'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { insertEvent } from '../events.queries.ts'
import { findOverdue, holdSigning, writeContract } from './signing.queries.ts'

export const expireContractsJob = job({ name: 'contracts.expire', data: z.object({}), every: '10 0 * * *' })

/** A contract can be signed to the end of its last day; afterwards its links only show it. */
export const expireContracts = async (ctx: JobContext) => {
  const ended = await findOverdue(ctx.db)
  const proj_nos: number[] = []
  for (const ctr_no of ended) {
    const held = await holdSigning(ctx.db, ctr_no)
    if (!held?.is_over || !isAtSigners(held.ctr_state)) continue
    await writeContract(ctx.db, ctr_no, { ctr_state: 'expired' })
    await insertEvent(ctx.db, { ctr_no, ce_kind: 'expired' })
    proj_nos.push(held.proj_no)
  }
  if (!ended.length) return
  for (const topic of ['contracts.changed', 'estimates.changed', 'projects.changed'] as const) ctx.publish(topic)
  await publishToCompanies(ctx, proj_nos)
}
