import type { HomeworkCourse, HomeworkPerson } from '@crm/contract/features/homework/homework'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { today } from '../../db/today.ts'

/** The day that was set, or of the first meeting after it was: one that is cancelled or moved changes it. */
const dueOf = sql<string | null>`coalesce(h.hw_due_dt, (
  select (m.start_dt at time zone 'Asia/Seoul')::date from mr_schedules m
   where m.state = 1 and m.mr_checked <> 2 and m.start_dt > h.reg_dt
     and case when h.proj_no is null then m.client_no = h.client_no else m.proj_no = h.proj_no end
   order by m.start_dt limit 1))`

interface StoredHomework {
  hw_no: number
  client_no: number
  client_name: string
  crs_no: number
  crs_title: string
  hw_memo: string
  emp_name: string
  reg_dt: string
  due_dt: string | null
  is_until_meeting: boolean
  lectures: { crl_no: number; crl_title: string }[]
}

const select = async (db: Db, where: RawBuilder<unknown>) => {
  const { rows } = await sql<StoredHomework>`
    select h.hw_no, h.client_no, c.client_name, h.crs_no, r.crs_title, h.hw_memo, u.user_name as emp_name, h.reg_dt,
           ${dueOf} as due_dt, h.hw_due_dt is null as is_until_meeting,
           (select coalesce(json_agg(json_build_object('crl_no', l.crl_no, 'crl_title', l.crl_title) order by k.crc_place, l.crl_place), '[]')
              from course_lectures l join course_chapters k using (crc_no) where l.crl_no = any (h.hw_lectures)) as lectures
      from homework h join clients c using (client_no) join courses r using (crs_no)
      join employees e on e.emp_no = h.emp_no join users u on u.user_no = e.user_no
     where h.ended_dt is null and ${where}
     order by h.hw_no desc limit 100`.execute(db)
  return rows
}

export const findOfProject = (db: Db, proj_no: number) => select(db, sql`h.proj_no = ${proj_no}`)

/** Of the meeting's project; of its company where it has none. */
export const findOfMeeting = (db: Db, ms_no: number) =>
  select(
    db,
    sql`exists (select from mr_schedules m where m.ms_no = ${ms_no}
          and case when m.proj_no is null then h.client_no = m.client_no else h.proj_no = m.proj_no end)`,
  )

export const findOfClient = (db: Db, client_no: number) => select(db, sql`h.client_no = ${client_no}`)

/** What is due on the day after today, and nobody was reminded of for that day. */
export const findDueTomorrow = (db: Db) =>
  select(db, sql`${dueOf} = ${today} + 1 and h.reminded_dt is distinct from ${dueOf}`)

export const setReminded = (db: Db, hw_no: number, day: string) =>
  db.updateTable('homework').set({ reminded_dt: day }).where('hw_no', '=', hw_no).execute()

/** Verified people of the companies with what they have finished of these lectures. */
export const findProgress = async (db: Db, hw_nos: number[]) => {
  const { rows } = await sql<HomeworkPerson & { hw_no: number }>`
    select h.hw_no, u.user_no, u.user_name,
           exists (select from course_seats s where s.user_no = u.user_no and s.crs_no = h.crs_no and s.state = 1 and s.cs_end_dt > now()) as has_seat,
           array(select w.crl_no from lecture_watches w
                  where w.user_no = u.user_no and w.crl_no = any (h.hw_lectures) and w.done_dt is not null order by 1) as done
      from homework h join client_members m on m.client_no = h.client_no and m.client_state = 1 and m.is_verified
      join users u on u.user_no = m.user_no and u.state = 1
     where h.hw_no = any (${hw_nos}::int[])
     order by u.user_name, u.user_no`.execute(db)
  return Map.groupBy(rows, ({ hw_no }) => hw_no)
}

/** The company and project that homework is for. */
export const findPlace = async (db: Db, { proj_no, ms_no }: { proj_no: number | null; ms_no: number | null }) => {
  const { rows } = await sql<{ client_no: number | null; proj_no: number | null }>`
    select client_no, proj_no from projects where proj_no = ${proj_no}
    union all
    select coalesce(p.client_no, m.client_no), m.proj_no from mr_schedules m left join projects p using (proj_no)
     where m.ms_no = ${ms_no} and ${proj_no}::int is null`.execute(db)
  return rows[0]
}

/** How many of these lectures people see in a course that is or was sold. */
export const countLectures = async (db: Db, crs_no: number, crl_nos: number[]) => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from course_lectures l join courses r using (crs_no)
     where r.crs_no = ${crs_no} and r.state in (2, 3) and not l.is_hidden and l.crl_no = any (${crl_nos}::int[])`.execute(
    db,
  )
  return rows[0]?.found ?? 0
}

interface NewHomework {
  client_no: number
  proj_no: number | null
  crs_no: number
  hw_lectures: number[]
  hw_due_dt: string | null
  hw_memo: string
  emp_no: number
}

export const insertHomework = async (db: Db, draft: NewHomework) =>
  (await db.insertInto('homework').values(draft).returning('hw_no').executeTakeFirstOrThrow()).hw_no

export const findHomework = async (db: Db, hw_no: number) => (await select(db, sql`h.hw_no = ${hw_no}`))[0]

/** Answers whose homework it was; nothing where it has ended or is not there. */
export const endHomeworkRow = (db: Db, hw_no: number) =>
  db
    .updateTable('homework')
    .set({ ended_dt: sql<string>`now()` })
    .where('hw_no', '=', hw_no)
    .where('ended_dt', 'is', null)
    .returning('client_no')
    .executeTakeFirst()

export const findCourses = (db: Db, keyword: string | undefined, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('courses as r')
      .select(['r.crs_no', 'r.crs_title', 'r.teacher_name'])
      .where(sql<boolean>`r.state in (2, 3)`)
      .$if(Boolean(keyword), (found) => found.where(sql<boolean>`${matches(sql`r.search_text`, keyword ?? '')}`))
      .orderBy('r.crs_title')
      .orderBy('r.crs_no')
      .$castTo<HomeworkCourse>(),
    page,
  )
