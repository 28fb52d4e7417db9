import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Some guide meetings are put aside, so that there are projects whose next round is still to be found. */
export const seedWaitingGuides = (db: Db) =>
  sql`
  update mr_schedules set state = 2
   where mr_type = 3 and start_dt > now() and proj_no in (
     select proj_no from (select proj_no, row_number() over (order by proj_no) as place from projects where progress_status = 'guide') p
      where place % 4 = 0)`.execute(db)
