import type { estimates } from '@crm/contract/features/estimates/estimates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { list } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { updateEstimate, withoutApproval } from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import { limitOf, mayDecide, needsApproval, suffices } from './estimates.policy.ts'
import { findDeciders, findSettings, type StoredEstimate } from './estimates.queries.ts'
import { answerChanged, getStored, holdDraft, holdNewest } from './estimates.service.ts'

export const estimateLink = ({ proj_no, est_no }: { proj_no: number; est_no: number }) =>
  pathOf('WorkEstimateEdit', { id: proj_no, est_no })

export const aboutEstimate = (est_no: number) => `estimate:${est_no}`

const now = sql<string>`now()`

/** Active staff whose own limit is enough and who can open the estimate; nobody approves what they ask for. */
const approversOf = async (ctx: Context, estimate: StoredEstimate) => {
  const settings = await findSettings(ctx.db)
  const staff = await findDeciders(ctx.db)
  return staff
    .map(({ emp_lv, ...person }) => ({ ...person, limit: limitOf(settings, emp_lv) }))
    .filter(({ emp_no, limit }) => emp_no !== ctx.actor.emp_no && suffices(estimate, limit))
}

export const listApprovers = async (ctx: Context, { params }: ParsedOf<typeof estimates.approvers>) =>
  list(
    (await approversOf(ctx, await getStored(ctx, params.est_no))).map(({ user_name, emp_no, limit }) => ({
      emp_no,
      emp_name: user_name,
      limit,
    })),
  )

const percentBelow = ({ est_list, est_below }: StoredEstimate) =>
  est_list ? String(Math.round((est_below * 1000) / est_list) / 10) : '0'

export const askApproval = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.ask>) => {
  const estimate = await holdDraft(ctx, params.est_no, body.rev)
  const limit = limitOf(await findSettings(ctx.db), ctx.actor.emp_lv)
  if (!needsApproval(estimate, limit)) return refuse('conflict', estimatesText.noNeedToAsk)
  const approvers = await approversOf(ctx, estimate)
  if (!approvers.some(({ emp_no }) => emp_no === body.emp_no))
    return refuseField('invalid_input', 'emp_no', estimatesText.cannotApprove)
  await updateEstimate(ctx.db, estimate.est_no, {
    ...withoutApproval,
    est_state: 'asking',
    est_asked_by: ctx.actor.emp_no,
    est_asked_of: body.emp_no,
    est_asked_dt: now,
    est_asked_text: body.text,
  })
  const answer = await answerChanged(ctx, estimate.est_no)
  await raiseAlarm(ctx, {
    kind: 'estimate.ask',
    toStaff: [body.emp_no],
    title: estimatesText.askTitle(answer.query[0]?.approval?.asked_by ?? '', estimate.est_title),
    body: estimatesText.askBody(percentBelow(estimate), body.text),
    link: estimateLink(estimate),
    about: aboutEstimate(estimate.est_no),
  })
  return answer
}

/** Whoever decides sees exactly what they decide about: a change meanwhile has taken the question back. */
export const decideApproval = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.decide>) => {
  const { estimate } = await holdNewest(ctx, params.est_no, body.rev)
  if (estimate.est_state !== 'asking') return refuse('conflict', estimatesText.notAsking)
  if (!mayDecide(ctx.actor, estimate)) return refuse('not_allowed', estimatesText.notAsked)
  const limit = limitOf(await findSettings(ctx.db), ctx.actor.emp_lv)
  if (body.is_approved && !suffices(estimate, limit)) return refuse('not_allowed', estimatesText.cannotApprove)
  await updateEstimate(ctx.db, estimate.est_no, {
    est_state: 'draft',
    est_decided_by: ctx.actor.emp_no,
    est_decided_dt: now,
    est_is_approved: body.is_approved,
    est_decided_text: body.text,
  })
  await raiseAlarm(ctx, {
    kind: 'estimate.decided',
    toStaff: estimate.est_asked_by === null ? [] : [estimate.est_asked_by],
    title: estimatesText[body.is_approved ? 'approvedTitle' : 'returnedTitle'](estimate.est_title),
    body: body.text,
    link: estimateLink(estimate),
    about: aboutEstimate(estimate.est_no),
  })
  return answerChanged(ctx, estimate.est_no)
}
