import type { ProjectEmployeeDraft } from '@crm/contract/features/projects/projects.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface Joined {
  proj_no: number
  emp_no: number
  pe_type: 'manager' | 'participant'
}

/** Writes these people into the project; answers those who were not in it before. */
export const putMembers = async (db: Db, proj_no: number, members: ProjectEmployeeDraft[]): Promise<Joined[]> => {
  if (!members.length) return []
  const rows = await db
    .insertInto('project_employees')
    .values(members.map((member) => ({ proj_no, ...member })))
    .onConflict((conflict) =>
      conflict.columns(['proj_no', 'emp_no']).doUpdateSet((eb) => ({
        pe_type: eb.ref('excluded.pe_type'),
        start_dt: eb.ref('excluded.start_dt'),
        end_dt: eb.ref('excluded.end_dt'),
        pe_contribution: eb.ref('excluded.pe_contribution'),
      })),
    )
    // A row that was written over has a locker's number in xmax.
    .returning(['proj_no', 'emp_no', 'pe_type', sql<boolean>`xmax = 0`.as('is_new')])
    .execute()
  return rows.filter(({ is_new }) => is_new) as unknown as Joined[]
}

export const removeOthers = (db: Db, proj_no: number, emp_nos: number[]) =>
  db
    .deleteFrom('project_employees')
    .where('proj_no', '=', proj_no)
    .where('emp_no', '<>', sql<number>`all (${emp_nos}::int[])`)
    .execute()

/** Takes the managers of these projects out; with `team_no` only those of that team. */
export const removeManagers = (db: Db, proj_nos: number[], but: number | null, team_no?: number) =>
  sql`delete from project_employees m using employees e
       where e.emp_no = m.emp_no and m.proj_no = any (${proj_nos}::int[]) and m.pe_type = 'manager'
         and m.emp_no is distinct from ${but}::int and (${team_no ?? null}::int is null or e.team_no = ${team_no ?? null})`.execute(
    db,
  )

/** Which of these projects somebody of this team manages already; who has left still counts. */
export const findManagedFor = async (db: Db, proj_nos: number[], emp_no: number, team_no: number) => {
  const rows = await db
    .selectFrom('project_employees as m')
    .innerJoin('employees as e', 'e.emp_no', 'm.emp_no')
    .select('m.proj_no')
    .where('m.proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .where('m.emp_no', '=', emp_no)
    .where('m.pe_type', '=', 'manager')
    .where('e.team_no', '=', team_no)
    .execute()
  return rows.map(({ proj_no }) => proj_no)
}

/** Makes somebody a manager of these projects; returns the projects where they were not one before. */
export const putManager = async (db: Db, proj_nos: number[], emp_no: number) => {
  const { rows } = await sql<{ proj_no: number }>`
    insert into project_employees as m (proj_no, emp_no, pe_type, start_dt)
    select no, ${emp_no}, 'manager', current_date from unnest(${proj_nos}::int[]) no
        on conflict (proj_no, emp_no) do update set pe_type = 'manager' where m.pe_type <> 'manager'
    returning proj_no`.execute(db)
  return rows.map(({ proj_no }) => proj_no)
}

/** Those of these who work here now. */
export const findActiveStaff = (db: Db, emp_nos: number[]) =>
  db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'e.user_no', 'e.team_no'])
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .execute()

/** The users who manage these projects. */
export const findManagersOf = (db: Db, proj_nos: number[]) =>
  db
    .selectFrom('project_employees as m')
    .innerJoin('employees as e', 'e.emp_no', 'm.emp_no')
    .select(['m.proj_no', 'e.user_no'])
    .where('m.proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .where('m.pe_type', '=', 'manager')
    .execute()

/** By emp_no. */
export const findManagerNos = async (db: Db, proj_no: number) => {
  const rows = await db
    .selectFrom('project_employees')
    .select('emp_no')
    .where('proj_no', '=', proj_no)
    .where('pe_type', '=', 'manager')
    .execute()
  return rows.map(({ emp_no }) => emp_no)
}
