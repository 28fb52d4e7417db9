import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { aboutContract } from '../conclude.service.ts'
import { holdContract } from '../contracts.queries.ts'
import { answerContractChanged } from '../contracts.service.ts'
import { insertEvent } from '../events.queries.ts'
import { sendDone } from '../signing/done.service.ts'
import { insertCertificate } from './key.queries.ts'
import { signingKeyOf } from './key.service.ts'
import { findContractManagers, findPaperContract, insertPaper, reportUnsealed, setSealed } from './papers.queries.ts'
import { finalPaper, sha256 } from './papers.service.ts'
import { sealingText as text } from './sealing.messages.ts'
import { signPdf } from './sign.ts'

export const sealJob = job({ name: 'contracts.seal', data: z.object({ ctr_no: z.int() }), retries: 10 })

/**
 * Makes the final paper, signs it and keeps it. Nothing is held while the paper is written, so that two nodes may both write one;
 * the first to hold the contract afterwards keeps its own, and the other one's is dropped.
 */
export const sealContract = async (ctx: JobContext, { ctr_no }: z.output<typeof sealJob.data>) => {
  const before = await findPaperContract(ctx.db, ctr_no)
  if (before?.ctr_kind !== 'electronic' || before.ctr_state !== 'concluded') return
  const key = await signingKeyOf(ctx)
  const pdf = await signPdf(await finalPaper(ctx, ctr_no), key, ctx.config.signing.tsaUrl)
  const held = await holdContract(ctx.db, ctr_no)
  if (held?.ctr_state !== 'concluded') return
  const cp_hash = sha256(pdf)
  await insertCertificate(ctx.db, key)
  await insertPaper(ctx.db, { ctr_no, cp_kind: 'final', pdf, cp_hash })
  await setSealed(ctx.db, ctr_no)
  await insertEvent(ctx.db, { ctr_no, ce_kind: 'sealed', ce_data: { hash: cp_hash } })
  ctx.publish('contracts.changed')
  await publishToCompanies(ctx, [held.proj_no])
  await sendDone(ctx, ctr_no)
}

export const unsealedJob = job({ name: 'contracts.unsealed', data: z.object({}), every: '* * * * *' })

/** Says it once of each contract: whoever manages contracts seals it again. */
export const reportUnsealedContracts = async (ctx: JobContext) => {
  const late = await reportUnsealed(ctx.db)
  if (!late.length) return
  const toStaff = await findContractManagers(ctx.db)
  for (const { ctr_no, ctr_title, client_name } of late)
    await raiseAlarm(ctx, {
      kind: 'contract.unsealed',
      toStaff,
      title: text.unsealedTitle(ctr_title),
      body: text.unsealedBody(client_name),
      link: pathOf('AdminContractList', {}, { tab: 'contracts', ctr_no }),
      about: aboutContract(ctr_no),
    })
}

/** 다시 봉인 */
export const sealAgain = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.seal>) => {
  const held = (await holdContract(ctx.db, params.ctr_no)) ?? refuse('not_found')
  if (held.ctr_kind !== 'electronic' || held.ctr_state !== 'concluded') return refuse('conflict', text.notUnsealed)
  await ctx.enqueue(sealJob, params)
  return answerContractChanged(ctx, params.ctr_no)
}
