import type { Question } from '@crm/contract/features/questions/questions'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Where comments know the questions about a project by; `to_no` is the project. */
export const questionTable = 'client_questions'

/** What is there of the thread, oldest first, as the comments have it: in HTML. */
export const findThread = (db: Db, proj_no: number, user_no: number) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.user_no', 'c.user_no')
    .select(['c.cmt_no', 'u.user_name', 'c.content', 'c.reg_dt', 'c.update_dt'])
    .select([
      sql<boolean>`u.user_type = 'emp'`.as('is_staff'),
      sql<boolean>`c.user_no = ${user_no}`.as('is_own'),
      sql<boolean>`c.user_no <> ${user_no} and c.cmt_no > coalesce((
        select r.cmt_no from comment_reads r where r.to_table = c.to_table and r.to_no = c.to_no and r.user_no = ${user_no}), 0)`.as(
        'is_unread',
      ),
    ])
    .where('c.to_table', '=', questionTable)
    .where('c.to_no', '=', proj_no)
    .where('c.state', '=', 1)
    .orderBy('c.cmt_no')
    .$castTo<Question>()
    .execute()

export const isQuestion = async (db: Db, cmt_no: number) =>
  (await db
    .selectFrom('comments')
    .select('cmt_no')
    .where('cmt_no', '=', cmt_no)
    .where('to_table', '=', questionTable)
    .executeTakeFirst()) !== undefined

export const findProject = (db: Db, proj_no: number) =>
  db.selectFrom('projects').select(['proj_name', 'client_no']).where('proj_no', '=', proj_no).executeTakeFirst()

/** The project's managers; where it has none, everybody who holds one of these scopes. By emp_no, active alone. */
export const findAnswerers = async (db: Db, proj_no: number, scopes: readonly string[]) => {
  const { rows } = await sql<{ emp_no: number }>`
    with active as (select e.emp_no, e.emp_scope from employees e join users u using (user_no) where e.emp_state = 1 and u.state = 1),
    managers as (
      select a.emp_no from active a join project_employees p using (emp_no) where p.proj_no = ${proj_no} and p.pe_type = 'manager')
    select emp_no from managers
    union
    select emp_no from active where emp_scope && ${scopes}::text[] and not exists (select from managers)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

/** The company's people who asked something about the project and may still use the product. */
export const findAskers = (db: Db, proj_no: number) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.user_no', 'c.user_no')
    .select(['u.user_no', 'u.user_name', 'u.user_email'])
    .distinct()
    .where('c.to_table', '=', questionTable)
    .where('c.to_no', '=', proj_no)
    .where('c.state', '=', 1)
    .where('u.user_type', '=', 'client')
    .where('u.state', '=', 1)
    .execute()
