import { randomBytes } from 'node:crypto'
import { meetingPath } from '@crm/contract/features/meetings/meetings.words'
import { surveyClosed, surveyMessages, type surveys } from '@crm/contract/features/surveys/surveys'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { canSeeMeeting, everyMeetingScopes } from '../reference/seenMeetings.service.ts'
import { alarmTitle } from './surveys.messages.ts'
import {
  findAnswered,
  findComingOf,
  findIdOf,
  findManagers,
  findShown,
  findSurvey,
  insertMissing,
  storeAnswers,
} from './surveys.queries.ts'

const idBytes = 16

/** Creates a meeting's survey with a random id when it is first needed. */
const makeSurveys = (db: Db, ms_nos: number[]) =>
  insertMissing(
    db,
    ms_nos,
    ms_nos.map(() => randomBytes(idBytes).toString('base64url')),
  )

export const surveyIdOf = async (db: Db, ms_no: number) => {
  const known = await findIdOf(db, ms_no)
  if (known) return known
  await makeSurveys(db, [ms_no])
  return (await findIdOf(db, ms_no)) ?? refuse('not_found')
}

/** The same empty list whichever of the two is wrong, so that nobody learns who has a meeting. */
export const findSurveys = async (ctx: Context, { body }: ParsedOf<typeof surveys.find>) => {
  const coming = await findComingOf(ctx.db, body.client_name, body.phone)
  const ms_nos = coming.map(({ ms_no }) => ms_no)
  if (!ms_nos.length) return ok()
  await makeSurveys(ctx.db, ms_nos)
  return list(await findShown(ctx.db, ms_nos))
}

const read = async (ctx: Context, ps_id: string) => {
  const found = (await findSurvey(ctx.db, ps_id)) ?? refuse('not_found')
  return one(found)
}

export const getSurvey = (ctx: Context, { params }: ParsedOf<typeof surveys.question>) => read(ctx, params.ps_id)

export const answerSurvey = async (ctx: Context, { params, body }: ParsedOf<typeof surveys.answer>) => {
  const survey = (await findSurvey(ctx.db, params.ps_id)) ?? refuse('not_found')
  if (survey.closed_as) return refuse('conflict', surveyClosed.label(survey.closed_as))
  const stored = await storeAnswers(ctx.db, params.ps_id, body)
  if (!stored) return refuse('conflict', surveyMessages.answered)
  await raiseAlarm(ctx, {
    kind: 'surveys.answered',
    to: await findManagers(ctx.db, stored.ms_no),
    title: alarmTitle(survey.client_name),
    link: meetingPath(stored.ms_no),
    about: `survey:${stored.ms_no}`,
  })
  ctx.publish('meetings.changed')
  return read(ctx, params.ps_id)
}

/** Whoever opens a project reads what its people answered. */
const projectScopes = ['WorkList', 'WorkListV2', 'MyPageProject']

const maySee = async (ctx: Context, { ms_no, proj_no }: ParsedOf<typeof surveys.ofMeeting>['query']) => {
  if (ms_no !== undefined) return canSeeMeeting(ctx, ms_no)
  return (
    proj_no !== undefined && [...projectScopes, ...everyMeetingScopes].some((name) => ctx.actor.emp_scope.has(name))
  )
}

export const getSurveyOfMeeting = async (ctx: Context, { query }: ParsedOf<typeof surveys.ofMeeting>) =>
  list((await maySee(ctx, query)) ? await findAnswered(ctx.db, query) : [])
