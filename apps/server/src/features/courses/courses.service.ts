import { courses } from '@crm/contract/features/courses/courses'
import {
  type Course,
  type CourseDraft,
  courseColumns,
  longestCourseText,
} from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { hasContent } from '@crm/contract/kit/richText'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterConditions } from '../../db/filters.ts'
import { movedBefore, writePlaces } from '../../db/places.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { ok, one, page, removed } from '../../http/answer/answers.ts'
import { Refusal, refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { cleanRichText, keepPictures } from '../editor/editor.service.ts'
import { attachFiles, filesOf } from '../files/files.service.ts'
import { coursesText } from './courses.messages.ts'
import { missingForSale } from './courses.policy.ts'
import {
  copyCurriculum,
  courseFigures,
  findCourse,
  findCourseRows,
  findCoursesOfCategory,
  findStaffName,
  insertCourse,
  lockCategory,
  lockCourse,
  setCourseState,
  updateCourseRow,
} from './courses.queries.ts'
import { findLecturesOf } from './curriculum.queries.ts'
import { removePictureOf, withPictures } from './pictures.ts'

const order = {
  reg_dt: sql`r.crs_no`,
  crs_title: sql`r.crs_title`,
  crs_price: sql`r.crs_price`,
  crs_place: sql`c.cat_place, r.crs_place`,
  ...courseFigures,
}

const found = (query: Omit<QueryOf<typeof courses.list>, 'offset' | 'limit'>) => ({
  id: 'r.crs_no' as const,
  from: sql`courses r join course_categories c using (cat_code)`,
  where: [
    ...filterConditions(query, {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      state: (state) => sql`r.state = ${state}`,
      cat_code: (code) => sql`r.cat_code = ${code}`,
      crs_level: (level) => sql`r.crs_level = ${level}`,
      teacher_emp_no: (emp_no) => sql`r.teacher_emp_no = ${emp_no}`,
    }),
    ...(query.state === undefined ? [sql`r.state <> 0`] : []),
  ],
  orderBy: sql`${order[query.sort]} ${query.desc ? sql`desc nulls last` : sql`asc`}, r.crs_no desc`,
})

const pictured = <Row extends { crs_no: number }>(ctx: Context, rows: Row[]) =>
  withPictures(ctx, 'course_pictures', rows, ({ crs_no }) => crs_no)

export const listCourses = async (ctx: Context, { query }: ParsedOf<typeof courses.list>) => {
  const total = query.keyword ? 'window' : 'query'
  const rows = async (nos: number[]) => pictured(ctx, await findCourseRows(ctx.db, nos))
  return page(await readPage(ctx.db, { ...found(query), page: query, total, rows }))
}

export const exportCourses = async (ctx: Context, { query }: ParsedOf<typeof courses.excel>) => {
  const rows = async (nos: number[]) => (await findCourseRows(ctx.db, nos)).map((row) => ({ ...row, picture: null }))
  const batches = inBatches(await readIds(ctx.db, found(query)), rows)
  const name = coursesText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(courseColumns), batches })
}

const read = async (ctx: Context, crs_no: number): Promise<Course> => {
  const [course] = await pictured(ctx, [(await findCourse(ctx.db, crs_no)) ?? refuse('not_found')])
  if (!course) return refuse('not_found')
  const lectures = await findLecturesOf(ctx.db, crs_no)
  return { ...course, missing: missingForSale({ ...course, hasPicture: course.picture !== null, lectures }) }
}

const answer = async (ctx: Context, crs_no: number) => {
  ctx.publish('camp.changed')
  return one(await read(ctx, crs_no))
}

export const getCourse = async (ctx: Context, { params }: ParsedOf<typeof courses.detail>) =>
  one(await read(ctx, params.crs_no))

// ---------------------------------------------------------------- writing

/** The course for a change: nobody else changes it meanwhile, and deleted ones are restored first. */
export const courseToChange = async (ctx: Context, crs_no: number) => {
  const course = (await lockCourse(ctx.db, crs_no)) ?? refuse('not_found')
  return course.state === 0 ? refuse('conflict', coursesText.deleted) : course
}

/** What is on sale stays complete; only its picture may be taken away for a moment, to be replaced. */
export const keepSellable = async (ctx: Context, crs_no: number, state: number) => {
  if (state !== 2) return
  const course = (await findCourse(ctx.db, crs_no)) ?? refuse('not_found')
  const lectures = await findLecturesOf(ctx.db, crs_no)
  const missing = missingForSale({ ...course, hasPicture: true, lectures })
  if (missing.length) refuse('conflict', missing.join('\n'))
}

/** Rich text that may be empty. */
export const cleanCourseText = (field: string, html: string) =>
  hasContent(html) ? cleanRichText(field, html, { most: longestCourseText, missing: coursesText.contentMissing }) : ''

const columnsOf = async (ctx: Context, draft: CourseDraft): Promise<CourseDraft> => {
  const { teacher_emp_no } = draft
  const name = teacher_emp_no === null ? draft.teacher_name : await findStaffName(ctx.db, teacher_emp_no)
  const teacher_name = name ?? refuseChoice('teacher_emp_no')
  return { ...draft, teacher_name, crs_content: cleanCourseText('crs_content', draft.crs_content) }
}

export const createCourse = async (ctx: Context, { body }: ParsedOf<typeof courses.create>) => {
  const columns = await columnsOf(ctx, body)
  await lockCategory(ctx.db, body.cat_code)
  const crs_no = await insertCourse(ctx.db, columns, ctx.actor.emp_no ?? refuse('not_allowed'))
  await keepPictures(ctx, { to_table: 'courses', to_no: crs_no }, columns.crs_content)
  return answer(ctx, crs_no)
}

export const updateCourse = async (ctx: Context, { params, body }: ParsedOf<typeof courses.update>) => {
  const { crs_no } = params
  const { rev, ...draft } = body
  const { rev: newest, cat_code, state } = await courseToChange(ctx, crs_no)
  if (rev !== newest) return refuseOutdated(courses.detail, await read(ctx, crs_no))
  const columns = await columnsOf(ctx, draft)
  await lockCategory(ctx.db, columns.cat_code)
  await updateCourseRow(ctx.db, crs_no, columns, cat_code !== columns.cat_code)
  await keepPictures(ctx, { to_table: 'courses', to_no: crs_no }, columns.crs_content)
  await keepSellable(ctx, crs_no, state)
  return answer(ctx, crs_no)
}

export const moveCourse = async (ctx: Context, { params, body }: ParsedOf<typeof courses.move>) => {
  const course = (await findCourse(ctx.db, params.crs_no)) ?? refuse('not_found')
  await lockCategory(ctx.db, course.cat_code)
  const nos = await findCoursesOfCategory(ctx.db, course.cat_code)
  if (!nos.includes(params.crs_no)) return refuse('conflict')
  const moved = movedBefore(nos, params.crs_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'courses', key: 'crs_no', place: 'crs_place' }, moved)
  ctx.publish('camp.changed')
  return ok()
}

const copiedTitle = (title: string) => `${title.slice(0, 60 - coursesText.copy.length - 1)} ${coursesText.copy}`

export const copyCourse = async (ctx: Context, { params }: ParsedOf<typeof courses.copy>) => {
  const course = (await findCourse(ctx.db, params.crs_no)) ?? refuse('not_found')
  await lockCategory(ctx.db, course.cat_code)
  const { crs_summary, crs_content, cat_code, crs_level, teacher_emp_no, teacher_name } = course
  const { crs_price, crs_sale_price, sale_from, sale_until, crs_days, crs_rate, is_guarded, is_tax_free } = course
  const texts = { crs_title: copiedTitle(course.crs_title), crs_summary, crs_content, cat_code, crs_level }
  const prices = { crs_price, crs_sale_price, sale_from, sale_until, crs_days, crs_rate, is_guarded, is_tax_free }
  const copy = { ...texts, ...prices, teacher_emp_no, teacher_name }
  const crs_no = await insertCourse(ctx.db, copy, ctx.actor.emp_no ?? refuse('not_allowed'))
  await copyCurriculum(ctx.db, params.crs_no, crs_no)
  await keepPictures(ctx, { to_table: 'courses', to_no: crs_no }, crs_content)
  const pictures = await filesOf(ctx, 'course_pictures', params.crs_no)
  const rows = pictures.map(({ file_no }) => ({ to_no: crs_no, file_no }))
  await attachFiles(ctx.db, 'course_pictures', rows, ctx.actor.user_no)
  return answer(ctx, crs_no)
}

// ---------------------------------------------------------------- states

/** Says everything that is missing at once. */
export const publishCourse = async (ctx: Context, { params }: ParsedOf<typeof courses.publish>) => {
  const { state } = await courseToChange(ctx, params.crs_no)
  const { missing } = await read(ctx, params.crs_no)
  if (missing.length) {
    const fields = Object.fromEntries(missing.map((message, place) => [`missing.${place}`, message]))
    throw new Refusal('invalid_input', missing.join('\n'), fields)
  }
  if (state !== 2) await setCourseState(ctx.db, params.crs_no, 2)
  return answer(ctx, params.crs_no)
}

export const endSale = async (ctx: Context, { params }: ParsedOf<typeof courses.endSale>) => {
  const { state } = await courseToChange(ctx, params.crs_no)
  if (state === 1) return refuse('conflict', coursesText.notOnSale)
  if (state === 2) await setCourseState(ctx.db, params.crs_no, 3)
  return answer(ctx, params.crs_no)
}

export const removeCourse = async (ctx: Context, { params }: ParsedOf<typeof courses.remove>) => {
  const { sold_dt } = await courseToChange(ctx, params.crs_no)
  if (sold_dt) return refuse('conflict', coursesText.soldCourse)
  await setCourseState(ctx.db, params.crs_no, 0)
  ctx.publish('camp.changed')
  return removed(null)
}

export const restoreCourse = async (ctx: Context, { params }: ParsedOf<typeof courses.restore>) => {
  const { state } = (await lockCourse(ctx.db, params.crs_no)) ?? refuse('not_found')
  if (state !== 0) return refuse('conflict', coursesText.notDeleted)
  await setCourseState(ctx.db, params.crs_no, 1)
  return answer(ctx, params.crs_no)
}

export const removeCoursePicture = async (ctx: Context, { params }: ParsedOf<typeof courses.removePicture>) => {
  await removePictureOf(ctx, 'course_pictures', params.crs_no)
  return ok()
}
