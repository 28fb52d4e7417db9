import type { AlarmKind } from '@crm/contract/alarmKinds'
import {
  type PublicEstimate,
  type PublicState,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { daysBetween } from '@crm/contract/kit/days'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendPdf } from '../../../pdf/download.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { profileForPapers } from '../../companyProfile/companyProfile.service.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { findProjectManagers } from '../../projects/changes/members.service.ts'
import { aboutEstimate, estimateLink } from '../approval.service.ts'
import { estimatesText } from '../estimates.messages.ts'
import { isBeyondDraft } from '../estimates.policy.ts'
import type { StoredEstimate } from '../estimates.queries.ts'
import type { Snapshot } from '../papers.queries.ts'
import { paperFactsOf, paperOf } from '../papers.service.ts'
import { linksText } from './links.messages.ts'
import { findQuestions, insertQuestion, markRead, markReissue } from './links.queries.ts'

/** So many questions about one estimate; then the manager has to answer by other ways. */
const mostQuestions = 50

/** The client's page of an estimate, opened by a link or by one of the company's people. */
export interface OpenedPage {
  /** The version that stands, else the newest that was issued. */
  estimate: StoredEstimate
  est_snapshot: Snapshot | null
  /** The version that the reader asked for. */
  asked_no: number
  /** What is kept about this reader; null for somebody who has not opened it before. */
  elk_no: number | null
  reader: string
  reissue_asked_dt: string | null
}

/** Opens the page again: what was read before somebody waited for a lock may have changed. */
export type OpenPage = (ctx: Context) => Promise<OpenedPage>

/** A valid estimate whose last day is over has expired, also before the night's job has noticed. */
export const stateOf = ({ est_state, est_valid_dt }: StoredEstimate): PublicState => {
  if (est_state === 'accepted' || est_state === 'rejected') return est_state
  const isOver = est_valid_dt !== null && est_valid_dt < koreaToday()
  return est_state === 'issued' && !isOver ? 'issued' : 'expired'
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
export const readPageOf = async (
  ctx: Context,
  { estimate, est_snapshot: snapshot, asked_no, reader, reissue_asked_dt }: OpenedPage,
): Promise<PublicEstimate> => {
  const { est_valid_dt } = estimate
  const { name, phone } = snapshot?.company ?? ctx.config.company
  return {
    ...(snapshot?.estimate ?? paperFactsOf(estimate)),
    est_ver: estimate.est_ver,
    company: { name, phone: phone ?? null },
    bank: snapshot ? snapshot.bank : (await profileForPapers(ctx.db)).bank,
    est_valid_dt,
    state: stateOf(estimate),
    days_left: est_valid_dt === null ? null : daysBetween(koreaToday(), est_valid_dt),
    answer: answerOf(estimate),
    // Whoever chose optional lines has made the newer version themselves.
    is_newer: asked_no !== estimate.est_no && estimate.est_state !== 'accepted',
    reader,
    has_asked_reissue: reissue_asked_dt !== null,
    has_contract: isBeyondDraft(estimate),
    questions: await findQuestions(ctx.db, estimate.est_root),
  }
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
    toStaff: await findProjectManagers(ctx.db, estimate.proj_no),
    title,
    body,
    link: estimateLink(estimate),
    about: aboutEstimate(estimate.est_no),
  })
  ctx.publish('estimates.changed')
  await publishToCompanies(ctx, [estimate.proj_no])
}

/** The managers learn of the first time that a reader opens it. */
export const noteFirstRead = async (ctx: Context, { estimate, elk_no, reader }: OpenedPage) => {
  if (elk_no === null || !(await markRead(ctx.db, elk_no))) return
  await announceToManagers(ctx, estimate, {
    kind: 'estimate.read',
    title: linksText.readTitle(estimate.client_name, estimate.est_title),
    body: linksText.readBy(reader, estimate.est_code ?? ''),
  })
}

export const downloadPage = async (ctx: Context, { estimate }: OpenedPage) =>
  sendPdf(estimatesText.paperName(estimate.client_name, estimate.est_code), await paperOf(ctx, estimate.est_no))

export const askQuestion = async (
  ctx: Context,
  { estimate }: OpenedPage,
  { name, question }: { name: string; question: string },
) => {
  const { est_root } = estimate
  if ((await findQuestions(ctx.db, est_root)).length >= mostQuestions)
    return refuse('too_many', publicEstimateMessages.askedTooMuch)
  await insertQuestion(ctx.db, { est_root, eq_name: name, eq_question: question })
  await announceToManagers(ctx, estimate, {
    kind: 'estimate.question',
    title: linksText.questionTitle(estimate.client_name, estimate.est_title),
    body: question,
  })
}

export const askReissue = async (ctx: Context, { estimate, elk_no, reader }: OpenedPage) => {
  if (stateOf(estimate) !== 'expired') return refuse('conflict', publicEstimateMessages.notExpired)
  if (elk_no === null || !(await markReissue(ctx.db, elk_no))) return
  await announceToManagers(ctx, estimate, {
    kind: 'estimate.reissue',
    title: linksText.reissueTitle(estimate.client_name, estimate.est_title),
    body: linksText.readBy(reader, estimate.est_code ?? ''),
  })
}
