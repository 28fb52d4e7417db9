import type { learning } from '@crm/contract/features/learning/learning'
import { questionColumns } from '@crm/contract/features/learning/talk.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import type { Context, FileOwner } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { byPages, excelDownload } from '../../../excel/workbook.ts'
import { ok, one, page, removed } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { requireCourse } from '../../courses/lectures.service.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { keepStateForUndo } from '../../deletions/deletions.service.ts'
import { enrolmentText } from '../../enrolments/enrolments.messages.ts'
import { liveSeatOf } from '../../enrolments/seats.service.ts'
import { findWatchedLecture } from '../watching/sessions.queries.ts'
import {
  findAnswerers,
  findOwnAnswer,
  findQuestion,
  findQuestions,
  type Question,
  updateAnswer,
} from './questions.queries.ts'
import { talkText } from './talk.messages.ts'

const isTeacher = ({ actor, db }: Context, crs_no: number) =>
  db
    .selectFrom('courses')
    .select('crs_no')
    .where('crs_no', '=', crs_no)
    .where('teacher_emp_no', '=', actor.emp_no)
    .executeTakeFirst()

const answers = async (ctx: Context, crs_no: number) =>
  keepsCourses(ctx.actor) || (ctx.actor.emp_no !== null && (await isTeacher(ctx, crs_no)) !== undefined)

export const listQuestions = async (ctx: Context, { query }: ParsedOf<typeof learning.questions>) => {
  const seesAll = await answers(ctx, query.crs_no)
  if (!seesAll && !(await liveSeatOf(ctx, ctx.actor.user_no, query.crs_no))) return refuse('not_found')
  return page(await findQuestions(ctx.db, query, ctx.actor.user_no, seesAll))
}

/** Questions of all courses that the caller teaches; for everybody else the list is empty. */
export const listTaughtQuestions = async (ctx: Context, { query }: ParsedOf<typeof learning.taughtQuestions>) => {
  const teacher_emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  return page(await findQuestions(ctx.db, { ...query, teacher_emp_no }, ctx.actor.user_no, true))
}

export const exportQuestions = async (ctx: Context, { query }: ParsedOf<typeof learning.questionsExcel>) => {
  await requireCourse(ctx, query.crs_no)
  const batches = byPages((some) => findQuestions(ctx.db, { ...query, ...some }, ctx.actor.user_no, true))
  const name = talkText.questions
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(questionColumns), batches })
}

const announce = (ctx: Context) => {
  ctx.publish('camp_talk.changed')
}

export const askQuestion = async (ctx: Context, { params, body }: ParsedOf<typeof learning.ask>) => {
  const { user_no } = ctx.actor
  const lecture = (await findWatchedLecture(ctx.db, params.crl_no)) ?? refuse('not_found')
  const { crs_no, crl_no, crs_title, teacher_emp_no } = lecture
  if (!(await liveSeatOf(ctx, user_no, crs_no))) return refuse('not_allowed', enrolmentText.noSeat)
  const values = { ...body, crs_no, crl_no, user_no }
  const row = await ctx.db.insertInto('course_questions').values(values).returning('cq_no').executeTakeFirstOrThrow()
  const { people, areKeepers } = await findAnswerers(ctx.db, teacher_emp_no)
  await raiseAlarm(ctx, {
    kind: 'camp.question',
    toStaff: people,
    title: talkText.asked(crs_title),
    body: body.cq_text,
    // A teacher who keeps no courses has a page of their own.
    link: areKeepers
      ? pathOf('CampClassDetail', { id: crs_no }, { tab: 'questions' })
      : pathOf('CampQuestionList', {}, { q_state: 'open' }),
    about: `course_questions:${row.cq_no}`,
  })
  announce(ctx)
  return one(row)
}

const ownQuestion = async (ctx: Context, cq_no: number) => {
  const question = await findQuestion(ctx.db, cq_no)
  return question && question.user_no === ctx.actor.user_no ? question : refuse('not_found')
}

export const editQuestion = async (ctx: Context, { params, body }: ParsedOf<typeof learning.editQuestion>) => {
  await ownQuestion(ctx, params.cq_no)
  const change = { ...body, edit_dt: sql<string>`now()` }
  await ctx.db.updateTable('course_questions').set(change).where('cq_no', '=', params.cq_no).execute()
  announce(ctx)
  return ok()
}

export const removeQuestion = async (ctx: Context, { params }: ParsedOf<typeof learning.removeQuestion>) => {
  await ownQuestion(ctx, params.cq_no)
  const undo_no = await keepStateForUndo(ctx, 'course_questions', params.cq_no, 'camp_talk.changed')
  await ctx.db.updateTable('course_questions').set({ state: 0 }).where('cq_no', '=', params.cq_no).execute()
  announce(ctx)
  return removed(undo_no)
}

export const answerQuestion = async (ctx: Context, { params, body }: ParsedOf<typeof learning.answer>) => {
  const question = (await findQuestion(ctx.db, params.cq_no)) ?? refuse('not_found')
  if (!(await answers(ctx, question.crs_no))) return refuse('not_allowed', talkText.answerersOnly)
  const emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  await ctx.db
    .insertInto('course_answers')
    .values({ cq_no: params.cq_no, emp_no, ...body })
    .execute()
  await raiseAlarm(ctx, {
    kind: 'camp.answer',
    to: [question.user_no],
    title: talkText.answered(question.crs_title),
    body: body.ca_text,
    link: `/client/camp-v3/lecture/${question.crs_no}?crl_no=${question.crl_no}&tab=questions`,
    about: `course_questions:${params.cq_no}`,
  })
  announce(ctx)
  return ok()
}

/** Throws unless the caller wrote it and may still answer there. */
const requireOwnAnswer = async (ctx: Context, ca_no: number) => {
  const answer = (await findOwnAnswer(ctx.db, ca_no, ctx.actor.emp_no ?? 0)) ?? refuse('not_found')
  const question = (await findQuestion(ctx.db, answer.cq_no)) ?? refuse('not_found')
  if (!(await answers(ctx, question.crs_no))) refuse('not_allowed', talkText.answerersOnly)
}

export const editAnswer = async (ctx: Context, { params, body }: ParsedOf<typeof learning.editAnswer>) => {
  await requireOwnAnswer(ctx, params.ca_no)
  await updateAnswer(ctx.db, params.ca_no, body)
  announce(ctx)
  return ok()
}

export const removeAnswer = async (ctx: Context, { params }: ParsedOf<typeof learning.removeAnswer>) => {
  await requireOwnAnswer(ctx, params.ca_no)
  const undo_no = await keepStateForUndo(ctx, 'course_answers', params.ca_no, 'camp_talk.changed')
  await updateAnswer(ctx.db, params.ca_no, { state: 0 })
  announce(ctx)
  return removed(undo_no)
}

const seesQuestion = async (ctx: Context, { crs_no, user_no, is_private }: Question) => {
  if (user_no === ctx.actor.user_no || (await answers(ctx, crs_no))) return true
  return !is_private && (await liveSeatOf(ctx, ctx.actor.user_no, crs_no)) !== undefined
}

/** Files of a question: its author brings them, and whoever sees the question sees them. */
export const questionOwner: FileOwner = {
  canSee: async (ctx, cq_no) => {
    const question = await findQuestion(ctx.db, cq_no)
    return question !== undefined && seesQuestion(ctx, question)
  },
  canAttach: async (ctx, cq_no) => (await findQuestion(ctx.db, cq_no))?.user_no === ctx.actor.user_no,
  changed: async (ctx) => announce(ctx),
}
