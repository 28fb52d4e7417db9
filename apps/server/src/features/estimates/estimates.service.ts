import { estimates } from '@crm/contract/features/estimates/estimates'
import { type Estimate, type EstimateDraft, isCounted, sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, one, removed } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { publishToCompanies } from '../portal/companies.service.ts'
import { mayOpenProject } from '../projects/projects.service.ts'
import { contentOf } from './content.ts'
import {
  deleteEstimate,
  insertEstimate,
  insertParts,
  replaceParts,
  updateEstimate,
  withoutApproval,
} from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import {
  limitOf,
  managesEstimates,
  mayDecide,
  mayIssue,
  needsApproval,
  sellsUnderFloor,
  writesDrafts,
} from './estimates.policy.ts'
import {
  findEstimate,
  findOffered,
  findRecipients,
  findRowsOfProject,
  findSettings,
  holdEstimate,
  holdProject,
  type StoredEstimate,
} from './estimates.queries.ts'
import { notifyViewers } from './viewings/viewers.service.ts'

// ---------------------------------------------------------------- reads

/** What is left of the net when all that is known to cost something is paid; null where no cost is known. */
const marginOf = (estimate: StoredEstimate) => {
  const counted = estimate.lines.filter(isCounted)
  if (!counted.some(({ el_cost }) => el_cost !== null)) return null
  const cost = counted.reduce((all, { el_cost, el_quantity }) => all + Math.round((el_cost ?? 0) * el_quantity), 0)
  const { net, discount } = sumsOf(estimate)
  return net - discount.amount - cost
}

const approvalOf = (estimate: StoredEstimate): Estimate['approval'] => {
  const { asked_by, asked_of, est_asked_dt, est_asked_text, decided_by, est_decided_dt } = estimate
  if (asked_by === null || asked_of === null || est_asked_dt === null) return null
  return {
    ...{ asked_by, asked_of, asked_dt: est_asked_dt, asked_text: est_asked_text },
    ...{ decided_by, decided_dt: est_decided_dt, is_approved: estimate.est_is_approved },
    decided_text: estimate.est_decided_text,
  }
}

const answerOf = (estimate: StoredEstimate): Estimate['answer'] => {
  const { est_answered_dt, est_answer_way, est_answer_name, est_answer_reason, est_answer_text } = estimate
  if (est_answered_dt === null || est_answer_way === null) return null
  return {
    ...{ answered_dt: est_answered_dt, way: est_answer_way, name: est_answer_name },
    ...{ reason: est_answer_reason, text: est_answer_text },
  }
}

/** What everybody who reads it is given. */
export const factsOf = (estimate: StoredEstimate) => ({
  ...estimate,
  lines: estimate.lines.map(({ el_cost: _, el_pocket: __, el_floor: ___, ...line }) => line),
  approval: approvalOf(estimate),
  answer: answerOf(estimate),
})

/** As the caller sees it: costs only as the margin, for those who decide about prices. */
const forReader = async (ctx: Context, estimate: StoredEstimate): Promise<Estimate> => {
  const limit = limitOf(await findSettings(ctx.db), ctx.actor.emp_lv)
  const may_decide = mayDecide(ctx.actor, estimate)
  return {
    ...factsOf(estimate),
    limit,
    is_under_floor: sellsUnderFloor(estimate),
    needs_approval: needsApproval(estimate, limit),
    may_issue: mayIssue(ctx.actor, estimate),
    may_decide,
    margin: may_decide || managesEstimates(ctx.actor) ? marginOf(estimate) : null,
  }
}

/** The row as it is stored; refused where the caller may not open its project. */
export const getStored = async (ctx: Context, est_no: number) => {
  const estimate = (await findEstimate(ctx.db, est_no, ctx.actor.emp_no)) ?? refuse('not_found')
  if (!managesEstimates(ctx.actor) && !(await mayOpenProject(ctx, estimate.proj_no))) return refuse('not_found')
  return estimate
}

export const readEstimate = async (ctx: Context, est_no: number): Promise<Estimate> =>
  forReader(ctx, await getStored(ctx, est_no))

export const getEstimate = async (ctx: Context, { params }: ParsedOf<typeof estimates.detail>) =>
  one(await readEstimate(ctx, params.est_no))

export const listOfProject = async (ctx: Context, { params }: ParsedOf<typeof estimates.ofProject>) => {
  if (!managesEstimates(ctx.actor) && !(await mayOpenProject(ctx, params.proj_no))) return refuse('not_found')
  return list(await findRowsOfProject(ctx.db, params.proj_no))
}

export const listRecipients = async (ctx: Context, { params }: ParsedOf<typeof estimates.recipients>) => {
  if (!(await mayOpenProject(ctx, params.proj_no))) return refuse('not_found')
  return list(await findRecipients(ctx.db, params.proj_no))
}

/** For contracts, whose callers have been let in already. */
export const recipientsOf = (ctx: Pick<Context, 'db'>, proj_no: number) => findRecipients(ctx.db, proj_no)

export const listOffered = async (ctx: Context) => one(await findOffered(ctx.db))

// ---------------------------------------------------------------- drafts

/** After a write: every open screen reads again, the money of its project too. */
export const answerChanged = async (ctx: Context, est_no: number) => {
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  const estimate = await readEstimate(ctx, est_no)
  if (estimate.est_issued_dt !== null) await publishToCompanies(ctx, [estimate.proj_no])
  return one(estimate)
}

/** Those who keep the price list read every estimate; drafts are written by those who open projects. */
export const refuseReaders = async (ctx: Context, proj_no: number) => {
  if (!writesDrafts(ctx.actor)) return refuse('not_allowed')
  if (!(await mayOpenProject(ctx, proj_no))) return refuse('not_found')
}

export const createEstimate = async (ctx: Context, { body }: ParsedOf<typeof estimates.create>) => {
  const { proj_no, ...draft } = body
  await refuseReaders(ctx, proj_no)
  const { row, lines, plans } = await contentOf(ctx.db, draft)
  await holdProject(ctx.db, proj_no)
  const est_no = await insertEstimate(ctx.db, { ...row, proj_no, emp_no: ctx.actor.emp_no })
  await insertParts(ctx.db, est_no, lines, plans)
  return answerChanged(ctx, est_no)
}

/** Locked, as the caller sees it, and as new as the caller thinks; otherwise 409 with the record as it is now. */
export const holdNewest = async (ctx: Context, est_no: number, rev: number) => {
  const held = await holdEstimate(ctx.db, est_no)
  const estimate = await getStored(ctx, est_no)
  if (estimate.rev !== rev) return refuseOutdated(estimates.detail, await forReader(ctx, estimate))
  return { estimate, held }
}

/** The same for what only writers of drafts do. */
export const holdDraft = async (ctx: Context, est_no: number, rev: number) => {
  const { estimate } = await holdNewest(ctx, est_no, rev)
  await refuseReaders(ctx, estimate.proj_no)
  return isOpen(estimate.est_state) ? estimate : refuse('conflict', estimatesText.issuedAlready)
}

/** What an approval is about, in one order; memos are for staff and no part of it. */
const approvedPart = (draft: EstimateDraft) => {
  const { est_title, est_to_name, est_to_phone, est_to_email, est_valid_dt, est_vat_mode, est_discount } = draft
  const lines = draft.lines.map((line) =>
    line.el_kind === 'section'
      ? [line.el_name]
      : [
          ...[line.ei_no, line.el_name, line.el_content, line.el_unit, line.el_quantity, line.el_price],
          ...[line.el_discount?.kind, line.el_discount?.value, line.is_taxable, line.is_optional],
        ],
  )
  const plans = draft.plans.map((plan) => [
    ...[plan.epl_title, plan.epl_kind, plan.epl_value, plan.epl_pay_type],
    ...[plan.epl_due_kind, plan.epl_due_dt, plan.epl_due_days],
  ])
  return JSON.stringify([
    ...[est_title, est_to_name, est_to_phone, est_to_email, est_valid_dt, est_vat_mode],
    ...[est_discount?.kind, est_discount?.value, draft.est_terms, draft.est_note, lines, plans],
  ])
}

export const updateDraft = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.update>) => {
  const { rev, ...draft } = body
  const estimate = await holdDraft(ctx, params.est_no, rev)
  const { row, lines, plans } = await contentOf(ctx.db, draft, estimate.lines)
  const isSame = approvedPart(draft) === approvedPart(estimate)
  await updateEstimate(ctx.db, params.est_no, { ...row, ...(isSame ? {} : withoutApproval) })
  await replaceParts(ctx.db, params.est_no, lines, plans)
  await notifyViewers(ctx, params.est_no)
  ctx.publish('estimates.changed')
  // Drafts save themselves all the time; a project shows only these of them.
  const { est_title, est_amount, est_state } = estimate
  const isSeenInProject = row.est_title !== est_title || row.est_amount !== est_amount || est_state === 'asking'
  if (isSeenInProject) ctx.publish('projects.changed')
  return one(await readEstimate(ctx, params.est_no))
}

export const removeDraft = async (ctx: Context, { params }: ParsedOf<typeof estimates.remove>) => {
  await holdEstimate(ctx.db, params.est_no)
  const { est_no, est_state, proj_no } = await getStored(ctx, params.est_no)
  await refuseReaders(ctx, proj_no)
  if (!isOpen(est_state)) return refuse('conflict', estimatesText.onlyDrafts)
  const undo_no = await keepForUndo(ctx, 'estimates', est_no, 'estimates.changed', 'projects.changed')
  await notifyViewers(ctx, est_no)
  await deleteEstimate(ctx.db, est_no)
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  return removed(undo_no)
}
