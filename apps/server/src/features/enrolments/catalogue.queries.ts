import type { CatalogueCourse, CourseCard } from '@crm/contract/features/enrolments/catalogue.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import { priceNow } from '../courses/courses.prices.ts'
import { doneOf } from './my.queries.ts'
import { lastDayOf, seatStateOf } from './seats.queries.ts'

type CategoryCode = CourseCard['cat_code']

const teacherName = sql<string>`coalesce((select u.user_name from employees e join users u using (user_no)
  where e.emp_no = r.teacher_emp_no), r.teacher_name)`

const visible = (value: ReturnType<typeof sql>) => sql<number>`(
  select ${value}::int from course_lectures l where l.crs_no = r.crs_no and not l.is_hidden)`

/** People who have or had a seat of the course. */
export const studentsOf = sql<number>`(
  select count(distinct s.user_no)::int from course_seats s where s.crs_no = r.crs_no and s.opened_dt is not null)`

/** Free with a membership: the company's own of today, or one that it could have. */
export const inMembership = (client_no: number | null) => sql<boolean>`(
  exists (select from memberships m where m.client_no = ${client_no}::int and m.mbs_state in (1, 12)
             and ${today} between m.start_dt and m.end_dt
             and (r.cat_code = any (m.mbs_categories) or r.crs_no = any (m.mbs_courses)))
  or exists (select from membership_plans p where p.is_sold
             and (r.cat_code = any (p.mbp_categories) or r.crs_no = any (p.mbp_courses))))`

/** Reviews that everybody sees. */
const reviewsOf = <Value>(value: ReturnType<typeof sql>) =>
  sql<Value>`(select ${value} from course_reviews v where v.crs_no = r.crs_no and v.hidden_dt is null)`

/** What selling a course needs to know of it; deleted ones are not there. */
export const findOffer = (db: Db, crs_no: number) =>
  db
    .selectFrom('courses as r')
    .select(['r.crs_no', 'r.crs_title', 'r.crs_price', 'r.crs_days', 'r.is_tax_free', 'r.state'])
    .select([
      sql<CategoryCode>`r.cat_code`.as('cat_code'),
      priceNow.as('price_now'),
      teacherName.as('teacher_name'),
      visible(sql`count(*) filter (where not l.is_sample)`).as('paid_lectures'),
    ])
    .where('r.crs_no', '=', crs_no)
    .where('r.state', '<>', 0)
    .executeTakeFirst()

const selectCards = (db: Db, client_no: number | null) =>
  db
    .selectFrom('courses as r')
    .innerJoin('course_categories as c', 'c.cat_code', 'r.cat_code')
    .select(['r.crs_no', 'r.crs_title', 'r.crs_summary', 'c.cat_name', 'r.crs_price'])
    .select([
      sql<CategoryCode>`r.cat_code`.as('cat_code'),
      sql<CourseCard['crs_level']>`r.crs_level`.as('crs_level'),
      teacherName.as('teacher_name'),
      priceNow.as('price_now'),
      studentsOf.as('students'),
      inMembership(client_no).as('in_membership'),
      reviewsOf<number | null>(sql`round(avg(v.stars), 1)::float8`).as('stars'),
      reviewsOf<number>(sql`count(*)::int`).as('reviews'),
      visible(sql`count(*)`).as('lectures'),
      visible(sql`coalesce(sum(l.crl_seconds), 0)`).as('seconds'),
    ])

export const findCards = (db: Db, nos: number[], client_no: number | null) =>
  selectCards(db, client_no).where('r.crs_no', '=', sql<number>`any (${nos}::int[])`).execute()

export const findCatalogueCourse = (db: Db, crs_no: number, client_no: number | null) =>
  selectCards(db, client_no)
    .select(['r.crs_content', 'r.crs_days', 'r.crs_rate', 'r.is_guarded', 'r.is_tax_free'])
    .select([
      sql<CatalogueCourse['state']>`r.state`.as('state'),
      visible(sql`count(*) filter (where not l.is_sample)`).as('paid_lectures'),
    ])
    .where('r.crs_no', '=', crs_no)
    .where('r.state', '<>', 0)
    .executeTakeFirst()

type Chapters = CatalogueCourse['chapters']
type LectureKind = Chapters[number]['lectures'][number]['crl_kind']

/** Chapters with what people see of their lectures; a chapter without any is left out. */
export const findChapters = async (db: Db, crs_no: number): Promise<Chapters> => {
  const rows = await db
    .selectFrom('course_lectures as l')
    .innerJoin('course_chapters as c', 'c.crc_no', 'l.crc_no')
    .select(['c.crc_no', 'c.crc_title', 'l.crl_no', 'l.crl_title', 'l.crl_seconds', 'l.is_sample'])
    .select(sql<LectureKind>`l.crl_kind`.as('crl_kind'))
    .where('l.crs_no', '=', crs_no)
    .where('l.is_hidden', '=', false)
    .orderBy('c.crc_place')
    .orderBy('l.crl_place')
    .execute()
  return [...Map.groupBy(rows, ({ crc_no }) => crc_no).entries()].map(([crc_no, lectures]) => ({
    crc_no,
    crc_title: lectures[0]?.crc_title ?? '',
    lectures: lectures.map(({ crc_no: _, crc_title: __, ...lecture }) => lecture),
  }))
}

export const findShownCategories = (db: Db) =>
  db
    .selectFrom('course_categories as c')
    .select(['c.cat_no', 'c.cat_name', 'c.cat_text'])
    .select([
      sql<CategoryCode>`c.cat_code`.as('cat_code'),
      sql<number>`(select count(*)::int from courses r where r.cat_code = c.cat_code and r.state = 2)`.as('courses'),
    ])
    .where('c.is_shown', '=', true)
    .orderBy('c.cat_place')
    .execute()

export const findCampBanners = (db: Db) =>
  db
    .selectFrom('banners')
    .select(['bn_no', 'bn_title', 'bn_link', sql<string>`coalesce(bn_text, '')`.as('bn_text')])
    .where('bn_place', '=', 'camp')
    .where('state', '=', 1)
    .where(sql<boolean>`coalesce(bn_from <= ${today}, true)`)
    .where(sql<boolean>`coalesce(bn_until >= ${today}, true)`)
    .orderBy('bn_order')
    .orderBy('bn_no')
    .limit(10)
    .execute()

const mostContinued = 6

/** Courses that somebody has begun and not finished, the last begun first. */
export const findContinued = (db: Db, user_no: number) =>
  db
    .selectFrom('course_seats as s')
    .innerJoin('courses as r', 'r.crs_no', 's.crs_no')
    .distinctOn('r.crs_no')
    .select(['r.crs_no', 'r.crs_title', 's.opened_dt'])
    .select([lastDayOf.as('last_day'), doneOf.as('done'), visible(sql`count(*)`).as('lectures')])
    .where('s.user_no', '=', user_no)
    .where('s.opened_dt', 'is not', null)
    .where(sql<boolean>`${seatStateOf} = 'live'`)
    .where(sql<boolean>`${doneOf} < ${visible(sql`count(*)`)}`)
    .orderBy('r.crs_no')
    .orderBy('s.cs_end_dt', 'desc')
    .execute()
    .then((rows) => rows.sort((a, b) => (b.opened_dt ?? '').localeCompare(a.opened_dt ?? '')).slice(0, mostContinued))
