import type { RecordTarget } from '@crm/contract/kit/target'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type CommentAuthor = { user_no: number; guest: null } | { user_no: null; guest: string }

export const insertCommentOf = async (
  db: Db,
  comment: RecordTarget & CommentAuthor & { parent: number | null; content: string },
) => {
  const { cmt_no } = await db.insertInto('comments').values(comment).returning('cmt_no').executeTakeFirstOrThrow()
  return cmt_no
}

/** False for one that is deleted already. */
export const changeCommentRow = async (db: Db, cmt_no: number, content: string | null) => {
  const changed = await db
    .updateTable('comments')
    .set(content === null ? { state: 0 } : { content, update_dt: sql`now()` })
    .where('cmt_no', '=', cmt_no)
    .where('state', '=', 1)
    .returning('cmt_no')
    .executeTakeFirst()
  return changed !== undefined
}
