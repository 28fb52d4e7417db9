import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface DueReminder {
  ms_no: number
  kind: 'day' | 'hour'
  /** HH:mm */
  at: string
  client_name: string | null
  place: string | null
  users: number[]
}

/** Stores and returns the reminders that are due and not sent yet, so that each is returned to one caller only. */
export const noteDue = async (db: Db, moment: string | null = null) => {
  const { rows } = await sql<DueReminder>`
    with moment as (select coalesce(${moment}::timestamptz, now()) as at),
    due as (
      select m.ms_no, 'hour' as kind, m.start_dt from mr_schedules m, moment
       where m.state = 1 and m.mr_checked = 0 and m.start_dt > at and m.start_dt <= at + interval '1 hour'
      union all
      select m.ms_no, 'day', m.start_dt from mr_schedules m, moment
       where m.state = 1 and m.mr_checked = 0 and at::time >= time '17:00'
         and m.start_dt >= at::date + 1 and m.start_dt < at::date + 2
         -- Whoever booked it after that hour knows already.
         and m.reg_dt < at::date + time '17:00'),
    noted as (
      insert into meeting_reminders (ms_no, kind, start_dt) select ms_no, kind, start_dt from due
      on conflict do nothing returning ms_no, kind)
    select n.ms_no, n.kind, to_char(m.start_dt, 'HH24:MI') as at,
           crm_visitor(c.client_name, m.mr_info) as client_name, coalesce(r.mr_name, m.mr_text) as place,
           array(select e.user_no from mr_schedule_managers g join employees e using (emp_no) where g.ms_no = n.ms_no) as users
      from noted n join mr_schedules m using (ms_no) left join clients c using (client_no)
      left join meeting_rooms r on r.mr_no = m.mr_no
     order by m.start_dt, n.ms_no`.execute(db)
  return rows
}
