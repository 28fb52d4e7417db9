import type { learning } from '@crm/contract/features/learning/learning'
import { doneShare, fastest, readSeconds } from '@crm/contract/features/learning/watching.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { completeCourse } from '../certificates/completion.service.ts'
import { learningText } from '../learning.messages.ts'
import { creditInterval, lockSession, markDone } from './beats.queries.ts'

/** How much longer an interval may be than the clock allows: calls take time. */
const slackSeconds = 2

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>

const requireLive = async (ctx: Context, ws_no: number, played = { from: 0, to: 0 }): Promise<Session> => {
  const session = (await lockSession(ctx.db, ws_no, ctx.actor.user_no, played)) ?? refuse('not_found')
  return session.is_live ? session : refuse('conflict', learningText.playsElsewhere)
}

const nothing = { watched: 0, furthest: 0, is_done: false, is_completed: false }

/** Throws in words when an interval cannot have been played. */
const checkInterval = (session: Session, from: number, to: number) => {
  const { was_delivered, crl_seconds, since_beat, is_guarded, furthest } = session
  const isPossible = to > from && to <= crl_seconds && to - from <= fastest * since_beat + slackSeconds
  if (!isPossible || !was_delivered) refuse('invalid_input', learningText.notPlayed)
  if (is_guarded && from > furthest + slackSeconds) refuse('invalid_input', learningText.guarded)
}

const finishLecture = async (ctx: Context, { crs_no, crl_no }: Session) => {
  const { user_no } = ctx.actor
  if (!(await markDone(ctx.db, user_no, crl_no))) return false
  ctx.publish('learning.changed', user_no)
  return completeCourse(ctx, user_no, crs_no)
}

/** Credits what a player says it has played, if that can be: by what was sent to it and by the clock of the database. */
export const takeBeat = async (ctx: Context, { params, body }: ParsedOf<typeof learning.beat>) => {
  const { user_no } = ctx.actor
  const session = await requireLive(ctx, params.ws_no, body)
  if (!session.counts) return one(nothing)
  const { from, to } = body
  const { ws_no, crl_no, crl_seconds, is_guarded, furthest } = session
  if (from !== to) checkInterval(session, from, to)
  const at_second = Math.min(body.at_second, is_guarded ? Math.max(furthest, to) : crl_seconds)
  const enough = Math.ceil(crl_seconds * doneShare)
  const credit = await creditInterval(ctx.db, { user_no, ws_no, crl_no, from, to, at_second, enough })
  const { is_news, ...progress } = credit ?? refuse('not_found')
  return one({ ...progress, is_completed: is_news && (await finishLecture(ctx, session)) })
}

/** 학습 완료 of a lecture without a video. */
export const finishReading = async (ctx: Context, { params }: ParsedOf<typeof learning.finish>) => {
  const session = await requireLive(ctx, params.ws_no)
  if (session.crl_seconds > 0) return refuse('conflict', learningText.watchIt)
  if (!session.counts) return one({ ...nothing, is_done: true })
  if (session.since_start < readSeconds) return refuse('conflict', learningText.readFirst)
  return one({ ...nothing, is_done: true, is_completed: await finishLecture(ctx, session) })
}
