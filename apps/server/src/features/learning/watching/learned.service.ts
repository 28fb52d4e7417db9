import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { enrolmentText } from '../../enrolments/enrolments.messages.ts'
import { liveSeatOf } from '../../enrolments/seats.service.ts'
import { findLearned } from './learned.queries.ts'

/** The curriculum with the caller's progress. Staff who keep courses see it as a learner would. */
export const getLearned = async (ctx: Context, { params }: ParsedOf<typeof learning.learned>) => {
  const { user_no } = ctx.actor
  const [seat, found] = await Promise.all([
    keepsCourses(ctx.actor) ? null : liveSeatOf(ctx, user_no, params.crs_no),
    findLearned(ctx.db, params.crs_no, user_no, false),
  ])
  const { state, ...course } = found ?? refuse('not_found')
  if (seat === undefined)
    return state === 2 || state === 3 ? refuse('not_allowed', enrolmentText.noSeat) : refuse('not_found')
  return one({ ...course, last_day: seat?.last_day ?? null })
}

export const getSamples = async (ctx: Context, { params }: ParsedOf<typeof learning.samples>) => {
  const found = (await findLearned(ctx.db, params.crs_no, ctx.actor.user_no, true)) ?? refuse('not_found')
  const { state, ...course } = found
  if (state !== 2 && state !== 3 && !keepsCourses(ctx.actor)) return refuse('not_found')
  return one({ ...course, is_guarded: false, last_day: null })
}
