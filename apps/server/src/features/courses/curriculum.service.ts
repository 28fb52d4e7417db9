import { type courses, courses as endpoints } from '@crm/contract/features/courses/courses'
import { mostChapters, mostLectures } from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { movedBefore, writePlaces } from '../../db/places.ts'
import { list, one, removed } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { keepPictures } from '../editor/editor.service.ts'
import { detachFiles } from '../files/files.service.ts'
import { coursesText } from './courses.messages.ts'
import { findCourse } from './courses.queries.ts'
import { cleanCourseText, courseToChange, keepSellable } from './courses.service.ts'
import {
  deleteChapter,
  deleteLecture,
  findChapter,
  findCurriculum,
  findLecture,
  insertChapter,
  insertLecture,
  placeLectures,
  renameChapter,
  updateLectureRow,
} from './curriculum.queries.ts'

export const getCurriculum = async (ctx: Context, { params }: ParsedOf<typeof courses.curriculum>) => {
  if (!(await findCourse(ctx.db, params.crs_no))) return refuse('not_found')
  return list(await findCurriculum(ctx.db, params.crs_no))
}

const answer = async (ctx: Context, crs_no: number) => {
  ctx.publish('camp.changed')
  return list(await findCurriculum(ctx.db, crs_no))
}

/** The chapter with its course locked: read again, because somebody may have removed it before the lock was ours. */
const chapterToChange = async (ctx: Context, crc_no: number) => {
  const { crs_no } = (await findChapter(ctx.db, crc_no)) ?? refuse('not_found')
  const course = await courseToChange(ctx, crs_no)
  return { chapter: (await findChapter(ctx.db, crc_no)) ?? refuse('not_found'), course }
}

const lectureToChange = async (ctx: Context, crl_no: number) => {
  const { crs_no } = (await findLecture(ctx.db, crl_no)) ?? refuse('not_found')
  const course = await courseToChange(ctx, crs_no)
  return { lecture: (await findLecture(ctx.db, crl_no)) ?? refuse('not_found'), course }
}

// ---------------------------------------------------------------- chapters

export const createChapter = async (ctx: Context, { params, body }: ParsedOf<typeof courses.createChapter>) => {
  await courseToChange(ctx, params.crs_no)
  const chapters = await findCurriculum(ctx.db, params.crs_no)
  if (chapters.length >= mostChapters) return refuse('conflict', coursesText.tooManyChapters)
  await insertChapter(ctx.db, params.crs_no, body.crc_title)
  return answer(ctx, params.crs_no)
}

export const updateChapter = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateChapter>) => {
  const { chapter } = await chapterToChange(ctx, params.crc_no)
  if (chapter.rev !== body.rev) {
    const chapters = await findCurriculum(ctx.db, chapter.crs_no)
    return refuseOutdated(
      endpoints.curriculum,
      chapters.find(({ crc_no }) => crc_no === params.crc_no),
    )
  }
  await renameChapter(ctx.db, params.crc_no, body.crc_title)
  return answer(ctx, chapter.crs_no)
}

export const moveChapter = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveChapter>) => {
  const { chapter } = await chapterToChange(ctx, params.crc_no)
  const nos = (await findCurriculum(ctx.db, chapter.crs_no)).map(({ crc_no }) => crc_no)
  const moved = movedBefore(nos, params.crc_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'course_chapters', key: 'crc_no', place: 'crc_place' }, moved)
  return answer(ctx, chapter.crs_no)
}

export const removeChapter = async (ctx: Context, { params }: ParsedOf<typeof courses.removeChapter>) => {
  const { chapter } = await chapterToChange(ctx, params.crc_no)
  const chapters = await findCurriculum(ctx.db, chapter.crs_no)
  if (chapters.find(({ crc_no }) => crc_no === params.crc_no)?.lectures.length)
    return refuse('conflict', coursesText.chapterHasLectures)
  const undo_no = await keepForUndo(ctx, 'course_chapters', params.crc_no, 'camp.changed')
  await deleteChapter(ctx.db, params.crc_no)
  ctx.publish('camp.changed')
  return removed(undo_no)
}

// ---------------------------------------------------------------- lectures

const readLecture = async (ctx: Context, crl_no: number) => (await findLecture(ctx.db, crl_no)) ?? refuse('not_found')

export const getLecture = async (ctx: Context, { params }: ParsedOf<typeof courses.lecture>) =>
  one(await readLecture(ctx, params.crl_no))

/** Lectures of a chapter, in order; a chapter of another course is a wrong choice. */
const lecturesIn = async (ctx: Context, crs_no: number, crc_no: number) => {
  const chapters = await findCurriculum(ctx.db, crs_no)
  const chapter = chapters.find((one) => one.crc_no === crc_no) ?? refuseChoice('crc_no')
  return chapter.lectures.map(({ crl_no }) => crl_no)
}

/** In a course that is on sale a new lecture is hidden until there is something in it. */
export const createLecture = async (ctx: Context, { params, body }: ParsedOf<typeof courses.createLecture>) => {
  const { chapter, course } = await chapterToChange(ctx, params.crc_no)
  const lectures = await lecturesIn(ctx, chapter.crs_no, params.crc_no)
  if (lectures.length >= mostLectures) return refuse('conflict', coursesText.tooManyLectures)
  const place = { crs_no: chapter.crs_no, crc_no: params.crc_no }
  const crl_no = await insertLecture(ctx.db, { ...body, ...place, is_hidden: course.state === 2 })
  ctx.publish('camp.changed')
  return one(await readLecture(ctx, crl_no))
}

export const updateLecture = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateLecture>) => {
  const { rev, ...change } = body
  const { lecture, course } = await lectureToChange(ctx, params.crl_no)
  if (rev !== lecture.rev) return refuseOutdated(endpoints.lecture, lecture)
  const crl_content = cleanCourseText('crl_content', change.crl_content)
  await updateLectureRow(ctx.db, params.crl_no, { ...change, crl_content })
  await keepPictures(ctx, { to_table: 'courses', to_no: course.crs_no }, crl_content)
  await keepSellable(ctx, course.crs_no, course.state)
  ctx.publish('camp.changed')
  return one(await readLecture(ctx, params.crl_no))
}

export const moveLecture = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveLecture>) => {
  const { course } = await lectureToChange(ctx, params.crl_no)
  const nos = await lecturesIn(ctx, course.crs_no, body.crc_no)
  if (!nos.includes(params.crl_no) && nos.length >= mostLectures) return refuse('conflict', coursesText.tooManyLectures)
  const moved = movedBefore(nos, params.crl_no, body.before) ?? refuseChoice('before')
  await placeLectures(ctx.db, body.crc_no, moved)
  return answer(ctx, course.crs_no)
}

export const removeLecture = async (ctx: Context, { params }: ParsedOf<typeof courses.removeLecture>) => {
  const { course } = await lectureToChange(ctx, params.crl_no)
  if (course.sold_dt) return refuse('conflict', coursesText.soldLecture)
  const undo_no = await keepForUndo(ctx, 'course_lectures', params.crl_no, 'camp.changed')
  await deleteLecture(ctx.db, params.crl_no)
  await detachFiles(ctx.db, 'lecture_materials', [params.crl_no])
  await keepSellable(ctx, course.crs_no, course.state)
  ctx.publish('camp.changed')
  return removed(undo_no)
}
