import { isCounted, sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { mostAmount } from '@crm/contract/features/estimates/estimates.words'
import { publicEstimateMessages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { rescaledPlans } from '@crm/contract/features/publicEstimates/rescaledPlans'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { columnsOf, insertEstimate, insertParts, takeNumber, updateEstimate } from '../drafts.queries.ts'
import { estimatesText } from '../estimates.messages.ts'
import { isBeyondDraft } from '../estimates.policy.ts'
import { findEstimate, holdEstimate, type StoredEstimate } from '../estimates.queries.ts'
import { issueColumns } from '../issue.service.ts'
import { paperJob } from '../papers.service.ts'
import { announceToManagers, type OpenPage, stateOf } from './page.service.ts'

type Answer = Partial<Pick<StoredEstimate, 'est_answer_reason' | 'est_answer_text'>> & { name: string }

const answerColumns = ({ name, est_answer_reason = null, est_answer_text = '' }: Answer) => ({
  est_answered_dt: sql<string>`now()`,
  est_answer_way: 'page',
  est_answer_name: name,
  est_answer_reason,
  est_answer_text,
})

/**
 * Every version is held until the answer is in, and read again: of an answer, a new version and a withdrawal that come
 * at once the first decides, and the others see what it has made.
 */
const holdForAnswer = async (ctx: Context, open: OpenPage, est_ver: number) => {
  const held = await holdEstimate(ctx.db, (await open(ctx)).estimate.est_no)
  const { estimate } = await open(ctx)
  if (estimate.est_ver !== est_ver) return refuse('conflict', publicEstimateMessages.newer)
  const state = stateOf(estimate)
  if (state === 'expired') return refuse('conflict', publicEstimateMessages.expired)
  if (state !== 'issued') return refuse('conflict', publicEstimateMessages.answered)
  return { estimate, nextVersion: Math.max(...held.map((version) => version.est_ver)) + 1 }
}

/** The lines with those that the client has chosen; refused where one of them is no choice. */
const chosenLines = ({ lines }: StoredEstimate, chosen: number[]) => {
  const isChoice = (place: number) => {
    const line = lines[place]
    return line?.el_kind === 'line' && line.is_optional
  }
  if (!chosen.every(isChoice)) return refuseField('invalid_input', 'chosen', publicEstimateMessages.notOptional)
  return lines.map(({ el_no: _, ...line }, place) => ({
    ...line,
    is_chosen: isChoice(place) && chosen.includes(place),
  }))
}

/** What was chosen becomes a version of its own, issued and accepted at once, in place of the one that was offered. */
const acceptChosen = async (
  ctx: Context,
  estimate: StoredEstimate,
  { chosen, name, est_ver }: { chosen: number[]; name: string; est_ver: number },
) => {
  const lines = chosenLines(estimate, chosen)
  const { supply, vat, total, list, belowList } = sumsOf({ ...estimate, lines })
  if (total > mostAmount || total < 1 || !lines.some(isCounted))
    return refuseField('invalid_input', 'chosen', publicEstimateMessages.notOptional)
  const { est_title, est_to_name, est_to_phone, est_to_email, est_valid_dt } = estimate
  const { est_vat_mode, est_discount, est_terms, est_note, est_memo, est_root, proj_no } = estimate
  const head = { est_title, est_to_name, est_to_phone, est_to_email, est_valid_dt, est_vat_mode, est_discount }
  const sums = { est_supply: supply, est_vat: vat, est_amount: total, est_list: list, est_below: belowList }
  const { emp_no, est_issued_by } = await ctx.db
    .selectFrom('estimates')
    .select(['emp_no', 'est_issued_by'])
    .where('est_no', '=', estimate.est_no)
    .executeTakeFirstOrThrow()

  await updateEstimate(ctx.db, estimate.est_no, { est_state: 'replaced' })
  const est_no = await insertEstimate(ctx.db, {
    ...columnsOf({ ...head, est_terms, est_note, est_memo }, sums),
    ...{ proj_no, est_root, est_ver, emp_no },
  })
  await insertParts(ctx.db, est_no, lines, rescaledPlans(estimate.plans, estimate.est_amount, total))
  const made = (await findEstimate(ctx.db, est_no, null)) ?? refuse('not_found')
  const issued = await issueColumns(ctx, made, await takeNumber(ctx.db), est_issued_by)
  await updateEstimate(ctx.db, est_no, { ...issued, ...answerColumns({ name }), est_state: 'accepted' })
  await ctx.enqueue(paperJob, { est_no })
  return (await findEstimate(ctx.db, est_no, null)) ?? refuse('not_found')
}

interface Acceptance {
  est_ver: number
  name: string
  /** Places of the optional lines that are wanted. */
  chosen: number[]
}

export const acceptEstimate = async (ctx: Context, open: OpenPage, { est_ver, name, chosen }: Acceptance) => {
  const { estimate, nextVersion } = await holdForAnswer(ctx, open, est_ver)
  // What was chosen would replace the version that the contract was made from.
  if (chosen.length && estimate.contract_state !== null) return refuse('conflict', publicEstimateMessages.contractThere)
  const accepted = chosen.length ? await acceptChosen(ctx, estimate, { chosen, name, est_ver: nextVersion }) : estimate
  if (!chosen.length)
    await updateEstimate(ctx.db, estimate.est_no, { ...answerColumns({ name }), est_state: 'accepted' })
  await announceToManagers(ctx, accepted, {
    kind: 'estimate.answered',
    title: estimatesText.acceptedTitle(estimate.client_name, estimate.est_title),
    body: name,
  })
  ctx.publish('projects.changed')
}

interface Rejection {
  est_ver: number
  name: string
  reason: NonNullable<StoredEstimate['est_answer_reason']>
  text: string
}

export const rejectEstimate = async (ctx: Context, open: OpenPage, { est_ver, name, reason, text }: Rejection) => {
  const { estimate } = await holdForAnswer(ctx, open, est_ver)
  if (isBeyondDraft(estimate)) return refuse('conflict', publicEstimateMessages.contractThere)
  await updateEstimate(ctx.db, estimate.est_no, {
    ...answerColumns({ name, est_answer_reason: reason, est_answer_text: text }),
    est_state: 'rejected',
  })
  await announceToManagers(ctx, estimate, {
    kind: 'estimate.answered',
    title: estimatesText.rejectedTitle(estimate.client_name, estimate.est_title),
    body: estimatesText.reasonWords(reason, text),
  })
  ctx.publish('projects.changed')
}
