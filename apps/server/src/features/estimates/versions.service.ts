import type { estimates } from '@crm/contract/features/estimates/estimates'
import { estimateMessages, isOpen } from '@crm/contract/features/estimates/estimates.words'
import { daysAfter } from '@crm/contract/kit/days'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { aboutEstimate, estimateLink } from './approval.service.ts'
import { reckon, withPricesOfToday } from './content.ts'
import { columnsOf, insertEstimate, insertParts, type NewLine, updateEstimate } from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import { isBeyondDraft, mayIssue } from './estimates.policy.ts'
import { findSettings, type HeldVersion, holdEstimate, holdProject, type StoredEstimate } from './estimates.queries.ts'
import { answerChanged, getStored, holdNewest, refuseReaders } from './estimates.service.ts'
import { revokeLinksOf } from './links/send.service.ts'

const defaultValidity = async (ctx: Context) => {
  const { es_valid_days } = await findSettings(ctx.db)
  return daysAfter(koreaToday(), es_valid_days)
}

/** Writes the same estimate again as a draft: as the next version, or in another project. */
const insertCopy = async (
  ctx: Context,
  estimate: StoredEstimate,
  lines: NewLine[],
  place: { proj_no: number; est_root?: number; est_ver?: number },
) => {
  const { est_title, est_to_name, est_to_phone, est_to_email, est_vat_mode, est_discount } = estimate
  const { est_terms, est_note, est_memo } = estimate
  const isSameProject = place.proj_no === estimate.proj_no
  const receiver = isSameProject
    ? { est_to_name, est_to_phone, est_to_email }
    : { est_to_name: '', est_to_phone: '', est_to_email: '' }
  const { sums, plans } = reckon(lines, {
    est_discount,
    est_vat_mode,
    plans: estimate.plans.map(({ epl_amount: _, ...plan }) => plan),
  })
  const est_valid_dt = await defaultValidity(ctx)
  const head = { est_title, ...receiver, est_valid_dt, est_vat_mode, est_discount, est_terms, est_note, est_memo }
  const est_no = await insertEstimate(ctx.db, { ...columnsOf(head, sums), ...place, emp_no: ctx.actor.emp_no })
  await insertParts(ctx.db, est_no, lines, plans)
  return est_no
}

/** The next version of the newest one, which has to be issued; there is one open draft at a time. */
export const reviseEstimate = async (ctx: Context, { params }: ParsedOf<typeof estimates.revise>) => {
  const held = await holdEstimate(ctx.db, params.est_no)
  const estimate = await getStored(ctx, params.est_no)
  await refuseReaders(ctx, estimate.proj_no)
  const newest = held.at(-1) ?? refuse('not_found')
  if (isOpen(estimate.est_state)) return refuse('conflict', estimatesText.notRevisable)
  if (isOpen(newest.est_state)) return refuse('conflict', estimatesText.draftThere)
  if (newest.est_no !== estimate.est_no) return refuse('conflict', estimatesText.newerVersion)
  if (estimate.contract_state !== null) return refuse('conflict', estimatesText.contractThere)
  const lines = estimate.lines.map(({ el_no: _, ...line }) => ({ ...line, is_chosen: false }))
  const { proj_no, est_root, est_ver } = estimate
  return answerChanged(ctx, await insertCopy(ctx, estimate, lines, { proj_no, est_root, est_ver: est_ver + 1 }))
}

export const copyEstimate = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.copy>) => {
  const estimate = await getStored(ctx, params.est_no)
  await refuseReaders(ctx, body.proj_no)
  await holdProject(ctx.db, body.proj_no)
  const lines = await withPricesOfToday(ctx.db, estimate.lines)
  const est_no = await insertCopy(ctx, estimate, lines, { proj_no: body.proj_no })
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  return one({ est_no, proj_no: body.proj_no })
}

// ---------------------------------------------------------------- what becomes of an issued one

/** Held, as new as the caller thinks, and the caller's to act on. */
const holdIssued = async (ctx: Context, est_no: number, rev: number) => {
  const found = await holdNewest(ctx, est_no, rev)
  return mayIssue(ctx.actor, found.estimate) ? found : refuse('not_allowed', estimatesText.notIssuer)
}

export const withdrawEstimate = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.withdraw>) => {
  const { estimate } = await holdIssued(ctx, params.est_no, body.rev)
  if (!['issued', 'accepted', 'expired'].includes(estimate.est_state))
    return refuse('conflict', estimatesText.onlyIssued)
  if (estimate.contract_state !== null) return refuse('conflict', estimatesText.contractThere)
  await updateEstimate(ctx.db, estimate.est_no, { est_state: 'withdrawn' })
  await revokeLinksOf(ctx, estimate.est_root)
  return answerChanged(ctx, estimate.est_no)
}

const isStanding = ({ est_state }: HeldVersion) => est_state === 'issued' || est_state === 'accepted'

export const extendValidity = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.extend>) => {
  const { estimate, held } = await holdIssued(ctx, params.est_no, body.rev)
  const { est_no, est_state } = estimate
  if (est_state !== 'issued' && est_state !== 'expired') return refuse('conflict', estimatesText.notExtendable)
  if (held.some((version) => version.est_no !== est_no && isStanding(version)))
    return refuse('conflict', estimatesText.newerVersion)
  if (body.est_valid_dt < koreaToday()) return refuseField('invalid_input', 'est_valid_dt', estimateMessages.validPast)
  await updateEstimate(ctx.db, est_no, { est_state: 'issued', est_valid_dt: body.est_valid_dt })
  return answerChanged(ctx, est_no)
}

/** An answer that somebody gave by telephone. */
export const noteAnswer = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.answer>) => {
  const { estimate } = await holdIssued(ctx, params.est_no, body.rev)
  const { est_no, est_state, est_title, client_name, proj_no } = estimate
  if (est_state === 'replaced') return refuse('conflict', estimatesText.replacedMeanwhile)
  if (est_state !== 'issued') return refuse('conflict', estimatesText.notAnswerable)
  if (!body.is_accepted && isBeyondDraft(estimate)) return refuse('conflict', estimatesText.contractThere)
  const reason = body.is_accepted ? null : body.reason
  await updateEstimate(ctx.db, est_no, {
    est_state: body.is_accepted ? 'accepted' : 'rejected',
    est_answered_dt: sql<string>`now()`,
    est_answer_way: 'phone',
    est_answer_name: body.name,
    est_answer_reason: reason,
    est_answer_text: body.text,
  })
  const managers = await findProjectManagers(ctx.db, proj_no)
  await raiseAlarm(ctx, {
    kind: 'estimate.answered',
    toStaff: managers.filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: estimatesText[body.is_accepted ? 'acceptedTitle' : 'rejectedTitle'](client_name, est_title),
    body: estimatesText.reasonWords(reason, body.text),
    link: estimateLink(estimate),
    about: aboutEstimate(est_no),
  })
  return answerChanged(ctx, est_no)
}
