import type { learning } from '@crm/contract/features/learning/learning'
import type { LectureProgress } from '@crm/contract/features/learning/talk.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { list } from '../../../http/answers.ts'
import { requireCourse } from '../../courses/lectures.service.ts'

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
               from generate_series(0, ${parts}::int - 1) p order by p) end as heat
      from course_lectures l join course_chapters c using (crc_no)
      left join lecture_watches w on w.crl_no = l.crl_no
     where l.crs_no = ${crs_no} and not l.is_hidden
     group by l.crl_no, c.crc_place order by c.crc_place, l.crl_place`.execute(ctx.db)
  return list(rows)
}
