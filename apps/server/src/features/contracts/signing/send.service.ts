import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { noteSealUse } from '../../companyProfile/companyProfile.service.ts'
import { newToken } from '../../estimates/links/linkTokens.ts'
import { contractsText } from '../contracts.messages.ts'
import { maySend, mayWriteContract } from '../contracts.policy.ts'
import { holdContract, isDueBefore, revokeSignerLinks } from '../contracts.queries.ts'
import { answerContractChanged, getStoredContract, holdNewestContract } from '../contracts.service.ts'
import { insertEvent } from '../events.queries.ts'
import { signingProblem } from '../sealing/key.service.ts'
import { findEstimateToSign } from './drafts.queries.ts'
import { checkDeadline, checkSignatory, holdForWriter, refuseOtherStates, whereFrom } from './drafts.service.ts'
import { insertSignerLink, isRemindedLately } from './links.queries.ts'
import { askSigners, nextSigners, remind } from './request.service.ts'
import { signingText } from './signing.messages.ts'
import { findSigners, findSigning, writeContract } from './signing.queries.ts'
import { takeSnapshot } from './snapshot.ts'
import { contractText } from './text.ts'

/** Everything that could have changed since it was drafted. */
const checkDraft = async (ctx: Context, ctr_no: number) => {
  const draft = (await findSigning(ctx.db, ctr_no)) ?? refuse('not_found')
  if (draft.ctr_state !== 'draft') return refuse('conflict', signingText.onlyDrafts)
  const problem = await signingProblem(ctx)
  if (problem !== null) return refuse('conflict', problem)
  refuseOtherStates((await findEstimateToSign(ctx.db, draft.est_no, null)) ?? refuse('not_found'))
  if (await isDueBefore(ctx.db, draft.est_no, koreaToday())) return refuse('conflict', contractsText.dueBefore)
  checkDeadline(draft.ctr_valid_dt)
  await checkSignatory(ctx, draft.signatory_no)
  return draft
}

/** Our seal is put in: from now on it says what it says, and the client is asked to sign. */
export const sendContract = async (ctx: Context, { params, body }: ParsedOf<typeof contractSigning.send>) => {
  const stored = await holdNewestContract(ctx, params.ctr_no, body.rev)
  if (!maySend(ctx.actor, stored)) return refuse('not_allowed', signingText.notSender)
  const draft = await checkDraft(ctx, params.ctr_no)
  const { ctr_no } = draft
  const actor_no = ctx.actor.emp_no
  const ctr_html = await contractText(ctx, draft)
  const sent_at = new Date().toISOString()
  const { snapshot, ctr_hash } = await takeSnapshot(ctx.db, ctr_no, { ctr_html, company: ctx.config.company, sent_at })
  await writeContract(ctx.db, ctr_no, {
    ...{ ctr_state: 'sent', ctr_html, ctr_hash, ctr_sent_dt: sent_at, ctr_snapshot: JSON.stringify(snapshot) },
  })
  await insertEvent(ctx.db, {
    ...{ ctr_no, ce_kind: 'sent', emp_no: actor_no, ce_data: { hash: ctr_hash } },
    ...whereFrom(ctx),
  })
  await noteSealUse(ctx.db, {
    ...{ to_table: 'contracts', to_no: ctr_no, su_title: draft.ctr_title, emp_no: actor_no, cse_no: snapshot.cse_no },
  })
  const signers = nextSigners(draft, await findSigners(ctx.db, ctr_no))
  await askSigners(ctx, signers, { ctr_no, emp_no: actor_no, actor_no })
  return answerContractChanged(ctx, ctr_no)
}

/** Before it is concluded either side may still step back; ours does it here. */
export const withdrawContract = async (ctx: Context, { params, body }: ParsedOf<typeof contractSigning.withdraw>) => {
  const { ctr_no, ctr_state } = await holdForWriter(ctx, params.ctr_no, body.rev)
  if (!isAtSigners(ctr_state)) return refuse('conflict', signingText.notSent)
  const { reason } = body
  await writeContract(ctx.db, ctr_no, {
    ...{ ctr_state: 'cancelled', ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: reason },
  })
  await revokeSignerLinks(ctx.db, ctr_no)
  await insertEvent(ctx.db, {
    ...{ ctr_no, ce_kind: 'cancelled', emp_no: ctx.actor.emp_no, ce_data: { reason } },
    ...whereFrom(ctx),
  })
  return answerContractChanged(ctx, ctr_no)
}

/** A signer of a contract that the caller may write, both held. */
const holdSigner = async (ctx: Context, ctr_no: number, cs_no: number) => {
  await holdContract(ctx.db, ctr_no)
  const contract = await getStoredContract(ctx, ctr_no)
  if (!mayWriteContract(ctx.actor, contract) && !maySend(ctx.actor, contract))
    return refuse('not_allowed', contractsText.notWriter)
  const signers = await findSigners(ctx.db, ctr_no)
  return { contract, signer: signers.find((each) => each.cs_no === cs_no) ?? refuse('not_found') }
}

/** So long nobody is written to again. */
const pauseMinutes = 10

export const remindSigner = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.remind>) => {
  const { contract, signer } = await holdSigner(ctx, params.ctr_no, params.cs_no)
  const { ctr_no, ctr_state } = contract
  if (!isAtSigners(ctr_state)) return refuse('conflict', signingText.notSent)
  if (signer.cs_state !== 'asked') return refuse('conflict', signingText.notAsked)
  const { is_over } = (await findSigning(ctx.db, ctr_no)) ?? refuse('not_found')
  if (is_over) return refuse('conflict', signingMessages.expired)
  if (await isRemindedLately(ctx.db, signer.cs_no, pauseMinutes)) return refuse('too_many', signingText.remindedLately)
  const { emp_no } = ctx.actor
  await remind(ctx, signer, { ctr_no, emp_no, actor_no: emp_no })
  return answerContractChanged(ctx, ctr_no)
}

/** For a QR code or another messenger; whoever signs still needs the code that only the signer gets. */
export const createSignerLink = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.createLink>) => {
  const { contract, signer } = await holdSigner(ctx, params.ctr_no, params.cs_no)
  const { ctr_no, ctr_state } = contract
  if (!isAtSigners(ctr_state) && !isConcluded(ctr_state)) return refuse('conflict', signingText.notSent)
  if (signer.cs_state === 'waiting') return refuse('conflict', signingText.notAsked)
  const t = newToken()
  await insertSignerLink(ctx.db, { cs_no: signer.cs_no, slk_way: 'copy', token_hash: hashToken(t) })
  await insertEvent(ctx.db, {
    ...{ ctr_no, ce_kind: 'asked', cs_no: signer.cs_no, emp_no: ctx.actor.emp_no, ce_data: { way: 'copy' } },
    ...whereFrom(ctx),
  })
  ctx.publish('contracts.changed')
  return one({ t })
}
