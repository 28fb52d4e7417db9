import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context, FileOwner } from '../../../context.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { enrolmentText } from '../../enrolments/enrolments.messages.ts'
import { liveSeatOf, openLecture } from '../../enrolments/seats.service.ts'
import { filesOf } from '../../files/files.service.ts'
import { findWatchedLecture } from './sessions.queries.ts'

/** Learners do not see a hidden lecture. */
const hasSeat = async (ctx: Context, crl_no: number) => {
  const lecture = await findWatchedLecture(ctx.db, crl_no)
  if (!lecture || lecture.is_hidden) return false
  return (await liveSeatOf(ctx, ctx.actor.user_no, lecture.crs_no)) !== undefined
}

/** Names only: a link would open a file without opening the lecture. */
export const listMaterials = async (ctx: Context, { params }: ParsedOf<typeof learning.materials>) => {
  if (!(await findWatchedLecture(ctx.db, params.crl_no))) return refuse('not_found')
  if (!keepsCourses(ctx.actor) && !(await hasSeat(ctx, params.crl_no)))
    return refuse('not_allowed', enrolmentText.noSeat)
  const files = await filesOf(ctx, 'lecture_materials', params.crl_no)
  return list(files.map(({ fa_no, file_info: { originalname, size } }) => ({ fa_no, originalname, size })))
}

export const materialOwner: FileOwner = {
  // Learners get one file at a time: lists of files have links that open them without a trace.
  canSee: async (ctx, crl_no, fa_no) =>
    keepsCourses(ctx.actor) || (fa_no !== undefined && (await hasSeat(ctx, crl_no))),
  canAttach: async (ctx, crl_no) => keepsCourses(ctx.actor) && (await findWatchedLecture(ctx.db, crl_no)) !== undefined,
  changed: async (ctx) => ctx.publish('camp.changed'),
  opened: async (ctx, crl_no) => {
    if (keepsCourses(ctx.actor)) return
    const { crs_no } = (await findWatchedLecture(ctx.db, crl_no)) ?? refuse('not_found')
    await openLecture(ctx, { user_no: ctx.actor.user_no, crs_no, crl_no, by: 'material' })
  },
}
