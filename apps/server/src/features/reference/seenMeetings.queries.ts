import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface MeetingPeople {
  managers: { emp_no: number }[]
  reg_emp_no: number | null
}

/** Whose meeting it is: all that the rules about seeing it need. */
export const findMeetingPeople = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .select('m.reg_emp_no')
    .select(
      sql<MeetingPeople['managers']>`coalesce((
        select json_agg(json_build_object('emp_no', g.emp_no)) from mr_schedule_managers g where g.ms_no = m.ms_no), '[]')`.as(
        'managers',
      ),
    )
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst()
