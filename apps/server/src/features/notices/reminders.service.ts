import { meetingPath } from '@crm/contract/meeting'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { reminderTitles } from './notices.messages.ts'

/** The day before at 17:00, and an hour before; looked for often, so that a node that slept catches up. */
export const remindJob = job({ name: 'notices.remind', data: z.object({}), every: '*/5 * * * *' })

export interface DueReminder {
  ms_no: number
  kind: 'day' | 'hour'
  /** HH:mm */
  at: string
  client_name: string | null
  place: string | null
  users: number[]
}

/** Notes what is due at that moment and has not been told yet: each is answered once, whoever asks. */
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
           coalesce(c.client_name, m.mr_info ->> 'client_name') as client_name, coalesce(r.mr_name, m.mr_text) as place,
           array(select e.user_no from mr_schedule_managers g join employees e using (emp_no) where g.ms_no = n.ms_no) as users
      from noted n join mr_schedules m using (ms_no) left join clients c using (client_no)
      left join meeting_rooms r on r.mr_no = m.mr_no
     order by m.start_dt, n.ms_no`.execute(db)
  return rows
}

export const remind = async (ctx: JobContext) => {
  for (const { ms_no, kind, at, client_name, place, users } of await noteDue(ctx.db)) {
    await raiseAlarm(ctx, {
      to: users,
      title: reminderTitles[kind](at),
      body: [client_name, place].filter(Boolean).join(' · '),
      link: meetingPath(ms_no),
      about: `meeting:${ms_no}:${kind}`,
    })
  }
}
