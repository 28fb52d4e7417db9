import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Placeholders, prepared } from '../../../db/hot/prepared.ts'

/** Managers first, then by name. */
export const members = sql<ProjectRow['emp']>`coalesce((
  select json_agg(json_build_object('pe_no', m.pe_no, 'emp_no', m.emp_no, 'emp_name', u.user_name, 'team_no', e.team_no,
           'pe_type', m.pe_type, 'start_dt', m.start_dt, 'end_dt', m.end_dt, 'pe_contribution', m.pe_contribution)
           order by m.pe_type, u.user_name, m.emp_no)
    from project_employees m join employees e using (emp_no) join users u using (user_no)
   where m.proj_no = p.proj_no), '[]')`

/** Inlined, so that the partial index over a project's active meetings is used. */
export const isActiveMeeting = sql`s.proj_no = p.proj_no and crm_is_active_meeting(s.state, s.mr_checked)`

export const nextMeeting = sql<string | null>`(
  select min(s.start_dt) from mr_schedules s where ${isActiveMeeting} and s.start_dt > now())`

/** The last thing that happened to one that was lost sight of is that it was lost. */
const lostStage = sql<string | null>`case when p.progress_status = 'unknown' then coalesce((
  select l.from_status from project_status_log l where l.proj_no = p.proj_no order by l.psl_no desc limit 1), 'inquiry') end`

/** What lists show of a project. */
export const projectRows = (db: Db) =>
  db
    .selectFrom('projects as p')
    .innerJoin('clients as c', 'c.client_no', 'p.client_no')
    .leftJoin('pocket_service as ps', 'ps.psrv_no', 'p.psrv_no')
    .select(['p.proj_no', 'p.proj_name', 'p.client_no', 'c.client_name', 'c.client_rep_name as user_name'])
    .select(['p.psrv_no', 'ps.psrv_name', 'p.proj_grade', 'p.contract_status', 'p.contract_amount'])
    .select(['p.progress_status', 'p.projcrd_deposit_dt', 'p.project_end', 'p.reg_dt', 'p.rev'])
    .select([members.as('emp'), nextMeeting.as('next_meeting_dt'), lostStage.as('lost_stage')])

const rowsByNo = prepared((db, { proj_nos }: Placeholders<{ proj_nos: number[] }>) =>
  projectRows(db).where('p.proj_no', '=', sql<number>`any (${proj_nos}::int[])`),
)

/** These projects, in this order. */
export const findProjectsByNo = async (db: Db, proj_nos: number[]) => {
  if (!proj_nos.length) return []
  const rows = (await rowsByNo(db, { proj_nos })) as ProjectRow[]
  const found = new Map(rows.map((row) => [row.proj_no, row]))
  return proj_nos.flatMap((proj_no) => found.get(proj_no) ?? [])
}
