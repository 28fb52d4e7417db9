import type { CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

interface Asked {
  crs_no: number
  crl_no?: number | undefined
  is_open?: string | undefined
  offset: number
  limit: number
}

/** Whoever answers sees everything, learners what is open and their own. */
export const findQuestions = async (
  db: Db,
  { crs_no, crl_no, is_open, offset, limit }: Asked,
  user_no: number,
  seesAll: boolean,
) => {
  const where = sql`q.crs_no = ${crs_no} and q.state = 1 and (q.crl_no = ${crl_no ?? null} or ${crl_no ?? null}::int is null)
    and (${seesAll}::boolean or not q.is_private or q.user_no = ${user_no})
    and (${is_open ?? null}::text is null or not exists (select from course_answers a where a.cq_no = q.cq_no and a.state = 1))`
  const { rows } = await sql<CourseQuestion>`
    select q.cq_no, q.crs_no, q.crl_no, l.crl_title, q.at_second, q.cq_text, q.is_private, q.user_no, u.user_name,
           q.user_no = ${user_no} as is_own, to_char(q.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt,
           coalesce((select jsonb_agg(jsonb_build_object('ca_no', a.ca_no, 'ca_text', a.ca_text, 'emp_name', s.user_name,
                       'reg_dt', to_char(a.reg_dt, 'YYYY-MM-DD HH24:MI')) order by a.ca_no)
                       from course_answers a join employees e using (emp_no) join users s on s.user_no = e.user_no
                      where a.cq_no = q.cq_no and a.state = 1), '[]') as answers
      from course_questions q join course_lectures l using (crl_no) join users u on u.user_no = q.user_no
     where ${where} order by q.cq_no desc offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from course_questions q where ${where}`.execute(db)
  return { query: rows, total: counted[0]?.total ?? 0 }
}

export const findQuestion = (db: Db, cq_no: number) =>
  db
    .selectFrom('course_questions as q')
    .innerJoin('courses as c', 'c.crs_no', 'q.crs_no')
    .select(['q.cq_no', 'q.crs_no', 'q.crl_no', 'q.user_no', 'q.is_private', 'c.teacher_emp_no', 'c.crs_title'])
    .where('q.cq_no', '=', cq_no)
    .where('q.state', '=', 1)
    .executeTakeFirst()
export type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

/** Those who are told of a question: the teacher, or everybody who keeps courses where there is none of ours. */
export const findAnswerers = async (db: Db, teacher_emp_no: number | null) => {
  if (teacher_emp_no !== null) return [teacher_emp_no]
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees where emp_state = 1 and 'CampAdmList' = any (emp_scope)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}
