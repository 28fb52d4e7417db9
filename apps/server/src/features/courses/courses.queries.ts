import type {
  Course,
  CourseDraft,
  CourseListRow,
  CourseRow,
  courseCategory,
} from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { priceNow } from './courses.prices.ts'

type CategoryCode = (typeof courseCategory.values)[number]

const visibleLectures = (value: ReturnType<typeof sql>) => sql<number>`(
  select ${value}::int from course_lectures l where l.crs_no = r.crs_no and not l.is_hidden)`

const selectCourses = (db: Db) =>
  db
    .selectFrom('courses as r')
    .innerJoin('course_categories as c', 'c.cat_code', 'r.cat_code')
    .leftJoin('employees as te', 'te.emp_no', 'r.teacher_emp_no')
    .leftJoin('users as tu', 'tu.user_no', 'te.user_no')
    .select([
      'r.crs_no',
      'r.crs_title',
      'c.cat_name',
      'r.teacher_emp_no',
      'r.crs_price',
      'r.crs_sale_price',
      'r.reg_dt',
    ])
    .select([
      sql<CategoryCode>`r.cat_code`.as('cat_code'),
      sql<CourseRow['crs_level']>`r.crs_level`.as('crs_level'),
      sql<CourseRow['state']>`r.state`.as('state'),
      sql<string>`coalesce(tu.user_name, r.teacher_name)`.as('teacher_name'),
      priceNow.as('price_now'),
      visibleLectures(sql`count(*)`).as('lectures'),
      visibleLectures(sql`coalesce(sum(l.crl_seconds), 0)`).as('seconds'),
    ])

/** What came of a course, in the words of its list; the list is also sorted by them. */
export const courseFigures = {
  students: sql<number>`(
    select count(distinct s.user_no)::int from course_seats s where s.crs_no = r.crs_no and s.opened_dt is not null)`,
  stars: sql<number | null>`(
    select round(avg(v.stars), 1)::float8 from course_reviews v where v.crs_no = r.crs_no and v.hidden_dt is null)`,
  revenue: sql<number>`(
    select coalesce(sum(i.money - i.refunded_money), 0)::bigint from payments p join payment_items i using (pay_no)
     where p.to_table = 'courses' and p.to_no = r.crs_no and p.pay_state in (12, 20, 21, 22))`,
}

/** Finished lectures of all students, of those that they could have finished. */
const progressOf = sql<number | null>`(
  select round(100.0 * least(f.done, f.due) / nullif(f.due, 0))::int
    from (select (select count(*) from course_lectures l join lecture_watches w using (crl_no)
                   where l.crs_no = r.crs_no and not l.is_hidden and w.done_dt is not null) as done,
                 ${courseFigures.students} * ${visibleLectures(sql`count(*)`)} as due) f)`

export const findCourseRows = (db: Db, nos: number[]): Promise<Omit<CourseListRow, 'picture'>[]> =>
  selectCourses(db)
    .select([
      courseFigures.students.as('students'),
      courseFigures.stars.as('stars'),
      courseFigures.revenue.as('revenue'),
      progressOf.as('progress'),
    ])
    .where('r.crs_no', '=', sql<number>`any (${nos}::int[])`)
    .execute()

export const findCourse = (db: Db, crs_no: number): Promise<Omit<Course, 'picture' | 'missing'> | undefined> =>
  selectCourses(db)
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['r.crs_summary', 'r.crs_content', 'r.sale_from', 'r.sale_until', 'r.crs_days', 'r.crs_rate'])
    .select(['r.is_guarded', 'r.is_tax_free', 'r.rev', 'u.user_name as emp_name'])
    .select(sql<boolean>`r.sold_dt is not null`.as('is_sold'))
    .where('r.crs_no', '=', crs_no)
    .executeTakeFirst()

/** Everything that changes a course or its curriculum goes through this lock, one after the other. */
export const lockCourse = (db: Db, crs_no: number) =>
  db
    .selectFrom('courses')
    .select(['crs_no', 'cat_code', 'state', 'sold_dt', 'rev', 'crs_price'])
    .where('crs_no', '=', crs_no)
    .forUpdate()
    .executeTakeFirst()

/** Courses of a category are put in order one after the other. */
export const lockCategory = (db: Db, cat_code: string) =>
  db.selectFrom('course_categories').select('cat_no').where('cat_code', '=', cat_code).forUpdate().executeTakeFirst()

export const findCoursesOfCategory = async (db: Db, cat_code: string) => {
  const rows = await db
    .selectFrom('courses')
    .select('crs_no')
    .where('cat_code', '=', cat_code)
    .orderBy('crs_place')
    .execute()
  return rows.map(({ crs_no }) => crs_no)
}

/** The place after the last one of a category. */
const lastPlace = (cat_code: string) =>
  sql<number>`(select coalesce(max(crs_place), 0) + 1 from courses where cat_code = ${cat_code})`

export const insertCourse = async (db: Db, draft: CourseDraft, emp_no: number) => {
  const values = { ...draft, emp_no, crs_place: lastPlace(draft.cat_code) }
  return (await db.insertInto('courses').values(values).returning('crs_no').executeTakeFirstOrThrow()).crs_no
}

export const updateCourseRow = (db: Db, crs_no: number, draft: CourseDraft, isMoved: boolean) =>
  db
    .updateTable('courses')
    .set({ ...draft, ...(isMoved && { crs_place: lastPlace(draft.cat_code) }) })
    .where('crs_no', '=', crs_no)
    .execute()

export const setCourseState = (db: Db, crs_no: number, state: CourseRow['state']) =>
  db.updateTable('courses').set({ state }).where('crs_no', '=', crs_no).execute()

/** Chapters and lectures of one course, written again for another; a video stays with its own lecture. */
export const copyCurriculum = async (db: Db, from: number, to: number) => {
  await sql`
    insert into course_chapters (crs_no, crc_title, crc_place)
    select ${to}, crc_title, crc_place from course_chapters where crs_no = ${from}`.execute(db)
  await sql`
    insert into course_lectures (crs_no, crc_no, crl_kind, crl_title, crl_content, is_sample, is_hidden, crl_place)
    select ${to}, t.crc_no, l.crl_kind, l.crl_title, l.crl_content, l.is_sample, l.is_hidden, l.crl_place
      from course_lectures l
      join course_chapters f using (crc_no)
      join course_chapters t on t.crs_no = ${to} and t.crc_place = f.crc_place
     where l.crs_no = ${from}`.execute(db)
}

export const findStaffName = async (db: Db, emp_no: number) => {
  const row = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('u.user_name')
    .where('e.emp_no', '=', emp_no)
    .executeTakeFirst()
  return row?.user_name
}
