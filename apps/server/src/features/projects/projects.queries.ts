import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Projects } from '../../db/types.gen.ts'

type ProjectColumns = Insertable<Projects>

export const insertProject = async (db: Db, project: ProjectColumns) => {
  const { proj_no } = await db.insertInto('projects').values(project).returning('proj_no').executeTakeFirstOrThrow()
  return proj_no
}

/** Counts as a revision also where only people change; returns nothing when it has been changed since `rev`. */
export const updateProjectRow = (db: Db, proj_no: number, rev: number | undefined, project: Updateable<Projects>) =>
  db
    .updateTable('projects')
    .set({ ...project, rev: sql`rev` })
    .where('proj_no', '=', proj_no)
    .$if(rev !== undefined, (query) => query.where('rev', '=', rev ?? 0))
    .returning(['proj_no', 'proj_name'])
    .executeTakeFirst()

/** Sets one column; returns nothing when the project is unknown, or was changed since `rev` where one is given. */
export const setFacts = (db: Db, proj_no: number, facts: Updateable<Projects>, rev?: number) =>
  db
    .updateTable('projects')
    .set(facts)
    .where('proj_no', '=', proj_no)
    .$if(rev !== undefined, (query) => query.where('rev', '=', rev ?? 0))
    .returning(['proj_no', 'proj_significant', 'file_final_check', 'rev'])
    .executeTakeFirst()

/** What a change has to fit to. */
export const findChoices = (db: Db, proj_no: number) =>
  db
    .selectFrom('projects')
    .select(['psrv_no', 'thm_no', 'pt_no', 'project_start', 'project_end'])
    .where('proj_no', '=', proj_no)
    .executeTakeFirst()

export const isProject = async (db: Db, proj_no: number) =>
  (await db.selectFrom('projects').select('proj_no').where('proj_no', '=', proj_no).executeTakeFirst()) !== undefined

export const isMember = async (db: Db, proj_no: number, emp_no: number | null) =>
  (await db
    .selectFrom('project_employees')
    .select('pe_no')
    .where('proj_no', '=', proj_no)
    .where('emp_no', '=', emp_no)
    .executeTakeFirst()) !== undefined

/**
 * Holds these projects until the transaction is over, always in the same order. Not against rows that refer to them: who
 * has added one and then holds the project would wait for somebody else who did the same.
 */
export const lockProjects = (db: Db, proj_nos: number[]) =>
  db
    .selectFrom('projects')
    .select(['proj_no', 'proj_name', 'client_no', 'progress_status', 'rev'])
    .where('proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .orderBy('proj_no')
    .forNoKeyUpdate()
    .execute()

export interface ProjectMoney {
  /** A contract is concluded. */
  has_contract: boolean
  /** One of its payments is covered in full. */
  has_covered: boolean
  /** Something of what was ever paid is still with the company. */
  has_money: boolean
  is_unpaid: boolean
}

/** What the stages of these projects depend on; read after they are locked. */
export const findMoney = async (db: Db, proj_nos: number[]) => {
  const { rows } = await sql<ProjectMoney & { proj_no: number }>`
    select k.proj_no, bool_or(k.is_live) as has_contract, bool_or(k.is_live and c.projcrd_deposit_dt is not null) as has_covered,
           bool_or(c.projcrd_paid > 0) as has_money, bool_or(k.is_live and c.projcrd_deposit_dt is null) as is_unpaid
      from (select proj_no, ctr_no, ctr_state in ('concluded', 'sealed') as is_live from contracts
             where proj_no = any (${proj_nos}::int[]) and ctr_concluded_dt is not null) k
      join project_credits c using (ctr_no) group by 1`.execute(db)
  return new Map(rows.map((row) => [row.proj_no, row]))
}

/**
 * The stages before these projects became `unknown`; read after they are locked, so that they cannot change meanwhile.
 */
export const findLostStages = async (db: Db, proj_nos: number[]) => {
  const { rows } = await sql<{ proj_no: number; lost: ProgressStage }>`
    select distinct on (proj_no) proj_no, coalesce(from_status, 'inquiry') as lost
      from project_status_log where proj_no = any (${proj_nos}::int[]) order by proj_no, psl_no desc`.execute(db)
  return new Map(rows.map(({ proj_no, lost }) => [proj_no, lost]))
}

/** The database notes this reason with every move between stages in this transaction. */
export const setStageReason = (db: Db, reason: string) =>
  sql`select set_config('crm.reason', ${reason}, true)`.execute(db)

/** The database notes who moved it and when, with this reason. */
export const setStage = async (db: Db, proj_nos: number[], progress_status: string | null, reason: string) => {
  await setStageReason(db, reason)
  await db
    .updateTable('projects')
    .set({ progress_status })
    .where('proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .where('progress_status', 'is distinct from', progress_status)
    .execute()
}

/** Counts a change of people as a revision of the project, because the form saves both together. */
export const countRevision = (db: Db, proj_nos: number[]) =>
  db
    .updateTable('projects')
    .set({ rev: sql`rev` })
    .where('proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .execute()

export const findProjectName = async (db: Db, proj_no: number) => {
  const found = await db.selectFrom('projects').select('proj_name').where('proj_no', '=', proj_no).executeTakeFirst()
  return found?.proj_name
}

/** Everybody who takes part in a project, by emp_no. */
export const findProjectPeople = async (db: Db, proj_no: number) => {
  const rows = await db.selectFrom('project_employees').select('emp_no').where('proj_no', '=', proj_no).execute()
  return rows.map(({ emp_no }) => emp_no)
}

export const replaceTheme = (db: Db, from: number, to: number) =>
  db.updateTable('projects').set({ thm_no: to }).where('thm_no', '=', from).execute()
