import type { AlarmKind } from '@crm/contract/alarmKinds'
import type { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import {
  type PublicEstimate,
  type PublicState,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../http/actors.ts'
import { one } from '../../../http/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendPdf } from '../../../pdf/download.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { profileForPapers } from '../../companyProfile/companyProfile.service.ts'
import { isBot } from '../../sharedLinks/bots.ts'
import { aboutEstimate, estimateLink } from '../approval.service.ts'
import { estimatesText } from '../estimates.messages.ts'
import { findEstimate, findManagers, type StoredEstimate } from '../estimates.queries.ts'
import { paperFactsOf, paperOf } from '../papers.service.ts'
import { linksText } from './links.messages.ts'
import { findOpenLink, findQuestions, insertQuestion, markRead, markReissue, type OpenLink } from './links.queries.ts'

/** So many questions about one estimate; then the manager has to answer by other ways. */
const mostQuestions = 50
const dayMs = 86_400_000

/** Wrong, revoked, old and withdrawn links look alike, and so does every link to programs that fetch previews. */
export const refuseLink = () => refuse('not_found', publicEstimateMessages.gone)

/** A valid estimate whose last day is over has expired, also before the night's job has noticed. */
export const stateOf = ({ est_state, est_valid_dt }: StoredEstimate): PublicState => {
  if (est_state === 'accepted' || est_state === 'rejected') return est_state
  const isOver = est_valid_dt !== null && est_valid_dt < koreaToday()
  return est_state === 'issued' && !isOver ? 'issued' : 'expired'
}

export const openLink = async (ctx: Context, t: string) => {
  const link = isBot(ctx.caller.userAgent) ? undefined : await findOpenLink(ctx.db, hashToken(t))
  if (!link) return refuseLink()
  const estimate = (await findEstimate(ctx.db, link.est_no, null)) ?? refuseLink()
  return { link, estimate }
}

const answerOf = (estimate: StoredEstimate): PublicEstimate['answer'] =>
  estimate.est_answered_dt === null
    ? null
    : {
        answered_dt: estimate.est_answered_dt,
        name: estimate.est_answer_name,
        reason: estimate.est_answer_reason,
        text: estimate.est_answer_text,
      }

/** What was frozen when it was issued, and what has become of it since. Only what the contract names leaves the server. */
const factsOf = async (ctx: Context, link: OpenLink, estimate: StoredEstimate): Promise<PublicEstimate> => {
  const { est_snapshot: snapshot } = link
  const { est_valid_dt } = estimate
  const { name, phone } = snapshot?.company ?? ctx.config.company
  return {
    ...(snapshot?.estimate ?? paperFactsOf(estimate)),
    est_ver: estimate.est_ver,
    company: { name, phone: phone ?? null },
    bank: snapshot ? snapshot.bank : (await profileForPapers(ctx.db)).bank,
    est_valid_dt,
    state: stateOf(estimate),
    days_left: est_valid_dt === null ? null : Math.round((Date.parse(est_valid_dt) - Date.parse(koreaToday())) / dayMs),
    answer: answerOf(estimate),
    // Whoever chose optional lines has made the newer version themselves.
    is_newer: link.sent_no !== link.est_no && estimate.est_state !== 'accepted',
    reader: link.elk_name,
    has_asked_reissue: link.reissue_asked_dt !== null,
    questions: await findQuestions(ctx.db, link.est_root),
  }
}

/** As it is now, after whatever was done. */
export const showNow = async (ctx: Context, t: string) => {
  const { link, estimate } = await openLink(ctx, t)
  return one(await factsOf(ctx, link, estimate))
}

interface Announcement {
  kind: AlarmKind
  title: string
  body: string
}

export const announceToManagers = async (
  ctx: Context,
  estimate: StoredEstimate,
  { kind, title, body }: Announcement,
) => {
  await raiseAlarm(ctx, {
    kind,
    toStaff: await findManagers(ctx.db, estimate.proj_no),
    title,
    body,
    link: estimateLink(estimate),
    about: aboutEstimate(estimate.est_no),
  })
  ctx.publish('estimates.changed')
}

/** A colleague who looks at the client's page is not the client. */
const isStaff = ({ visitor }: Context) => visitor !== null && visitor.emp_no !== null

export const showByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.show>) => {
  const { link, estimate } = await openLink(ctx, body.t)
  if (!isStaff(ctx) && (await markRead(ctx.db, link.elk_no)))
    await announceToManagers(ctx, estimate, {
      kind: 'estimate.read',
      title: linksText.readTitle(estimate.client_name, estimate.est_title),
      body: linksText.readBy(link.elk_name, estimate.est_code ?? ''),
    })
  return one(await factsOf(ctx, link, estimate))
}

export const downloadByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.pdf>) => {
  const { estimate } = await openLink(ctx, body.t)
  return sendPdf(estimatesText.paperName(estimate.client_name, estimate.est_code), await paperOf(ctx, estimate.est_no))
}

export const askByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.ask>) => {
  const { link, estimate } = await openLink(ctx, body.t)
  const { est_root } = link
  if ((await findQuestions(ctx.db, est_root)).length >= mostQuestions)
    return refuse('too_many', publicEstimateMessages.askedTooMuch)
  await insertQuestion(ctx.db, { est_root, eq_name: body.name, eq_question: body.question })
  await announceToManagers(ctx, estimate, {
    kind: 'estimate.question',
    title: linksText.questionTitle(estimate.client_name, estimate.est_title),
    body: body.question,
  })
  return showNow(ctx, body.t)
}

export const askReissueByLink = async (ctx: Context, { body }: ParsedOf<typeof publicEstimates.askReissue>) => {
  const { link, estimate } = await openLink(ctx, body.t)
  if (stateOf(estimate) !== 'expired') return refuse('conflict', publicEstimateMessages.notExpired)
  if (await markReissue(ctx.db, link.elk_no))
    await announceToManagers(ctx, estimate, {
      kind: 'estimate.reissue',
      title: linksText.reissueTitle(estimate.client_name, estimate.est_title),
      body: linksText.readBy(link.elk_name, estimate.est_code ?? ''),
    })
  return showNow(ctx, body.t)
}
