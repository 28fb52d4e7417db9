import type { Db } from '../../db/database.ts'

/** What the company is told of the meeting whose minutes it may read now. */
export const findPublished = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .select(['m.client_no', 'm.start_dt', 'p.proj_name'])
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst()
