import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface NoteColumns {
  cn_text: string
  cn_with: string | null
  cn_way: 'out' | 'in' | null
  cn_minutes: number | null
}

export const insertNote = async (
  db: Db,
  note: NoteColumns & { client_no: number; cn_type: 'note' | 'call'; user_no: number },
) => (await db.insertInto('client_notes').values(note).returning('cn_no').executeTakeFirstOrThrow()).cn_no

export const findNote = (db: Db, client_no: number, cn_no: number) =>
  db
    .selectFrom('client_notes as n')
    .innerJoin('users as u', 'u.user_no', 'n.user_no')
    .select(['n.cn_no', 'n.cn_type', 'n.cn_text', 'n.cn_with', 'n.cn_way', 'n.cn_minutes', 'n.user_no'])
    .select(['n.reg_dt', 'n.update_dt', 'n.state', 'u.user_name'])
    .where('n.client_no', '=', client_no)
    .where('n.cn_no', '=', cn_no)
    .$narrowType<{ cn_type: 'note' | 'call'; cn_way: 'out' | 'in' | null }>()
    .executeTakeFirst()

export const updateNoteRow = (db: Db, cn_no: number, change: Partial<NoteColumns> & { state?: 0 | 1 }) =>
  db
    .updateTable('client_notes')
    .set({ ...change, ...(change.cn_text === undefined ? {} : { update_dt: sql`now()` }) })
    .where('cn_no', '=', cn_no)
    .execute()
