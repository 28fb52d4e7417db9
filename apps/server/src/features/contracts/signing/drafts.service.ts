import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { ContractDraft, SignerDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { contractMessages } from '@crm/contract/features/contracts/contracts.words'
import { mobileOf } from '@crm/contract/features/estimates/estimates.words'
import { daysAfter } from '@crm/contract/kit/days'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { one, removed } from '../../../http/answer/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { findOfferedTemplates } from '../../contractTemplates/preview.service.ts'
import { keepForUndo } from '../../deletions/deletions.service.ts'
import { recipientsOf } from '../../estimates/estimates.service.ts'
import { mayOpenProject } from '../../projects/projects.service.ts'
import { aboutContract, contractLink } from '../conclude.service.ts'
import { contractsText } from '../contracts.messages.ts'
import { managesContracts, mayWriteContract } from '../contracts.policy.ts'
import { holdContract, isDueBefore, type StoredContract } from '../contracts.queries.ts'
import { answerContractChanged, getStoredContract, holdNewestContract } from '../contracts.service.ts'
import { insertEvent } from '../events.queries.ts'
import { signingProblem } from '../sealing/key.service.ts'
import {
  deleteDraft,
  type EstimateToSign,
  findEstimateToSign,
  findSignatories,
  holdEstimateToSign,
  insertDraft,
  replaceSigners,
  updateDraftColumns,
} from './drafts.queries.ts'
import { signingText } from './signing.messages.ts'
import { contractText } from './text.ts'

// ---------------------------------------------------------------- what it is made from

/** Refused where the caller may not open its project. */
const getEstimate = async (ctx: Context, est_no: number) => {
  const estimate = (await findEstimateToSign(ctx.db, est_no, ctx.actor.emp_no)) ?? refuse('not_found')
  const mayRead = managesContracts(ctx.actor) || (await mayOpenProject(ctx, estimate.proj_no))
  return mayRead ? estimate : refuse('not_found')
}

/** Only what stands between us and the client becomes a contract. */
export const refuseOtherStates = ({ est_state }: Pick<EstimateToSign, 'est_state'>) => {
  if (est_state !== 'issued' && est_state !== 'accepted') return refuse('conflict', signingText.estimateState)
}

export const showChoices = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.choices>) => {
  const estimate = await getEstimate(ctx, params.est_no)
  const problem = await signingProblem(ctx)
  return one({
    templates: await findOfferedTemplates(ctx),
    signatories: await findSignatories(ctx.db),
    recipients: await recipientsOf(ctx, estimate.proj_no),
    est_title: estimate.est_title,
    est_amount: estimate.est_amount,
    may_send: problem === null,
    problem: problem ?? '',
  })
}

/** The version that a contract is made from today; one that was switched off since stays for the drafts that have it. */
const versionOf = async (ctx: Context, ctt_no: number, draft?: Pick<StoredContract, 'ctt_no' | 'ctt_ver'>) => {
  const offered = (await findOfferedTemplates(ctx)).find((template) => template.ctt_no === ctt_no)
  if (offered) return offered.ctt_ver
  return draft?.ctt_no === ctt_no && draft.ctt_ver !== null
    ? draft.ctt_ver
    : refuseField('invalid_input', 'ctt_no', signingText.template)
}

export const previewContract = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.preview>) => {
  const { proj_no, est_no } = await getEstimate(ctx, body.est_no)
  const { ctt_no, ctr_special } = body
  const ctt_ver = await versionOf(ctx, ctt_no)
  return one({ html: await contractText(ctx, { ctt_no, ctt_ver, proj_no, est_no, ctr_special }) })
}

// ---------------------------------------------------------------- drafts

const longestDays = 366

export const checkDeadline = (ctr_valid_dt: string) => {
  if (ctr_valid_dt < koreaToday()) return refuseField('invalid_input', 'ctr_valid_dt', contractMessages.validPast)
  if (ctr_valid_dt > daysAfter(koreaToday(), longestDays))
    return refuseField('invalid_input', 'ctr_valid_dt', signingText.validTooLong)
}

export const checkSignatory = async (ctx: Context, signatory_no: number) => {
  const people = await findSignatories(ctx.db)
  if (!people.some(({ emp_no }) => emp_no === signatory_no))
    return refuseField('invalid_input', 'signatory_no', signingText.signatory)
}

/** Two people never prove themselves by the same phone or mailbox. */
const checkSigners = (signers: SignerDraft[]) => {
  const addresses = signers.flatMap(({ cs_phone, cs_email }) =>
    [mobileOf(cs_phone) ?? '', cs_email.toLowerCase()].filter(Boolean),
  )
  if (new Set(addresses).size < addresses.length)
    return refuseField('invalid_input', 'signers', contractMessages.sameSigner)
}

type Columns = Omit<ContractDraft, 'signers'>

/** Checked, with its text as of today. */
const columnsOf = async (
  ctx: Context,
  { signers, ...draft }: ContractDraft,
  { proj_no, est_no, stored }: { proj_no: number; est_no: number; stored?: StoredContract },
): Promise<Columns & { ctt_ver: number; ctr_html: string }> => {
  checkDeadline(draft.ctr_valid_dt)
  checkSigners(signers)
  await checkSignatory(ctx, draft.signatory_no)
  const ctt_ver = await versionOf(ctx, draft.ctt_no, stored)
  return { ...draft, ctt_ver, ctr_html: await contractText(ctx, { ...draft, ctt_ver, proj_no, est_no }) }
}

export const createDraft = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.create>) => {
  const { est_no, ...draft } = body
  await holdEstimateToSign(ctx.db, est_no)
  const estimate = await getEstimate(ctx, est_no)
  if (!mayWriteContract(ctx.actor, estimate)) return refuse('not_allowed', contractsText.notWriter)
  refuseOtherStates(estimate)
  if (estimate.has_contract) return refuse('conflict', signingText.contractThere)
  if (await isDueBefore(ctx.db, est_no, koreaToday())) return refuse('conflict', contractsText.dueBefore)
  const { emp_no } = ctx.actor
  const ctr_no = await insertDraft(ctx.db, {
    ...(await columnsOf(ctx, draft, estimate)),
    ...{ est_no, proj_no: estimate.proj_no, ctr_amount: estimate.est_amount, emp_no },
  })
  await replaceSigners(ctx.db, ctr_no, draft.signers)
  await insertEvent(ctx.db, { ctr_no, ce_kind: 'created', emp_no, ...whereFrom(ctx) })
  return answerContractChanged(ctx, ctr_no)
}

/** From where something was done, for the audit trail. */
export const whereFrom = ({ caller }: Pick<Context, 'caller'>) => ({
  ce_address: caller.ip,
  ce_device: caller.userAgent,
})

/** Held and as new as the caller thinks; only whoever writes contracts of this project. */
export const holdForWriter = async (ctx: Context, ctr_no: number, rev: number) => {
  const contract = await holdNewestContract(ctx, ctr_no, rev)
  return mayWriteContract(ctx.actor, contract) ? contract : refuse('not_allowed', contractsText.notWriter)
}

export const updateDraft = async (ctx: Context, { params, body }: ParsedOf<typeof contractSigning.update>) => {
  const { rev, ...draft } = body
  const stored = await holdForWriter(ctx, params.ctr_no, rev)
  if (stored.ctr_state !== 'draft') return refuse('conflict', signingText.onlyDrafts)
  const { ctr_no, proj_no, est_no } = stored
  await updateDraftColumns(ctx.db, ctr_no, await columnsOf(ctx, draft, { proj_no, est_no, stored }))
  await replaceSigners(ctx.db, ctr_no, draft.signers)
  return answerContractChanged(ctx, ctr_no)
}

export const removeDraft = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.remove>) => {
  await holdContract(ctx.db, params.ctr_no)
  const contract = await getStoredContract(ctx, params.ctr_no)
  if (!mayWriteContract(ctx.actor, contract)) return refuse('not_allowed', contractsText.notWriter)
  if (contract.ctr_state !== 'draft') return refuse('conflict', signingText.onlyDraftsRemoved)
  const topics = ['contracts.changed', 'estimates.changed', 'projects.changed'] as const
  const undo_no = await keepForUndo(ctx, 'contracts', contract.ctr_no, ...topics)
  await deleteDraft(ctx.db, contract.ctr_no)
  for (const topic of topics) ctx.publish(topic)
  return removed(undo_no)
}

export const askSignatory = async (ctx: Context, { params, body }: ParsedOf<typeof contractSigning.ask>) => {
  const contract = await holdForWriter(ctx, params.ctr_no, body.rev)
  if (contract.ctr_state !== 'draft') return refuse('conflict', signingText.onlyDrafts)
  const { ctr_no, signatory_no, ctr_title, client_name } = contract
  const asker = await ctx.db
    .selectFrom('users')
    .select('user_name')
    .where('user_no', '=', ctx.actor.user_no)
    .executeTakeFirstOrThrow()
  await raiseAlarm(ctx, {
    kind: 'contract.asked',
    toStaff: signatory_no === null ? [] : [signatory_no],
    title: signingText.askTitle(asker.user_name, ctr_title),
    body: client_name,
    link: contractLink(contract),
    about: aboutContract(ctr_no),
  })
  return answerContractChanged(ctx, ctr_no)
}
