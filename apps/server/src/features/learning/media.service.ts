import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context, FileOwner } from '../../context.ts'
import { list, ok, removed } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { requireCourse } from '../courses/lectures.service.ts'
import { keepsCourses } from '../courses/pictures.ts'
import { keepPartForUndo } from '../deletions/deletions.service.ts'
import { filesOf } from '../files/files.service.ts'
import { learningText } from './learning.messages.ts'
import { deleteSubtitles, findLectureFacts, findMediaOf, upsertSubtitles } from './media.queries.ts'
import { prepareJob } from './packing/packing.jobs.ts'
import { restartMedia } from './packing/packing.queries.ts'
import { takeUpload } from './packing/prepare.service.ts'
import { readSubtitles } from './subtitles/readSubtitles.ts'

export const listMedia = async (ctx: Context, { params }: ParsedOf<typeof learning.media>) => {
  await requireCourse(ctx, params.crs_no)
  return list(await findMediaOf(ctx.db, params.crs_no))
}

const requireLecture = async ({ db }: Context, crl_no: number) =>
  (await findLectureFacts(db, crl_no)) ?? refuse('not_found')

export const packAgain = async (ctx: Context, { params }: ParsedOf<typeof learning.packAgain>) => {
  await requireLecture(ctx, params.crl_no)
  const media = (await restartMedia(ctx.db, params.crl_no)) ?? refuse('conflict', learningText.nothingToPack)
  await ctx.enqueue(prepareJob, media)
  ctx.publish('camp.changed')
  return ok()
}

export const saveSubtitles = async (ctx: Context, { params, body }: ParsedOf<typeof learning.saveSubtitles>) => {
  await requireLecture(ctx, params.crl_no)
  const vtt = readSubtitles(body.text) ?? refuseField('invalid_input', 'text', learningText.notSubtitles)
  await upsertSubtitles(ctx.db, { ...params, vtt })
  ctx.publish('camp.changed')
  return ok()
}

export const removeSubtitles = async (ctx: Context, { params }: ParsedOf<typeof learning.removeSubtitles>) => {
  const { crl_no, lang } = params
  const undo_no = await keepPartForUndo(ctx, 'lecture_subtitles', crl_no, { lang }, 'camp.changed')
  await deleteSubtitles(ctx.db, crl_no, lang)
  ctx.publish('camp.changed')
  return removed(undo_no)
}

/** Uploads of videos: only staff who keep courses see the file itself; learners get segments. */
export const sourceOwner: FileOwner = {
  canSee: async (ctx, crl_no) => keepsCourses(ctx.actor) && (await findLectureFacts(ctx.db, crl_no)) !== undefined,
  canAttach: async (ctx, crl_no) => {
    if (!keepsCourses(ctx.actor)) return false
    const lecture = await findLectureFacts(ctx.db, crl_no)
    if (lecture && lecture.crl_kind !== 'video') return refuse('conflict', learningText.oneVideo)
    return lecture !== undefined
  },
  changed: async (ctx, crl_no) => {
    const [newest] = await filesOf(ctx, 'lecture_sources', crl_no)
    if (newest) await takeUpload(ctx, { crl_no, file_no: newest.file_no, user_no: newest.user_no })
    ctx.publish('camp.changed')
  },
}
