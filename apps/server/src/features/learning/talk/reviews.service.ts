import type { learning } from '@crm/contract/features/learning/learning'
import { type CourseReview, reviewColumns } from '@crm/contract/features/learning/talk.rows'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { byPages, excelDownload } from '../../../excel/workbook.ts'
import { ok, one, page } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { requireCourse } from '../../courses/lectures.service.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { findKeepers } from './questions.queries.ts'
import { talkText } from './talk.messages.ts'

const fromShare = 0.3
const lowStars = 2

const findReviews = async (
  db: Db,
  { crs_no, cr_no, stars, r_state, offset, limit }: QueryOf<typeof learning.reviews>,
  user_no: number,
  seesAll: boolean,
) => {
  const where = sql`r.crs_no = ${crs_no} and (r.hidden_dt is null or ${seesAll}::boolean or r.user_no = ${user_no})
    and r.cr_no = coalesce(${cr_no ?? null}::int, r.cr_no)
    and r.stars = coalesce(${stars ?? null}::int, r.stars)
    and (${r_state ?? null}::text is null or (${r_state ?? null}::text = 'hidden') = (r.hidden_dt is not null))`
  const { rows } = await sql<CourseReview>`
    select r.cr_no, r.stars, r.cr_text, u.user_name, r.user_no = ${user_no} as is_own,
           to_char(r.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt, r.reply, r.hidden_reason
      from course_reviews r join users u using (user_no)
     where ${where} order by r.cr_no desc offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from course_reviews r where ${where}`.execute(db)
  return { query: rows, total: counted[0]?.total ?? 0 }
}

export const listReviews = async (ctx: Context, { query }: ParsedOf<typeof learning.reviews>) => {
  const seesAll = keepsCourses(ctx.actor)
  const course = await ctx.db
    .selectFrom('courses')
    .select('state')
    .where('crs_no', '=', query.crs_no)
    .executeTakeFirst()
  if (!course || (!seesAll && course.state !== 2 && course.state !== 3)) return refuse('not_found')
  return page(await findReviews(ctx.db, query, ctx.actor.user_no, seesAll))
}

export const exportReviews = async (ctx: Context, { query }: ParsedOf<typeof learning.reviewsExcel>) => {
  await requireCourse(ctx, query.crs_no)
  const batches = byPages((some) => findReviews(ctx.db, { ...query, ...some }, ctx.actor.user_no, true))
  const name = talkText.reviews
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(reviewColumns), batches })
}

/** How much of a course somebody has done, by its lectures. */
const findShare = async (db: Db, crs_no: number, user_no: number) => {
  const { rows } = await sql<{ share: number; crs_title: string; teacher_emp_no: number | null; is_there: boolean }>`
    select c.crs_title, c.teacher_emp_no,
           exists (select from course_seats s where s.crs_no = c.crs_no and s.user_no = ${user_no}) as is_there,
           coalesce(avg(case when w.done_dt is not null then 1.0
                             when l.crl_seconds > 0 then least(1.0, coalesce(w.seconds, 0)::numeric / l.crl_seconds) else 0 end), 0)::float8 as share
      from courses c left join course_lectures l on l.crs_no = c.crs_no and not l.is_hidden
      left join lecture_watches w on w.crl_no = l.crl_no and w.user_no = ${user_no}
     where c.crs_no = ${crs_no} group by c.crs_no`.execute(db)
  return rows[0]
}

export const getOwnReview = async (ctx: Context, { params: { crs_no } }: ParsedOf<typeof learning.ownReview>) => {
  const { user_no } = ctx.actor
  const share = (await findShare(ctx.db, crs_no, user_no)) ?? refuse('not_found')
  const review = await ctx.db
    .selectFrom('course_reviews')
    .select(['stars', 'cr_text'])
    .where('crs_no', '=', crs_no)
    .where('user_no', '=', user_no)
    .executeTakeFirst()
  const can_write = share.is_there && share.share >= fromShare
  return one({ percent: Math.floor(share.share * 100), can_write, review: review ?? null })
}

export const saveReview = async (ctx: Context, { params: { crs_no }, body }: ParsedOf<typeof learning.saveReview>) => {
  const { user_no } = ctx.actor
  const share = await findShare(ctx.db, crs_no, user_no)
  if (!share?.is_there) return refuse('not_found')
  if (share.share < fromShare) return refuse('conflict', talkText.tooEarly)
  await ctx.db
    .insertInto('course_reviews')
    .values({ ...body, crs_no, user_no })
    .onConflict((conflict) => conflict.constraint('course_reviews_one').doUpdateSet({ ...body, edit_dt: sql`now()` }))
    .execute()
  if (body.stars <= lowStars) {
    const [teacher, keepers] = [share.teacher_emp_no ?? 0, await findKeepers(ctx.db)]
    await raiseAlarm(ctx, {
      kind: 'camp.review',
      toStaff: keepers.includes(teacher) ? [teacher] : keepers,
      title: talkText.lowReview(share.crs_title, body.stars),
      body: body.cr_text,
      link: pathOf('CampClassDetail', { id: crs_no }, { tab: 'reviews' }),
      about: `course_reviews:${crs_no}:${user_no}`,
    })
  }
  ctx.publish('camp_talk.changed')
  return ok()
}

const change = async (ctx: Context, cr_no: number, columns: Record<string, unknown>) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('course_reviews')
    .set(columns)
    .where('cr_no', '=', cr_no)
    .executeTakeFirst()
  if (!numUpdatedRows) return refuse('not_found')
  ctx.publish('camp_talk.changed')
  return ok()
}

export const replyReview = (ctx: Context, { params, body: { reply } }: ParsedOf<typeof learning.replyReview>) =>
  change(ctx, params.cr_no, {
    reply,
    reply_emp_no: reply === null ? null : ctx.actor.emp_no,
    reply_dt: reply === null ? null : sql`now()`,
  })

export const hideReview = (ctx: Context, { params, body: { reason } }: ParsedOf<typeof learning.hideReview>) =>
  change(ctx, params.cr_no, {
    hidden_reason: reason,
    hidden_emp_no: reason === null ? null : ctx.actor.emp_no,
    hidden_dt: reason === null ? null : sql`now()`,
  })
