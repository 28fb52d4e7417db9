import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/**
 * Whether a text of the course that somebody without the scope reads has the picture: the text about a course that is or
 * was sold, its samples, and what they have a seat for. A comment of staff on the course is none of these.
 */
export const showsCoursePicture = async ({ db, actor }: Context, crs_no: number, fa_no: number) => {
  const names = `%/crm/v3/files/download?fa\\_no=${fa_no}"%`
  const { rows } = await sql`
    select from courses r where r.crs_no = ${crs_no} and r.state in (2, 3) and (
      r.crs_content like ${names}
      or exists (select from course_lectures l where l.crs_no = r.crs_no and not l.is_hidden and l.crl_content like ${names}
                    and (l.is_sample or exists (select from course_seats s where s.crs_no = r.crs_no
                           and s.user_no = ${actor.user_no} and s.state = 1 and s.cs_end_dt > now()))))`.execute(db)
  return rows.length > 0
}
