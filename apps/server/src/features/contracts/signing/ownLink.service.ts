import { clientEstimateMessages } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import type { GapSource } from '../../../alimtalk/defineAlimtalk.ts'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendPdf } from '../../../pdf/download.ts'
import { newToken } from '../../estimates/links/linkTokens.ts'
import { holdContract } from '../contracts.queries.ts'
import { insertEvent } from '../events.queries.ts'
import { contractPaper } from '../sealing/papers.service.ts'
import { whereFrom } from './drafts.service.ts'
import { findOwnSigner, findSignedAt, insertSignerLink } from './links.queries.ts'
import { refuseIdle } from './page.service.ts'
import { signerUrl } from './signerTokens.ts'
import { signingText } from './signing.messages.ts'
import { findSigners, findSigning } from './signing.queries.ts'

/** A signer's own way to the signing page, for somebody who is signed in; the code that signs goes to the signer as always. */
export const createOwnSignerLink = async (ctx: Context, ctr_no: number) => {
  await holdContract(ctx.db, ctr_no)
  const contract = (await findSigning(ctx.db, ctr_no)) ?? refuse('not_found')
  const signers = await findSigners(ctx.db, ctr_no)
  const cs_no = await findOwnSigner(ctx.db, ctr_no, ctx.actor.user_no)
  const me = signers.find((signer) => signer.cs_no === cs_no) ?? refuse('not_allowed', clientEstimateMessages.notSigner)
  refuseIdle({ contract, me, signers })
  const t = newToken()
  await insertSignerLink(ctx.db, { cs_no: me.cs_no, slk_way: 'copy', token_hash: hashToken(t) })
  await insertEvent(ctx.db, {
    ...{ ctr_no, ce_kind: 'asked', cs_no: me.cs_no, ce_data: { way: 'copy' } },
    ...whereFrom(ctx),
  })
  ctx.publish('contracts.changed')
  return t
}

/** The address of the page of whoever a message about a concluded contract goes to; nothing for people who did not sign. */
export const makeSignerUrl = async ({ db, config, receiver }: GapSource, ctr_no: number) => {
  const cs_no = await findSignedAt(db, ctr_no, receiver)
  if (cs_no === undefined) return undefined
  const t = newToken()
  await insertSignerLink(db, { cs_no, slk_way: 'reminder', slk_to: receiver, token_hash: hashToken(t) })
  return signerUrl(config, t)
}

/** A signer's download of the sealed paper is part of the audit trail; 고객으로 보기 only reads. */
export const noteOwnDownload = async (ctx: Context, ctr_no: number) => {
  const cs_no = ctx.actor.viewer_no === null ? await findOwnSigner(ctx.db, ctr_no, ctx.actor.user_no) : undefined
  if (cs_no !== undefined)
    await ctx.transaction((tx) => insertEvent(tx.db, { ctr_no, ce_kind: 'downloaded', cs_no, ...whereFrom(ctx) }))
}

/** The sealed paper, for one of the company's people. */
export const downloadOwnContractPaper = async (ctx: Context, ctr_no: number) => {
  const { client_name, ctr_title } = (await findSigning(ctx.db, ctr_no)) ?? refuse('not_found')
  const pdf = await contractPaper(ctx, ctr_no)
  await noteOwnDownload(ctx, ctr_no)
  return sendPdf(signingText.paperName(client_name, ctr_title), pdf)
}
