import type { Db } from '../../../db/database.ts'

/** Where a recording goes on. */
export const findProgress = (db: Db, id: number) =>
  db
    .selectFrom('recording_sessions')
    .select(['next_frame', 'next_line', 'sample_rate', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const setNextFrame = (db: Db, id: number, next_frame: number) =>
  db
    .updateTable('recording_sessions')
    .set({ next_frame })
    .where('id', '=', id)
    .where('next_frame', '<', next_frame)
    .execute()
