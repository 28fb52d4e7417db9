import type { TodoShare } from '@crm/contract/features/todos/todos.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { seenBy } from '../todos.queries.ts'

/** Those of these numbers who work here. */
export const findActive = async (db: Db, emp_nos: number[]) => {
  if (!emp_nos.length) return []
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('e.emp_no')
    .where('e.emp_no', '=', sql<number>`any (${emp_nos}::int[])`)
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .execute()
  const active = new Set(rows.map(({ emp_no }) => emp_no))
  return emp_nos.filter((emp_no) => active.has(emp_no))
}

/** Answers those who did not take part before; of several who invite one person at once, one does. */
export const insertShares = async (db: Db, tl_no: number, emp_nos: number[], is_recipient = false) => {
  if (!emp_nos.length) return []
  const rows = await db
    .insertInto('todo_list_share')
    .values([...new Set(emp_nos)].sort((a, b) => a - b).map((tl_to) => ({ tl_no, tl_to, is_recipient })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('tl_to')
    .execute()
  return rows.map(({ tl_to }) => tl_to)
}

export const findShares = (db: Db, tl_no: number): Promise<TodoShare[]> =>
  db
    .selectFrom('todo_list_share as s')
    .innerJoin('employees as e', 'e.emp_no', 's.tl_to')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['s.tl_no', 's.tl_to', 'u.user_name as emp_name', 's.is_recipient'])
    .where('s.tl_no', '=', tl_no)
    .orderBy('s.is_recipient', 'desc')
    .orderBy('s.reg_dt')
    .orderBy('u.user_name')
    .orderBy('s.tl_to')
    .execute()

export const deleteShare = (db: Db, tl_no: number, tl_to: number) =>
  db.deleteFrom('todo_list_share').where('tl_no', '=', tl_no).where('tl_to', '=', tl_to).execute()

export const setRecipient = (db: Db, tl_no: number, tl_to: number, is_recipient: boolean) =>
  db
    .updateTable('todo_list_share')
    .set({ is_recipient })
    .where('tl_no', '=', tl_no)
    .where('tl_to', '=', tl_to)
    .execute()

/** Somebody else becomes the one it is addressed to. */
export const addressTo = async (db: Db, tl_no: number, tl_to: number) => {
  await setRecipient(db, tl_no, tl_to, true)
  await db.updateTable('todo_list').set({ to_emp_no: tl_to }).where('tl_no', '=', tl_no).execute()
}

/** The people whom something about a todo concerns: its sender and all who take part. */
export const findConcerned = async (db: Db, tl_no: number) => {
  const { rows } = await sql<{ emp_no: number }>`
    select from_emp_no as emp_no from todo_list where tl_no = ${tl_no}
    union select tl_to from todo_list_share where tl_no = ${tl_no}`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

/** Those of these people who see a todo. */
export const findWhoSees = async (db: Db, tl_no: number, emp_nos: number[]) => {
  const { rows } = await sql<{ emp_no: number }>`
    select p.emp_no from unnest(${emp_nos}::int[]) p(emp_no) join todo_list t on t.tl_no = ${tl_no}
     where ${seenBy(sql<number>`p.emp_no`, 't')}`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

export const findUserName = async (db: Db, user_no: number) => {
  const row = await db.selectFrom('users').select('user_name').where('user_no', '=', user_no).executeTakeFirst()
  return row?.user_name ?? ''
}

/** Those in charge of a project, the longest first. */
export const findManagersOf = async (db: Db, proj_no: number) => {
  const rows = await db
    .selectFrom('project_employees')
    .select('emp_no')
    .where('proj_no', '=', proj_no)
    .where('pe_type', '=', 'manager')
    .orderBy('pe_no')
    .execute()
  return rows.map(({ emp_no }) => emp_no)
}

/** What a meeting is for, and who holds it. */
export const findMeetingOf = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .select([
      'm.proj_no',
      'm.start_dt',
      sql<number[]>`array(
        select w.emp_no from mr_schedule_managers w where w.ms_no = m.ms_no order by w.emp_no)`.as('managers'),
    ])
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst()
