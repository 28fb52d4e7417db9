import type { ComingMeeting, DayMeeting, Meeting, MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/hot/prepared.ts'
import { type Paging, readPage } from '../../db/readPage.ts'

const isActive = sql<SqlBool>`crm_is_active_meeting(m.state, m.mr_checked)`

const managers = sql<Meeting['managers']>`coalesce((
  select json_agg(json_build_object('emp_no', g.emp_no, 'emp_name', u.user_name) order by u.user_name, g.emp_no)
    from mr_schedule_managers g join employees e using (emp_no) join users u using (user_no)
   where g.ms_no = m.ms_no), '[]')`

/** The number of the room, or the word for elsewhere. */
const place = sql<Meeting['mr_no']>`case when m.mr_no is null then to_jsonb(m.mr_place) else to_jsonb(m.mr_no) end`

const visitor = sql<string | null>`crm_visitor(c.client_name, m.mr_info)`

const contacts = sql<Meeting['client_contact']>`coalesce(c.client_contact, m.mr_info -> 'client_contact', '[]')`

const info = sql<Meeting['mr_info']>`jsonb_build_object('client_name', ${visitor}, 'client_contact', ${contacts})`

/** Meetings with all columns that rows show; the caller adds the condition. */
export const selectMeetings = (db: Db) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('pocket_service as s', 's.psrv_no', 'p.psrv_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .leftJoin('mr_schedules_memo as o', 'o.ms_no', 'm.ms_no')
    .leftJoin('meeting_record as d', 'd.ms_no', 'm.ms_no')
    .select(['m.ms_no', 'm.proj_no', 'p.proj_name', 'm.client_no', 'c.client_rep_name', 's.psrv_name', 'm.mr_type'])
    .select(['m.mr_way', 'r.mr_name', 'm.mr_text', 'm.mr_count', 'm.start_dt', 'm.end_dt', 'm.state'])
    .select(['m.mr_checked', 'm.ms_who', 'm.reg_emp_no', 'o.msm_no', managers.as('managers')])
    .select([
      place.as('mr_no'),
      visitor.as('client_name'),
      contacts.as('client_contact'),
      info.as('mr_info'),
      sql<string>`m.start_dt::date`.as('ms_dt'),
      sql<boolean>`o.msm_no is not null`.as('exist_memo'),
      // Recordings alone are no minutes.
      sql<boolean>`coalesce(d.mrd_content, '') <> ''`.as('exist_record'),
    ])

const minuteMs = 60_000

/** When the present minute began: meetings end on whole minutes, so what is coming does not change within one. */
const thisMinute = () => new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString()

/**
 * By the indexes of what ends later: read in the order of their beginnings, PostgreSQL would pass all that is over
 * (`offset 0` keeps it from that).
 */
const comingOfAll = (minute: string) => sql`(
  select m.ms_no, m.start_dt from mr_schedules m where m.end_dt > ${minute}::timestamptz and ${isActive} offset 0) m`
const comingOfOne = (emp_no: number, minute: string) => sql`(
  select g.ms_no from mr_schedule_managers g where g.emp_no = ${emp_no} and g.end_dt > ${minute}::timestamptz offset 0) g
  join mr_schedules m on m.ms_no = g.ms_no and ${isActive}`

const selectComing = (db: Db, ms_nos: number[]) =>
  selectMeetings(db)
    .select(sql<string>`greatest((m.start_dt)::date - current_date, 0)::text`.as('d_day'))
    .where('m.ms_no', '=', sql<number>`any (${ms_nos}::int[])`)
    .$castTo<ComingMeeting>()
    .execute()

/** Meetings that are not over yet, of one person or of everybody. */
export const findComing = (db: Db, emp_no: number | null, page: Paging) => {
  const minute = thisMinute()
  return readPage<ComingMeeting>(db, {
    id: 'm.ms_no',
    from: emp_no === null ? comingOfAll(minute) : comingOfOne(emp_no, minute),
    where: [],
    orderBy: sql`m.start_dt, m.ms_no`,
    page,
    total: { cached: `coming ${emp_no} ${minute}`, tables: ['mr_schedules', 'mr_schedule_managers'] },
    rows: (ms_nos) => selectComing(db, ms_nos),
  })
}

export const findMeeting = (db: Db, ms_no: number) =>
  selectMeetings(db)
    .leftJoin('employees as b', 'b.emp_no', 'm.reg_emp_no')
    .leftJoin('users as u', 'u.user_no', 'b.user_no')
    .select(['m.mr_comment', 'm.reg_dt', 'u.user_name as reg_emp_name', 'm.rev'])
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst() as Promise<MeetingDetail | undefined>

/** The active meetings of a day, in rooms and elsewhere; every open room grid reads it after each booking. */
export const findDay = prepared<{ date: string }, Omit<DayMeeting, 'is_hidden'>>((db, { date }) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .select(['m.ms_no', 'm.ms_who', 'm.mr_type', 'm.mr_way', 'r.mr_name', 'm.mr_text', 'm.mr_count', 'm.start_dt'])
    .select(['m.end_dt', 'm.mr_checked', 'm.reg_emp_no'])
    .select([place.as('mr_no'), visitor.as('client_name'), managers.as('managers')])
    .where(sql<SqlBool>`m.start_dt >= ${date}::date and m.start_dt < ${date}::date + 1`)
    .where(isActive)
    .orderBy('m.start_dt')
    .orderBy('m.ms_no')
    .$castTo<Omit<DayMeeting, 'is_hidden'>>(),
)
