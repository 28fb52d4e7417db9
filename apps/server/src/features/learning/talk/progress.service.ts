import type { learning } from '@crm/contract/features/learning/learning'
import { type LearnerRow, type LectureProgress, learnerColumns } from '@crm/contract/features/learning/talk.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { filterConditions } from '../../../db/filters.ts'
import { readIds, readPage } from '../../../db/readPage.ts'
import { matches } from '../../../db/search/search.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { list, page } from '../../../http/answer/answers.ts'
import { requireCourse } from '../../courses/lectures.service.ts'
import { talkText } from './talk.messages.ts'

/** A video is shown in so many parts. */
const parts = 30

/** How far people get in each lecture, and which parts of a video they watch. */
export const listProgress = async (ctx: Context, { params: { crs_no } }: ParsedOf<typeof learning.progress>) => {
  await requireCourse(ctx, crs_no)
  const { rows } = await sql<LectureProgress>`
    select l.crl_no, l.crl_title, l.crl_seconds, count(w.user_no)::int as opened, count(w.done_dt)::int as done,
           case when l.crl_seconds = 0 then '{}'::int[] else array(
             select (select count(*)::int from lecture_watches x
                      where x.crl_no = l.crl_no
                        and x.watched && int4range(p * l.crl_seconds / ${parts}::int, greatest((p + 1) * l.crl_seconds / ${parts}::int, p * l.crl_seconds / ${parts}::int + 1)))
               from generate_series(0, ${parts}::int - 1) p order by p) end as heat,
           case when l.crl_seconds = 0 then '{}'::int[] else array(
             select (select count(*)::int from lecture_watches x
                      where x.crl_no = l.crl_no and x.done_dt is null
                        and least(${parts}::int - 1, x.at_second * ${parts}::int / l.crl_seconds) = p)
               from generate_series(0, ${parts}::int - 1) p order by p) end as "left"
      from course_lectures l join course_chapters c using (crc_no)
      left join lecture_watches w on w.crl_no = l.crl_no
     where l.crs_no = ${crs_no} and not l.is_hidden
     group by l.crl_no, c.crc_place order by c.crc_place, l.crl_place`.execute(ctx.db)
  return list(rows)
}

const findLearners = async (db: Db, crs_no: number, nos: number[]) => {
  const { rows } = await sql<LearnerRow>`
    select u.user_no, u.user_name, coalesce(k.client_name, '') as client_name, n.lectures, n.done, n.minutes,
           n.first_dt, n.last_dt, t.crt_no, t.completed_dt::text as completed_dt
      from users u
      left join client_members m on m.user_no = u.user_no
      left join clients k on k.client_no = m.client_no
      left join certificates t on t.user_no = u.user_no and t.crs_no = ${crs_no},
           lateral (select count(*)::int as lectures, count(w.done_dt)::int as done,
                           coalesce(round(sum(w.seconds) / 60.0), 0)::int as minutes,
                           min(w.first_dt) as first_dt, max(w.last_dt) as last_dt
                      from course_lectures l
                      left join lecture_watches w on w.crl_no = l.crl_no and w.user_no = u.user_no
                     where l.crs_no = ${crs_no} and not l.is_hidden) n
     where u.user_no = any (${nos}::int[])`.execute(db)
  return rows
}

interface Wanted {
  crs_no: number
  user_no?: number | undefined
  keyword?: string | undefined
}

/** Everybody who has or had a seat. */
const found = ({ crs_no, user_no, keyword }: Wanted) => ({
  id: 'u.user_no' as const,
  from: sql`users u left join client_members m on m.user_no = u.user_no left join clients k on k.client_no = m.client_no`,
  where: [
    sql`u.user_no in (select s.user_no from course_seats s where s.crs_no = ${crs_no})`,
    ...filterConditions(
      { user_no, keyword },
      {
        user_no: (no) => sql`u.user_no = ${no}`,
        keyword: (word) => sql`(${matches(sql`u.search_text`, word)} or ${matches(sql`k.search_text`, word)})`,
      },
    ),
  ],
  orderBy: sql`u.user_no desc`,
})

/** How far each of them is. */
export const listLearners = async (ctx: Context, { query }: ParsedOf<typeof learning.learners>) => {
  await requireCourse(ctx, query.crs_no)
  const rows = (nos: number[]) => findLearners(ctx.db, query.crs_no, nos)
  return page(await readPage(ctx.db, { ...found(query), page: query, total: 'window', rows }))
}

export const exportLearners = async (ctx: Context, { query }: ParsedOf<typeof learning.learnersExcel>) => {
  await requireCourse(ctx, query.crs_no)
  const nos = await readIds(ctx.db, found(query))
  const batches = inBatches(nos, (some) => findLearners(ctx.db, query.crs_no, some))
  const name = talkText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(learnerColumns), batches })
}
