import type { RecordTarget } from '@crm/contract/kit/target'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Who uploaded these pictures of editors. */
export const findPictures = async (db: Db, fa_nos: number[]) => {
  const rows = await db
    .selectFrom('file_attachments')
    .select(['fa_no', 'to_no as user_no'])
    .where('fa_no', '=', sql<number>`any (${fa_nos}::int[])`)
    .where('to_table', '=', 'editor')
    .execute()
  return rows
}

/** The records whose texts contain a picture. */
export const findRecordsOf = (db: Db, fa_no: number): Promise<RecordTarget[]> =>
  db.selectFrom('editor_pictures').select(['to_table', 'to_no']).where('fa_no', '=', fa_no).execute()

export const linkPictures = (db: Db, fa_nos: number[], target: RecordTarget) =>
  db
    .insertInto('editor_pictures')
    .values(fa_nos.map((fa_no) => ({ fa_no, ...target })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
