import type { DashboardProject, ownSort } from '@crm/contract/features/projects/projects.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { countAllProjects, countOwnProjects, isOneOf, ownsMany } from './own.queries.ts'
import { isActiveMeeting, nextMeeting } from './rows.queries.ts'

interface HomeFilter {
  emp_no: number
  /** Otherwise everybody's; what is to be done on a project is shown to its people alone. */
  isOwn: boolean
  sort: (typeof ownSort.values)[number]
  offset: number
  limit: number
}

const newestOpenTodo = (columns: string) => sql`(
  select ${sql.raw(columns)} from todo_list t
   where t.proj_no = p.proj_no and t.state in (2, 3) order by t.tl_no desc limit 1)`

const order = {
  next_meeting: sql`${nextMeeting} nulls last, p.proj_no desc`,
  todo_reg_dt: sql`${newestOpenTodo('t.reg_dt')} desc nulls last, p.proj_no desc`,
  // What the rows show first is the company.
  name: sql`(select n.client_name from clients n where n.client_no = p.client_no), p.proj_name, p.proj_no desc`,
}

/** Only a name has to be looked up to sort by: everything else follows from the project's number. */
const among = ({ emp_no, isOwn, sort }: HomeFilter) => {
  if (!isOwn) return sql`projects p`
  if (sort !== 'name') return sql`project_employees p where p.emp_no = ${emp_no}`
  return sql`projects p join project_employees o on o.proj_no = p.proj_no and o.emp_no = ${emp_no}`
}

const people = sql`coalesce((
  select json_agg(json_build_object('emp_no', m.emp_no, 'emp_name', u.user_name, 'pe_type', m.pe_type)
           order by m.pe_type, u.user_name, m.emp_no)
    from project_employees m join employees e using (emp_no) join users u using (user_no)
   where m.proj_no = p.proj_no), '[]')`

const openIndicators = sql`coalesce((
  select json_agg(json_build_object('pic_no', i.pic_no, 'pic_title', i.pic_title, 'pic_end_dt', i.pic_end_dt,
           'pic_emps', array(select x.emp_no from project_indicator_employees x where x.pic_no = i.pic_no order by 1))
           order by i.pic_end_dt, i.pic_no)
    from project_indicators i where i.proj_no = p.proj_no and i.pic_done_dt is null), '[]')`

const isTheirs = ({ emp_no, isOwn }: HomeFilter) =>
  isOwn ? sql`true` : sql`exists (select from project_employees o where o.proj_no = p.proj_no and o.emp_no = ${emp_no})`

/**
 * Those with a coming meeting are found from the meetings, the others follow by number: of a person with many projects
 * no more are looked at than the page can need. `offset 0` keeps PostgreSQL from beginning with the person's projects,
 * which it does in a plan for all people.
 */
const ownByNextMeeting = ({ emp_no, offset, limit }: HomeFilter) => sql`
  coming as materialized (
    select s.proj_no, min(s.start_dt) as next_dt
      from (select m.proj_no, m.start_dt from mr_schedules m
             where m.start_dt > now() and crm_is_active_meeting(m.state, m.mr_checked) offset 0) s,
           lateral (select from project_employees p where p.proj_no = s.proj_no and p.emp_no = ${emp_no} offset 0) p
     group by s.proj_no),
  others as (
    select p.proj_no, null::timestamptz as next_dt from project_employees p
     where p.emp_no = ${emp_no} and p.proj_no not in (select proj_no from coming)
     order by p.proj_no desc limit ${offset}::int + ${limit}::int),
  chosen as materialized (
    select proj_no, row_number() over (order by next_dt nulls last, proj_no desc) as place
      from (select * from coming union all select * from others) p order by place offset ${offset} limit ${limit})`

const anyOrder = (filter: HomeFilter) => sql`
  chosen as materialized (
    select p.proj_no, row_number() over (order by ${order[filter.sort]}) as place from ${among(filter)}
     order by place offset ${filter.offset} limit ${filter.limit})`

const whoseAre = ({ emp_no, isOwn }: HomeFilter, proj_no: string) => (isOwn ? isOneOf(emp_no, proj_no) : sql`true`)

/** Company by company in the order of their names, until the page is full. */
const manyByName = (filter: HomeFilter) => sql`
  chosen as materialized (
    select proj_no, place from unnest(array(
      select p.proj_no from clients n join projects p using (client_no) where ${whoseAre(filter, 'p.proj_no')}
       order by n.client_name, p.proj_name, p.proj_no desc offset ${filter.offset} limit ${filter.limit}))
      with ordinality f (proj_no, place))`

/** From the newest open todo of all backwards, then projects without one by number. */
const manyByTodo = (filter: HomeFilter) => sql`
  with_todo as materialized (
    select t.proj_no, t.reg_dt from todo_list t
     where t.state in (2, 3) and t.proj_no is not null and ${whoseAre(filter, 't.proj_no')}
       and not exists (select from todo_list n where n.proj_no = t.proj_no and n.state in (2, 3) and n.tl_no > t.tl_no offset 0)
     order by t.reg_dt desc, t.proj_no desc limit ${filter.offset}::int + ${filter.limit}::int),
  others as (
    select p.proj_no, null::timestamptz as reg_dt from ${among(filter)} ${filter.isOwn ? sql`and` : sql`where`}
       not exists (select from todo_list n where n.proj_no = p.proj_no and n.state in (2, 3) offset 0)
     order by p.proj_no desc limit ${filter.offset}::int + ${filter.limit}::int),
  chosen as materialized (
    select proj_no, row_number() over (order by reg_dt desc nulls last, proj_no desc) as place
      from (select * from with_todo union all select * from others) p order by place offset ${filter.offset} limit ${filter.limit})`

const chosenOf = (filter: HomeFilter, isMany: boolean) => {
  if (filter.sort === 'next_meeting') return filter.isOwn ? ownByNextMeeting(filter) : anyOrder(filter)
  if (!isMany) return anyOrder(filter)
  return filter.sort === 'name' ? manyByName(filter) : manyByTodo(filter)
}

const shownOfTodo = `t.tl_no, t.tl_title, nullif(left(t.tl_text, 100), '') as tl_todo, t.reg_dt, t.from_emp_no, t.to_emp_no`

const nextMeetingNo = sql`(
  select s.ms_no from mr_schedules s where ${isActiveMeeting} and s.start_dt > now() order by s.start_dt, s.ms_no limit 1)`

/** The page is chosen by what it is sorted by alone; the rest is looked up for its rows only. */
const findPage = async (db: Db, filter: HomeFilter, isMany: boolean) => {
  const { rows } = await sql<DashboardProject>`
    with ${chosenOf(filter, isMany)}
    select p.proj_no, p.proj_name, c.client_name, c.client_rep_name, ps.psrv_name, p.proj_significant, p.rev, p.progress_status,
           p.file_final_check, (select count(*)::text from mr_schedules s where ${isActiveMeeting}) as mr_count,
           ${nextMeeting} as next_meeting_dt, ${nextMeetingNo} as next_ms_no, t.tl_no, t.tl_title, t.tl_todo, t.reg_dt as last_todo_dt, t.from_emp_no, t.to_emp_no,
           fu.user_name as from_emp_name, tu.user_name as to_emp_name, ${people} as emp, ${openIndicators} as indicators
      from chosen join projects p using (proj_no) join clients c using (client_no)
      left join pocket_service ps using (psrv_no)
      left join lateral ${newestOpenTodo(shownOfTodo)} t on ${isTheirs(filter)}
      left join employees fe on fe.emp_no = t.from_emp_no left join users fu on fu.user_no = fe.user_no
      left join employees te on te.emp_no = t.to_emp_no left join users tu on tu.user_no = te.user_no
     order by chosen.place`.execute(db)
  return rows
}

export const findHomeProjects = async (db: Db, filter: HomeFilter) => {
  const { emp_no, isOwn, sort, offset, limit } = filter
  const isMany = sort !== 'next_meeting' && (!isOwn || (await ownsMany(db, emp_no, offset + limit)))
  const count = isOwn ? countOwnProjects(db, emp_no) : countAllProjects(db)
  const [query, total] = await Promise.all([findPage(db, filter, isMany), count])
  return { query, total }
}
