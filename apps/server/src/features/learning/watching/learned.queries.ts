import type { LearnedCourse, LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Placeholders, prepared } from '../../../db/hot/prepared.ts'
import { send } from '../../../db/hot/sendHot.ts'

interface Row extends LearnedLecture {
  crc_no: number
  crc_title: string
  is_new: boolean
}

/** The lectures of a course in their order, with what one person has done of them. */
const findLectures = (db: Db, crs_no: number, user_no: number, onlySamples: boolean) => {
  const rows = sql<Row>`
    select c.crc_no, c.crc_title, l.crl_no, l.crl_title, l.crl_kind, l.crl_seconds, l.is_sample,
           w.crl_no is not null as is_opened, w.done_dt is not null as is_done,
           coalesce(w.seconds, 0) as watched, coalesce(w.at_second, 0) as at_second,
           t.crt_no is not null and l.crl_no <> all (t.lectures) as is_new
      from course_lectures l
      join course_chapters c using (crc_no)
      left join lecture_watches w on w.crl_no = l.crl_no and w.user_no = ${user_no}
      left join certificates t on t.crs_no = l.crs_no and t.user_no = ${user_no}
     where l.crs_no = ${crs_no} and not l.is_hidden and (l.is_sample or not ${onlySamples}::boolean)
     order by c.crc_place, l.crl_place`
  return send(db, rows, true)
}

const facts = prepared((db, { crs_no, user_no }: Placeholders<{ crs_no: number; user_no: number }>) =>
  db
    .selectFrom('courses as c')
    .leftJoin('certificates as t', (join) => join.onRef('t.crs_no', '=', 'c.crs_no').on('t.user_no', '=', user_no))
    .select(['c.crs_no', 'c.crs_title', 'c.teacher_name', 'c.is_guarded', 'c.crs_rate', 'c.state', 't.crt_no'])
    .where('c.crs_no', '=', crs_no),
)

const inChapters = (rows: Row[]): LearnedCourse['chapters'] =>
  [...Map.groupBy(rows, ({ crc_no }) => crc_no).values()].flatMap((lectures) => {
    const [first] = lectures
    if (!first) return []
    const { crc_no, crc_title } = first
    return [{ crc_no, crc_title, lectures: lectures.map(({ crc_no, crc_title, is_new, ...lecture }) => lecture) }]
  })

/** A course as its learner sees it; `state` says whether it is for everybody. */
export const findLearned = async (db: Db, crs_no: number, user_no: number, onlySamples: boolean) => {
  const [[course], rows] = await Promise.all([
    facts(db, { crs_no, user_no }),
    findLectures(db, crs_no, user_no, onlySamples),
  ])
  if (!course) return undefined
  return {
    ...course,
    lectures: rows.length,
    done: rows.filter(({ is_done }) => is_done).length,
    new_lectures: rows.filter(({ is_new }) => is_new).length,
    chapters: inChapters(rows),
  }
}
