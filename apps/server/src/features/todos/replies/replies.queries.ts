import type { TodoReply } from '@crm/contract/features/todos/todos.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Nobody reads what was deleted. */
const replies = (db: Db) =>
  db
    .selectFrom('todo_list_repl as r')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['r.tlr_no', 'r.tl_no', 'r.emp_no', 'u.user_name as emp_name', 'r.reg_dt', 'r.update_dt', 'r.state'])
    .select(sql<string>`case when r.state = 1 then r.tlr_content else '' end`.as('tlr_content'))

export const findReplies = (db: Db, tl_no: number) =>
  replies(db).where('r.tl_no', '=', tl_no).orderBy('r.tlr_no').execute() as Promise<TodoReply[]>

export const findReply = (db: Db, tlr_no: number) =>
  replies(db).where('r.tlr_no', '=', tlr_no).executeTakeFirst() as Promise<TodoReply | undefined>

export const insertReply = async (db: Db, reply: { tl_no: number; emp_no: number; tlr_content: string }) => {
  const { tlr_no } = await db.insertInto('todo_list_repl').values(reply).returning('tlr_no').executeTakeFirstOrThrow()
  return tlr_no
}

/** Nothing comes back for one that is deleted already. */
const change = (db: Db, tlr_no: number) =>
  db.updateTable('todo_list_repl').where('tlr_no', '=', tlr_no).where('state', '=', 1).returning('tlr_no')

export const rewriteReply = (db: Db, tlr_no: number, tlr_content: string) =>
  change(db, tlr_no).set({ tlr_content, update_dt: sql`now()` }).executeTakeFirst()

export const deleteReply = (db: Db, tlr_no: number) =>
  change(db, tlr_no).set({ state: 0, update_dt: sql`now()` }).executeTakeFirst()
