import { projectDrawers } from '@crm/contract/project'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type Facts = Record<string, unknown>

export interface Trace {
  table_name: string
  action: 'insert' | 'update' | 'delete'
  before: Facts | null
  after: Facts | null
  /** What a step, an indicator or a file is called, where it is about one. */
  name: string | null
}

/** What one request did to a project: its audit rows, of the project and of all that belongs to it. */
export interface Act {
  audit_no: number
  reg_dt: string
  user_name: string | null
  rows: Trace[]
}

const tables = sql`array['projects', 'project_employees', 'project_indicators', 'project_buildups']`

const drawers = sql`array[${sql.join(projectDrawers.values.map((drawer) => sql.lit(drawer)))}]`

const traces = (proj_no: number) => sql`(
  select a.*, null as name from audit_log a where a.table_name = any (${tables}) and a.row_key = ${String(proj_no)}
  union all
  select a.*, b.pbu_name || ' · ' || s.pps_name
    from project_buildups b join project_buildup_steps t using (pbu_no) join pocket_process s using (pps_no)
    join audit_log a on a.table_name = 'project_buildup_steps' and a.row_key = t.pbs_no::text and a.action = 'update'
   where b.proj_no = ${proj_no}
  union all
  select a.*, i.pic_title from project_indicators i
    join audit_log a on a.table_name = 'project_indicator_employees' and a.row_key = i.pic_no::text
   where i.proj_no = ${proj_no}
  union all
  select a.*, null from mr_schedules s
    join audit_log a on a.table_name = 'mr_schedules' and a.row_key = s.ms_no::text and a.action = 'insert'
   where s.proj_no = ${proj_no}
  union all
  select a.*, f.originalname from audit_log a
    left join files f on f.file_no = (coalesce(a.after, a.before) ->> 'file_no')::int
   where a.table_name = 'file_attachments' and coalesce(a.after, a.before) ->> 'to_no' = ${String(proj_no)}
     and coalesce(a.after, a.before) ->> 'to_table' = any (${drawers})) a`

export const findActs = async (db: Db, proj_no: number, { offset, limit }: { offset: number; limit: number }) => {
  const { rows } = await sql<Act>`
    select g.audit_no, g.at as reg_dt, u.user_name, g.rows from (
      select max(audit_no) as audit_no, min(at) as at, min(user_no) as user_no,
             json_agg(json_build_object('table_name', table_name, 'action', action, 'before', before, 'after', after,
               'name', name) order by audit_no) as rows
        from ${traces(proj_no)} group by coalesce(request_id, audit_no::text)
       order by max(audit_no) desc offset ${offset} limit ${limit}) g
    left join users u using (user_no) order by g.audit_no desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct coalesce(request_id, audit_no::text))::int as total from ${traces(proj_no)}`.execute(db)
  return { acts: rows, total: counted[0]?.total ?? 0 }
}

/** Names of staff, those who have left included. */
export const findStaffNames = async (db: Db, emp_nos: number[]) => {
  if (!emp_nos.length) return new Map<number, string>()
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_name'])
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .execute()
  return new Map(rows.map(({ emp_no, user_name }) => [emp_no, user_name]))
}

/** Words for the numbers that a project's row holds; retired ones included. */
export const findWords = async (db: Db) => {
  const { rows } = await sql<{ field: string; no: number; name: string }>`
    select 'psrv_no' as field, psrv_no as no, psrv_name as name from pocket_service
    union all select 'thm_no', thm_no, thm_name from theme
    union all select 'pt_no', pt_no, pt_name from project_type`.execute(db)
  return new Map(rows.map(({ field, no, name }) => [`${field} ${no}`, name]))
}
