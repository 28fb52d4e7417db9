import type { estimates } from '@crm/contract/features/estimates/estimates'
import { isCounted } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages, isMobile, mostAmount } from '@crm/contract/features/estimates/estimates.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { noteSealUse, profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { moveToGuide } from '../projects/changes/stages.service.ts'
import { takeNumber, updateEstimate } from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import { limitOf, mayIssue, needsApproval, sellsUnderFloor } from './estimates.policy.ts'
import { findSettings, type HeldVersion, hasLiveContract, type StoredEstimate } from './estimates.queries.ts'
import { answerChanged, holdNewest } from './estimates.service.ts'
import { sendEstimate } from './links/send.service.ts'
import type { Snapshot } from './papers.queries.ts'
import { hashOf, paperFactsOf, paperJob } from './papers.service.ts'
import { turnViewingsIntoLinks } from './viewings/viewers.service.ts'

/** What is missing is said at its field, in the order of the form. */
const refuseUnfinished = (estimate: StoredEstimate, sendsMail: boolean) => {
  const wrong = (field: string, message: string) => refuseField('invalid_input', field, message)
  const { est_title, est_to_name, est_to_phone, est_to_email, est_valid_dt, est_amount, lines, plans } = estimate
  if (!est_title) return wrong('est_title', estimateMessages.title)
  if (!est_to_name) return wrong('est_to_name', estimateMessages.toName)
  if (sendsMail && !est_to_email && !isMobile(est_to_phone)) return wrong('est_to_email', estimatesText.noEmail)
  if (est_valid_dt === null) return wrong('est_valid_dt', estimateMessages.validDate)
  if (est_valid_dt < koreaToday()) return wrong('est_valid_dt', estimateMessages.validPast)
  if (!lines.some(isCounted)) return wrong('lines', estimateMessages.noLines)
  if (lines.some(({ el_name }) => !el_name)) return wrong('lines', estimateMessages.lineName)
  if (est_amount < 1 || est_amount > mostAmount) return wrong('lines', estimateMessages.amount)
  if (!plans.length) return wrong('plans', estimateMessages.planParts)
  if (plans.some(({ epl_amount }) => epl_amount === null)) return wrong('plans', estimateMessages.plan)
  if (plans.some(({ epl_due_dt }) => epl_due_dt !== null && epl_due_dt < koreaToday()))
    return wrong('plans', estimateMessages.duePast)
}

const refuseBeyondLimit = async (ctx: Context, estimate: StoredEstimate) => {
  const limit = limitOf(await findSettings(ctx.db), ctx.actor.emp_lv)
  if (!needsApproval(estimate, limit)) return
  if (sellsUnderFloor(estimate)) return refuseField('invalid_input', 'lines', estimateMessages.floor)
  return refuseField('invalid_input', 'est_discount', estimateMessages.limit(limit ?? 0))
}

/** The client was given an older version; what a contract was made from is not replaced by a new offer. */
const replaceOlder = async (ctx: Context, est_no: number, held: HeldVersion[]) => {
  const older = held.filter((version) => version.est_no !== est_no)
  const standing = older.filter(({ est_state }) => ['issued', 'accepted', 'expired'].includes(est_state))
  for (const version of standing) {
    if (await hasLiveContract(ctx.db, version.est_no)) return refuse('conflict', estimatesText.contractThere)
    await updateEstimate(ctx.db, version.est_no, { est_state: 'replaced' })
  }
}

const snapshotOf = async (ctx: Context, estimate: StoredEstimate, issued_at: string): Promise<Snapshot> => {
  const { bank, ...profile } = await profileForPapers(ctx.db)
  return {
    est_no: estimate.est_no,
    est_ver: estimate.est_ver,
    estimate: paperFactsOf(estimate),
    company: ctx.config.company,
    bank,
    profile,
    issued_at,
  }
}

/** What is frozen with the number, and who issued it; the state is the caller's. Clients who choose lines have no emp_no. */
export const issueColumns = async (
  ctx: Context,
  estimate: StoredEstimate,
  { est_code, now }: { est_code: string; now: string },
  est_issued_by: number | null,
) => {
  const issued = { ...estimate, est_code, est_issued_dt: now }
  const snapshot = await snapshotOf(ctx, issued, `${now.replace(' ', 'T')}:00+09:00`)
  await noteSealUse(ctx.db, {
    ...{ to_table: 'estimates', to_no: estimate.est_no, su_title: `${est_code} ${estimate.est_title}` },
    ...{ emp_no: est_issued_by, cse_no: snapshot.profile?.cse_no ?? null },
  })
  return {
    ...{ est_code, est_issued_by, est_issued_dt: now },
    ...{ est_snapshot: JSON.stringify(snapshot), est_hash: hashOf(snapshot) },
  }
}

export const issueEstimate = async (ctx: Context, { params, body }: ParsedOf<typeof estimates.issue>) => {
  const { estimate, held } = await holdNewest(ctx, params.est_no, body.rev)
  const { est_no, est_state, proj_no } = estimate
  if (!mayIssue(ctx.actor, estimate)) return refuse('not_allowed', estimatesText.notIssuer)
  if (est_state === 'asking') return refuse('conflict', estimatesText.asking)
  if (est_state !== 'draft') return refuse('conflict', estimatesText.issuedAlready)
  // The client accepted an older version with other lines meanwhile, which became a version of its own.
  if (held.some((version) => version.est_ver > estimate.est_ver)) return refuse('conflict', estimatesText.newerVersion)
  refuseUnfinished(estimate, body.sends_mail)
  await refuseBeyondLimit(ctx, estimate)

  await replaceOlder(ctx, est_no, held)
  const number = await takeNumber(ctx.db)
  const issued = await issueColumns(ctx, estimate, number, ctx.actor.emp_no)
  await updateEstimate(ctx.db, est_no, { ...issued, est_state: 'issued' })
  await moveToGuide(ctx, proj_no, estimatesText.firstIssued(number.est_code))
  await ctx.enqueue(paperJob, { est_no })
  await turnViewingsIntoLinks(ctx, estimate)
  const { est_to_name: name, est_to_phone: phone, est_to_email: email } = estimate
  if (body.sends_mail) await sendEstimate(ctx, est_no, { name, phone, email })
  return answerChanged(ctx, est_no)
}
