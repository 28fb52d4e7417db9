import type { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { ClientPage } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { estimatesText } from '../estimates.messages.ts'
import { mayIssue } from '../estimates.policy.ts'
import type { StoredEstimate } from '../estimates.queries.ts'
import { getStored } from '../estimates.service.ts'
import { linksText } from './links.messages.ts'
import { findLinks, findQuestions, insertLink, revokeLinks, writeAnswer } from './links.queries.ts'
import { newToken } from './linkTokens.ts'

const pageOf = async (ctx: Context, estimate: StoredEstimate): Promise<ClientPage> => ({
  links: await findLinks(ctx.db, estimate.est_root),
  questions: await findQuestions(ctx.db, estimate.est_root),
  est_state: estimate.est_state,
  may_send: mayIssue(ctx.actor, estimate),
})

/** Whoever may issue an estimate decides who reads it. */
export const requireSender = async (ctx: Context, est_no: number) => {
  const estimate = await getStored(ctx, est_no)
  return mayIssue(ctx.actor, estimate) ? estimate : refuse('not_allowed', estimatesText.notIssuer)
}

export const showClientPage = async (ctx: Context, { params }: ParsedOf<typeof publicEstimates.page>) =>
  one(await pageOf(ctx, await getStored(ctx, params.est_no)))

/** The token of a new link, which is kept nowhere. */
export const createLinkBy = async (ctx: Context, estimate: StoredEstimate, elk_way: 'copy' | 'qr') => {
  const { est_no, est_state, est_to_name: elk_name } = estimate
  if (!['issued', 'accepted', 'expired'].includes(est_state)) return refuse('conflict', linksText.notSendable)
  const t = newToken()
  await insertLink(ctx.db, { est_no, elk_way, elk_name, token_hash: hashToken(t), emp_no: ctx.actor.emp_no })
  ctx.publish('estimates.changed')
  return t
}

export const createLink = async (ctx: Context, { params }: ParsedOf<typeof publicEstimates.createLink>) => {
  const estimate = await requireSender(ctx, params.est_no)
  return one({ t: await createLinkBy(ctx, estimate, 'copy') })
}

export const revokeLink = async (ctx: Context, { params }: ParsedOf<typeof publicEstimates.revokeLink>) => {
  const estimate = await requireSender(ctx, params.est_no)
  await revokeLinks(ctx.db, estimate.est_root, params.elk_no)
  ctx.publish('estimates.changed')
  return one(await pageOf(ctx, estimate))
}

export const answerQuestion = async (
  ctx: Context,
  { params, body }: ParsedOf<typeof publicEstimates.answerQuestion>,
) => {
  const estimate = await requireSender(ctx, params.est_no)
  if (!(await writeAnswer(ctx.db, estimate.est_root, params.eq_no, body.answer, ctx.actor.emp_no)))
    return refuse('not_found')
  ctx.publish('estimates.changed')
  await publishToCompanies(ctx, [estimate.proj_no])
  return one(await pageOf(ctx, estimate))
}
