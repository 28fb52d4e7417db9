import type { ClientMinutes, MinutesMeeting } from '@crm/contract/features/minutes/minutes'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { clientName, isReadByClient } from './minutes.queries.ts'

export interface PrintedMinutes extends MinutesMeeting, Pick<ClientMinutes, 'mrd_no' | 'mrd_content'> {
  client_no: number | null
  is_read_by_client: boolean
  place: string | null
  managers: string[]
  emp_name: string | null
  reg_dt: string
}

const managers = sql<string[]>`array(
  select u.user_name from mr_schedule_managers g join employees e using (emp_no) join users u using (user_no)
   where g.ms_no = m.ms_no order by g.emp_no)`

/** All that both editions print. The internal text is not even selected. */
export const findPrintedMinutes = (db: Db, mrd_no: number) =>
  db
    .selectFrom('meeting_record as d')
    .innerJoin('mr_schedules as m', 'm.ms_no', 'd.ms_no')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .leftJoin('employees as e', 'e.emp_no', 'd.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['d.mrd_no', 'd.mrd_content', 'd.reg_dt', 'm.ms_no', 'm.client_no', 'm.proj_no', 'p.proj_name', clientName])
    .select(['m.mr_type', 'm.mr_count', 'm.start_dt', 'm.end_dt', 'u.user_name as emp_name'])
    .select(isReadByClient.as('is_read_by_client'))
    .select([sql<string | null>`coalesce(r.mr_name, m.mr_text)`.as('place'), managers.as('managers')])
    .where('d.mrd_no', '=', mrd_no)
    .$castTo<PrintedMinutes>()
    .executeTakeFirst()

/** For the internal edition alone. */
export const findInternalText = async (db: Db, mrd_no: number) => {
  const found = await db
    .selectFrom('meeting_record')
    .select('mrd_secret')
    .where('mrd_no', '=', mrd_no)
    .executeTakeFirst()
  return found?.mrd_secret ?? ''
}
