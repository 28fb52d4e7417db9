import { randomBytes } from 'node:crypto'
import { learning } from '@crm/contract/features/learning/learning'
import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { openingOf, openLecture } from '../../enrolments/seats.service.ts'
import { lockWatcher } from './devices.queries.ts'
import { requireDevice } from './devices.service.ts'
import {
  deleteOldSessions,
  endLiveSession,
  findLangs,
  findSessionState,
  findWatchedLecture,
  findWatcher,
  insertSession,
  touchWatch,
  type WatchedLecture,
} from './sessions.queries.ts'

const sessionDays = 3

/** Once a night: an address works for three days at the most. */
export const forgetSessionsJob = job({ name: 'learning.forgetSessions', data: z.object({}), every: '20 4 * * *' })

export const forgetSessions = async ({ db }: JobContext) => {
  await deleteOldSessions(db, sessionDays)
}

const addressOf = (path: string, ticket: string) => path.replace(':ticket', ticket)

interface Place {
  cs_no: number | null
  wd_no: number | null
  at_second: number
  furthest: number | null
  is_done: boolean
}

const begin = async (ctx: Context, lecture: WatchedLecture, place: Place): Promise<WatchSession> => {
  const { user_no } = ctx.actor
  const { crl_no, crl_kind, crl_title, crl_content, crl_seconds } = lecture
  const { cs_no, wd_no, ...progress } = place
  const ticket = randomBytes(32).toString('base64url')
  const ws_no = await insertSession(ctx.db, { user_no, crl_no, cs_no, wd_no, ticket_hash: hashToken(ticket) })
  const plays = crl_kind === 'video' && crl_seconds > 0
  const langs = plays ? await findLangs(ctx.db, crl_no) : []
  const subtitles = addressOf(learning.subtitles.path, ticket)
  return {
    ws_no,
    ...{ crl_no, crl_kind, crl_title, crl_content, crl_seconds },
    url: plays ? addressOf(learning.playlist.path, ticket) : null,
    subtitles: langs.map((lang) => ({ lang, url: subtitles.replace(':lang', lang) })),
    ...progress,
    watcher: await findWatcher(ctx.db, user_no),
  }
}

const unseen = { cs_no: null, wd_no: null, at_second: 0, furthest: null, is_done: false }

/** Where to go on: at the beginning again once it was watched to its end. */
const resumeAt = (at_second: number, crl_seconds: number) => (at_second >= crl_seconds - 3 ? 0 : at_second)

/** Opens a lecture with the caller's seat. What plays elsewhere for the same person stops. */
const watchWithSeat = async (ctx: Context, lecture: WatchedLecture) => {
  const { user_no } = ctx.actor
  await lockWatcher(ctx.db, user_no)
  const wd_no = await requireDevice(ctx)
  const { crs_no, crl_no } = lecture
  const { cs_no } = await openLecture(ctx, { user_no, crs_no, crl_no, by: 'watch' })
  const { at_second, furthest, is_done } = await touchWatch(ctx.db, user_no, crl_no)
  if ((await endLiveSession(ctx.db, user_no)).length) ctx.publish('watching.changed', user_no)
  ctx.publish('learning.changed', user_no)
  return begin(ctx, lecture, {
    cs_no,
    wd_no,
    at_second: resumeAt(at_second, lecture.crl_seconds),
    furthest: lecture.is_guarded ? furthest : null,
    is_done,
  })
}

export const watchLecture = async (ctx: Context, { params }: ParsedOf<typeof learning.watch>) => {
  const lecture = (await findWatchedLecture(ctx.db, params.crl_no)) ?? refuse('not_found')
  if (keepsCourses(ctx.actor)) return one(await begin(ctx, lecture, unseen))
  return one(await watchWithSeat(ctx, lecture))
}

/** A sample of a course that is or was sold; drafts are only for those who write them. */
export const watchSample = async (ctx: Context, { params }: ParsedOf<typeof learning.watchSample>) => {
  const lecture = (await findWatchedLecture(ctx.db, params.crl_no)) ?? refuse('not_found')
  const isOpen = lecture.is_sample && !lecture.is_hidden && [2, 3].includes(lecture.crs_state)
  if (!isOpen && !keepsCourses(ctx.actor)) return refuse('not_found')
  return one(await begin(ctx, lecture, unseen))
}

export const getWatchState = async (ctx: Context, { params }: ParsedOf<typeof learning.watchState>) =>
  one((await findSessionState(ctx.db, params.ws_no, ctx.actor.user_no)) ?? refuse('not_found'))

/** What opening would do to the refund; another company's course has no seat, which is said. */
export const getOpening = async (ctx: Context, { params }: ParsedOf<typeof learning.opening>) => {
  const { crs_no, crl_no } = (await findWatchedLecture(ctx.db, params.crl_no)) ?? refuse('not_found')
  const { is_opened, refund_now, refund_after } = await openingOf(ctx, { user_no: ctx.actor.user_no, crs_no, crl_no })
  return one({ is_opened, refund_now, refund_after })
}
