import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The todo that a comment is about; nothing for comments on other records. */
export const findReplyTodo = async (db: Db, tlr_no: number) => {
  const found = await db
    .selectFrom('comments')
    .select('to_no')
    .where('cmt_no', '=', tlr_no)
    .where('to_table', '=', 'todo_list')
    .executeTakeFirst()
  return found?.to_no
}

/** Which members of staff these accounts are. */
export const findStaffOf = async (db: Db, users: number[]) => {
  const rows = await db
    .selectFrom('employees')
    .select(['user_no', 'emp_no'])
    .where('user_no', '=', sql<number>`any (${users}::int[])`)
    .execute()
  return new Map(rows.map(({ user_no, emp_no }) => [user_no, emp_no]))
}
