import { sql } from 'kysely'
import { readCachedTotal, withCachedTotal } from '../../db/cachedTotals.ts'
import type { Db } from '../../db/database.ts'

const ongoing = sql`count(*) filter (where p.progress_status is null or p.progress_status in ('pre', 'guide', 'paid', 'started'))`
const completed = sql`count(*) filter (where p.progress_status = 'completed')`

const countedFrom = ['projects', 'project_employees']

interface OwnKpi {
  ing_qtt: number
  cplt_qtt: number
  cont_qtt: number
  done_qtt: number
}

/** `month` is the first day of the month that "done" counts. Every move in the log also changes its project's row. */
export const findOwnKpi = async (db: Db, emp_no: number, month: string) => {
  const count = sql<OwnKpi>`(
    select json_build_object('ing_qtt', ${ongoing}, 'cplt_qtt', ${completed},
             'cont_qtt', count(*) filter (where p.contract_status && array['credit_off', 'credit_on']),
             'done_qtt', count(*) filter (where p.progress_status = 'completed' and exists (
               select from project_status_log l
                where l.proj_no = p.proj_no and l.to_status = 'completed' and l.reg_dt >= ${month}::date)))
      from project_employees m join projects p using (proj_no) where m.emp_no = ${emp_no})`
  const cached = { key: `kpi ${emp_no} ${month}`, tables: countedFrom, count, hot: true }
  return readCachedTotal(db, cached)
}

type TeamFigures = Record<string, { ing_qtt: number; cplt_qtt: number }>

/** Who is in the team now, and what each of them has to do and has done; those without projects as well. */
export const findTeamKpi = async (db: Db, team_no: number) => {
  const people = sql<{ emp_no: number; emp_name: string }[]>`coalesce((
    select json_agg(json_build_object('emp_no', e.emp_no, 'emp_name', u.user_name) order by u.user_name, e.emp_no)
      from employees e join users u using (user_no)
     where e.team_no = ${team_no} and e.emp_state = 1 and u.state = 1), '[]')`
  // Cached for everybody who ever was in the team; the present members are read each time.
  const count = sql<TeamFigures>`coalesce((
    select json_object_agg(emp_no, json_build_object('ing_qtt', ing_qtt, 'cplt_qtt', cplt_qtt)) from (
      select m.emp_no, ${ongoing} as ing_qtt, ${completed} as cplt_qtt
        from employees e join project_employees m using (emp_no) join projects p using (proj_no)
       where e.team_no = ${team_no} group by m.emp_no) f), '{}')`
  const cached = { key: `teamKpi ${team_no}`, tables: [...countedFrom, 'employees'], count, hot: true }
  const { rows, total } = await withCachedTotal(db, cached, people)
  return rows.map((person) => ({ ...person, ing_qtt: 0, cplt_qtt: 0, ...total[person.emp_no] }))
}
