import type { Buildup } from '@crm/contract/features/buildups/buildups'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { ProjectBuildupSteps } from '../../db/types.gen.ts'

const steps = sql<Buildup['steps']>`coalesce((
  select json_agg(json_build_object('pbs_no', s.pbs_no, 'pps_no', s.pps_no, 'pps_name', q.pps_name,
           'pps_parent', q.pps_parent, 'state', s.state, 'emp_no', s.emp_no, 'emp_name', u.user_name,
           'start_dt', s.start_dt, 'end_dt', s.end_dt, 'rev', s.rev) order by s.pbs_no)
    from project_buildup_steps s join pocket_process q using (pps_no)
    left join employees e on e.emp_no = s.emp_no left join users u on u.user_no = e.user_no
   where s.pbu_no = b.pbu_no), '[]')`

const buildups = (db: Db) =>
  db
    .selectFrom('project_buildups as b')
    .innerJoin('pocket_category as pc', 'pc.pc_no', 'b.pc_no')
    .select(['b.pbu_no', 'b.pc_no', 'pc.pc_name', 'b.pbu_name', 'b.pbu_cash', 'b.reg_dt', steps.as('steps')])

/** The newest first; those that were cancelled are gone. */
export const findBuildups = (db: Db, proj_no: number) =>
  buildups(db).where('b.proj_no', '=', proj_no).where('b.state', '=', 1).orderBy('b.pbu_no', 'desc').execute()

export const findBuildup = (db: Db, pbu_no: number) => buildups(db).where('b.pbu_no', '=', pbu_no).execute()

export const findCompanyOf = (db: Db, proj_no: number) =>
  db.selectFrom('projects').select('client_no').where('proj_no', '=', proj_no).executeTakeFirst()

interface NewBuildup {
  proj_no: number
  pc_no: number
  pbu_name: string
  pbu_cash: number
  /** The row of the ledger that paid for it. */
  cl_no: number | null
}

export const insertBuildup = async (db: Db, buildup: NewBuildup, pps_nos: number[]) => {
  const { pbu_no } = await db
    .insertInto('project_buildups')
    .values(buildup)
    .returning('pbu_no')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('project_buildup_steps')
    .values([...new Set(pps_nos)].map((pps_no) => ({ pbu_no, pps_no })))
    .execute()
  return pbu_no
}

/** Returns undefined for one that does not exist or was cancelled before. */
export const setCancelled = (db: Db, proj_no: number, pbu_no: number) =>
  db
    .updateTable('project_buildups')
    .set({ state: 0 })
    .where('pbu_no', '=', pbu_no)
    .where('proj_no', '=', proj_no)
    .where('state', '=', 1)
    .returning(['pbu_name', 'pbu_cash', 'cl_no'])
    .executeTakeFirst()

/** Held until the transaction is over. */
export const lockStep = (db: Db, proj_no: number, pbs_no: number) =>
  db
    .selectFrom('project_buildup_steps as s')
    .innerJoin('project_buildups as b', 'b.pbu_no', 's.pbu_no')
    .select(['s.pbu_no', 's.emp_no', 's.rev'])
    .where('s.pbs_no', '=', pbs_no)
    .where('b.proj_no', '=', proj_no)
    .where('b.state', '=', 1)
    .forUpdate()
    .executeTakeFirst()

/** What is not named stays. */
export const setStep = (db: Db, pbs_no: number, step: Updateable<ProjectBuildupSteps>) =>
  db
    .updateTable('project_buildup_steps')
    .set({ state: sql`state`, ...step })
    .where('pbs_no', '=', pbs_no)
    .execute()
