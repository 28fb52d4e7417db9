import type { CalendarFeed, GuideProject } from '@crm/contract/features/calendar/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, splitTotal } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'

export const findFeed = (db: Db, emp_no: number) =>
  db.selectFrom('calendar_feeds').select(['reg_dt', 'read_dt']).where('emp_no', '=', emp_no).execute() as Promise<
    CalendarFeed[]
  >

/** A new secret ends the one before. */
export const storeFeed = (db: Db, emp_no: number, secret_hash: Buffer) =>
  db
    .insertInto('calendar_feeds')
    .values({ emp_no, secret_hash })
    .onConflict((conflict) => conflict.column('emp_no').doUpdateSet({ secret_hash, reg_dt: sql`now()`, read_dt: null }))
    .execute()

export const deleteFeed = (db: Db, emp_no: number) =>
  db.deleteFrom('calendar_feeds').where('emp_no', '=', emp_no).execute()

/** The owner of a calendar link; none once that person has left or is suspended. */
export const takeFeed = (db: Db, secret_hash: Buffer) =>
  db
    .updateTable('calendar_feeds as f')
    .from('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .set({ read_dt: sql`now()` })
    .whereRef('e.emp_no', '=', 'f.emp_no')
    .where('f.secret_hash', '=', secret_hash)
    .where('u.state', '=', 1)
    .where('e.emp_state', '=', 1)
    .returning(['e.emp_no', 'u.user_name'])
    .executeTakeFirst()

export interface FeedMeeting {
  ms_no: number
  rev: number
  mr_type: number
  mr_count: number
  start: string
  end: string
  client_name: string | null
  proj_name: string | null
  place: string | null
  people: string[]
}

/** Meetings from a month ago on. */
export const findFeedMeetings = async (db: Db, emp_no: number) => {
  const { rows } = await sql<FeedMeeting>`
    select m.ms_no, m.rev, m.mr_type, m.mr_count,
           to_char(m.start_dt at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as start,
           to_char(m.end_dt at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as end,
           crm_visitor(c.client_name, m.mr_info) as client_name, p.proj_name,
           coalesce(r.mr_name, m.mr_text) as place,
           array(select u.user_name from mr_schedule_managers h join employees e using (emp_no) join users u using (user_no)
                  where h.ms_no = m.ms_no order by 1) as people
      from mr_schedule_managers g join mr_schedules m using (ms_no)
      left join clients c on c.client_no = m.client_no left join projects p on p.proj_no = m.proj_no
      left join meeting_rooms r on r.mr_no = m.mr_no
     where g.emp_no = ${emp_no} and g.end_dt > now() - interval '31 days' and crm_is_active_meeting(m.state, m.mr_checked)
     order by m.start_dt, m.ms_no limit 2000`.execute(db)
  return rows
}

// ---------------------------------------------------------------- guide meetings

interface GuideFilter {
  keyword?: string | undefined
  emp_no?: number | undefined
  is_due?: number | undefined
}

const conditions = (filter: GuideFilter) =>
  filterConditions(filter, {
    keyword: (keyword) =>
      sql`p.proj_no in (select k.proj_no from projects k where ${matches(sql`k.search_text`, keyword)})`,
    emp_no: (emp_no) => sql`p.proj_no in (select k.proj_no from project_employees k where k.emp_no = ${emp_no})`,
    is_due: (is_due) => (is_due ? sql`g.coming is null` : undefined),
  })

/** Projects in the guide stage and those with a coming guide meeting; the longest without a meeting comes first. */
export const findGuides = async (
  db: Db,
  filter: GuideFilter,
  { offset, limit }: Paging,
): Promise<{ query: GuideProject[]; total: number }> => {
  const { rows } = await sql<GuideProject & { total: number }>`
    with concerned as (
      select proj_no from projects where progress_status = 'guide'
      union
      select proj_no from mr_schedules where state = 1 and mr_checked = 0 and end_dt > now() and mr_type = 3 and proj_no is not null),
    page as (
      select p.proj_no, p.proj_name, p.client_no, p.psrv_no, g.*, count(*) over ()::int as total
        from concerned join projects p using (proj_no)
       cross join lateral (
         select date_bin('15 minutes', max(m.start_dt), timestamptz '2000-01-01') as last, max(m.mr_count) as rounds_had,
                min(m.start_dt) filter (where m.end_dt > now() and m.mr_checked = 0) as coming
           from mr_schedules m where m.proj_no = p.proj_no and m.mr_type = 3 and crm_is_active_meeting(m.state, m.mr_checked)) g
       where ${sql.join([sql`true`, ...conditions(filter)], sql` and `)}
       order by g.coming is not null, coalesce(g.coming, g.last) nulls first, p.proj_no
       offset ${offset} limit ${limit})
    select page.proj_no, page.proj_name, c.client_name, s.psrv_name, page.total,
           coalesce((select json_agg(json_build_object('emp_no', e.emp_no, 'emp_name', u.user_name) order by u.user_name, e.emp_no)
                       from project_employees k join employees e using (emp_no) join users u using (user_no)
                      where k.proj_no = page.proj_no and k.pe_type = 'manager'), '[]') as managers,
           coalesce((select json_agg(json_build_object('ms_no', m.ms_no, 'mr_count', m.mr_count, 'mr_checked', m.mr_checked,
                            'start_dt', to_char(m.start_dt, 'YYYY-MM-DD HH24:MI'), 'exist_record', coalesce(d.mrd_content, '') <> '')
                            order by m.start_dt, m.ms_no)
                       from mr_schedules m left join meeting_record d using (ms_no)
                      where m.proj_no = page.proj_no and m.mr_type = 3 and crm_is_active_meeting(m.state, m.mr_checked)), '[]') as rounds,
           coalesce(page.rounds_had, 0) + 1 as next_count,
           -- The same weekday and hour, the first such that is still to come.
           case when page.coming is null and page.last is not null then to_char(page.last
             + greatest(1, ceil(extract(epoch from now() - page.last) / 604800))::int * interval '7 days', 'YYYY-MM-DD HH24:MI') end as next_dt
      from page left join clients c on c.client_no = page.client_no left join pocket_service s on s.psrv_no = page.psrv_no
     order by page.coming is not null, coalesce(page.coming, page.last) nulls first, page.proj_no`.execute(db)
  return splitTotal(rows, offset, async () => (await findGuides(db, filter, { offset: 0, limit: 1 })).total)
}
