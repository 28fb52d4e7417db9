import type { ClientMeeting } from '@crm/contract/features/portalMeetings/portalMeetings'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

const isOver = sql<boolean>`m.end_dt <= now()`

const status = sql<ClientMeeting['status']>`case when m.state = 2 then 'waiting'
  else (array['planned', 'visited', 'cancelled'])[m.mr_checked + 1] end`

const managers = sql<string[]>`array(
  select u.user_name from mr_schedule_managers g join employees e using (emp_no) join users u using (user_no)
   where g.ms_no = m.ms_no order by 1)`

const movedFrom = sql<ClientMeeting['moved_from']>`case when m.end_dt > now() then (
  select json_build_object('start_dt', to_char(v.start_dt, 'YYYY-MM-DD HH24:MI'), 'end_dt', to_char(v.end_dt, 'YYYY-MM-DD HH24:MI'),
                           'mr_way', v.mr_way, 'mr_name', w.mr_name, 'mr_text', v.mr_text)
    from meeting_moves v left join meeting_rooms w on w.mr_no = v.mr_no where v.ms_no = m.ms_no) end`

const isMoveAsked = sql<boolean>`exists (
  select from meeting_requests q where q.ms_no = m.ms_no and q.kind = 'move' and q.state = 'asked')`

/** Meetings of one company with only what its people may know. Those that were called off are left out once they are past. */
const meetingsOf = (db: Db, client_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .select(['m.ms_no', 'm.proj_no', 'p.proj_name', 'm.mr_type', 'm.mr_count', 'm.mr_way', 'r.mr_name', 'm.mr_text'])
    .select(['m.start_dt', 'm.end_dt', sql<string>`m.start_dt::date`.as('ms_dt')])
    .select([status.as('status'), isOver.as('is_over'), managers.as('managers'), movedFrom.as('moved_from')])
    .select(isMoveAsked.as('is_move_asked'))
    .where('m.client_no', '=', client_no)
    .where(sql<SqlBool>`(m.end_dt > now() or crm_is_active_meeting(m.state, m.mr_checked))`)
    .$castTo<ClientMeeting>()

interface MeetingFilter {
  proj_no?: number | undefined
  start_dt?: string | undefined
  end_dt?: string | undefined
  desc: 0 | 1
}

export const findMeetings = (
  db: Db,
  client_no: number,
  { proj_no, start_dt, end_dt, desc }: MeetingFilter,
  page: Paging,
) => {
  const direction = desc ? 'desc' : 'asc'
  return readQueryPage(
    meetingsOf(db, client_no)
      .$if(proj_no !== undefined, (query) => query.where('m.proj_no', '=', proj_no ?? 0))
      .$if(start_dt !== undefined, (query) => query.where(sql<SqlBool>`m.start_dt >= ${start_dt}::date`))
      .$if(end_dt !== undefined, (query) => query.where(sql<SqlBool>`m.start_dt < ${end_dt}::date + 1`))
      .orderBy('m.start_dt', direction)
      .orderBy('m.ms_no', direction),
    page,
  )
}

export const findMeeting = (db: Db, client_no: number, ms_no: number) =>
  meetingsOf(db, client_no)
    .select('m.rev')
    .where('m.ms_no', '=', ms_no)
    .$castTo<ClientMeeting & { rev: number }>()
    .executeTakeFirst()
