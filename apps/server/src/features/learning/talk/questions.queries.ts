import type { CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { contains } from '../../../db/search/search.ts'

interface Asked {
  crs_no?: number
  /** Questions of the courses that this member of staff teaches. */
  teacher_emp_no?: number
  crl_no?: number | undefined
  cq_no?: number | undefined
  q_state?: 'open' | 'answered' | undefined
  keyword?: string | undefined
  offset: number
  limit: number
}

const isAnswered = sql`exists (select from course_answers a where a.cq_no = q.cq_no and a.state = 1)`

/** Whoever answers sees everything, learners what is open and their own. */
export const findQuestions = async (
  db: Db,
  { crs_no, teacher_emp_no, crl_no, cq_no, q_state, keyword, offset, limit }: Asked,
  user_no: number,
  seesAll: boolean,
) => {
  const where = sql`q.state = 1 and (q.crs_no = ${crs_no ?? null} or ${crs_no ?? null}::int is null)
    and (c.teacher_emp_no = ${teacher_emp_no ?? null} or ${teacher_emp_no ?? null}::int is null)
    and (q.cq_no = ${cq_no ?? null} or ${cq_no ?? null}::int is null)
    and (q.crl_no = ${crl_no ?? null} or ${crl_no ?? null}::int is null)
    and (${seesAll}::boolean or not q.is_private or q.user_no = ${user_no})
    and (${q_state ?? null}::text is null or (${q_state ?? null}::text = 'answered') = ${isAnswered})
    and ${keyword ? contains(sql`q.search_text`, keyword) : sql`true`}`
  const { rows } = await sql<CourseQuestion>`
    select q.cq_no, q.crs_no, c.crs_title, q.crl_no, l.crl_title, q.at_second, q.cq_text, q.is_private, q.user_no, u.user_name,
           (select count(*)::int from file_attachments f where f.to_table = 'course_questions' and f.to_no = q.cq_no) as files,
           q.user_no = ${user_no} as is_own, to_char(q.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt,
           coalesce((select jsonb_agg(jsonb_build_object('ca_no', a.ca_no, 'ca_text', a.ca_text, 'emp_name', s.user_name,
                       'is_own', s.user_no = ${user_no},
                       'reg_dt', to_char(a.reg_dt, 'YYYY-MM-DD HH24:MI')) order by a.ca_no)
                       from course_answers a join employees e using (emp_no) join users s on s.user_no = e.user_no
                      where a.cq_no = q.cq_no and a.state = 1), '[]') as answers
      from course_questions q join courses c using (crs_no) join course_lectures l using (crl_no)
      join users u on u.user_no = q.user_no
     where ${where} order by q.cq_no desc offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from course_questions q join courses c using (crs_no) where ${where}`.execute(db)
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

/** One's own answer; null when it is somebody else's or gone. */
export const findOwnAnswer = (db: Db, ca_no: number, emp_no: number) =>
  db
    .selectFrom('course_answers')
    .select(['ca_no', 'cq_no'])
    .where('ca_no', '=', ca_no)
    .where('emp_no', '=', emp_no)
    .where('state', '=', 1)
    .executeTakeFirst()

export const updateAnswer = (db: Db, ca_no: number, change: { ca_text: string } | { state: 0 }) =>
  db
    .updateTable('course_answers')
    .set({ ...change, edit_dt: sql<string>`now()` })
    .where('ca_no', '=', ca_no)
    .execute()

/** Everybody who keeps courses. */
export const findKeepers = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees where emp_state = 1 and 'CampAdmList' = any (emp_scope)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

/** Those who learn of a question: the teacher first, or everybody who keeps courses where no teacher works here. */
export const findAnswerers = async (db: Db, teacher_emp_no: number | null) => {
  const keepers = await findKeepers(db)
  if (teacher_emp_no === null) return { people: keepers, areKeepers: true }
  const teacher = await db
    .selectFrom('employees')
    .select('emp_no')
    .where('emp_no', '=', teacher_emp_no)
    .where('emp_state', '=', 1)
    .executeTakeFirst()
  return teacher
    ? { people: [teacher_emp_no], areKeepers: keepers.includes(teacher_emp_no) }
    : { people: keepers, areKeepers: true }
}
