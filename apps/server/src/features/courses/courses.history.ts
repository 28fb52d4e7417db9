import { courseCategory, courseFields, courseLevel, courseState } from '@crm/contract/features/courses/courses.rows'
import type { HistoryChange } from '@crm/contract/features/history/history'
import type { HistoryOwner } from '../../context.ts'
import { type AuditRow, auditRowsOf } from '../../db/auditEntries.ts'
import { plainText } from '../../html.ts'
import { fieldChanges, type HistoryFields } from '../history/fieldChanges.ts'
import { coursesText, curriculumFields } from './courses.messages.ts'
import { findCourse } from './courses.queries.ts'
import { keepsCourses } from './pictures.ts'

const yesOrNo = (value: unknown) => (value ? coursesText.yes : coursesText.no)
const words = (html: unknown) => plainText(String(html)).slice(0, 200)

/** The columns that the history shows, in the order of the form. */
export const courseHistory: HistoryFields = {
  crs_title: [courseFields.crs_title],
  crs_summary: [courseFields.crs_summary],
  crs_content: [courseFields.crs_content, words],
  cat_code: [courseFields.cat_code, courseCategory.labelOf],
  crs_level: [courseFields.crs_level, courseLevel.labelOf],
  teacher_name: [courseFields.teacher_name],
  crs_price: [courseFields.crs_price],
  crs_sale_price: [courseFields.crs_sale_price],
  sale_from: [courseFields.sale_from],
  sale_until: [courseFields.sale_until],
  crs_days: [courseFields.crs_days],
  crs_rate: [courseFields.crs_rate],
  is_guarded: [courseFields.is_guarded, yesOrNo],
  is_tax_free: [courseFields.is_tax_free, yesOrNo],
  state: [courseFields.state, courseState.labelOf],
}

const lectureHistory: HistoryFields = {
  crl_content: [curriculumFields.crl_content, words],
  crl_seconds: [curriculumFields.crl_seconds],
  is_sample: [curriculumFields.is_sample, yesOrNo],
  is_hidden: [curriculumFields.is_hidden, yesOrNo],
}

/** A chapter or a lecture is named by its title; what happened to it stands beside the name. */
const partChanges = (part: string, title: string, fields: HistoryFields, row: AuditRow): HistoryChange[] => {
  const [before, after] = [row.before?.[title], row.after?.[title]].map((name) => (name ? String(name) : null))
  if (row.action === 'insert') return [{ field: `${part} ${coursesText.added}`, before: null, after: after ?? null }]
  if (row.action === 'delete') return [{ field: `${part} ${coursesText.removed}`, before: before ?? null, after: null }]
  const renamed = before === after ? [] : [{ field: part, before: before ?? null, after: after ?? null }]
  const changes = fieldChanges(row.before, row.after, fields)
  return [...renamed, ...changes.map((change) => ({ ...change, field: `${after} · ${change.field}` }))]
}

const describeRow = (row: AuditRow): HistoryChange[] => {
  if (row.table_name === 'course_chapters') return partChanges(coursesText.chapter, 'crc_title', {}, row)
  if (row.table_name === 'course_lectures') return partChanges(coursesText.lecture, 'crl_title', lectureHistory, row)
  return fieldChanges(row.before, row.after, courseHistory)
}

/** What happened to a course, its chapters and its lectures. */
export const courseHistoryOwner: HistoryOwner = {
  canSee: async (ctx, crs_no) => keepsCourses(ctx.actor) && (await findCourse(ctx.db, crs_no)) !== undefined,
  auditRows: async (_ctx, crs_no) => auditRowsOf(['courses', 'course_chapters', 'course_lectures'], crs_no),
  describe: async () => (entry) => entry.rows.flatMap(describeRow),
}
