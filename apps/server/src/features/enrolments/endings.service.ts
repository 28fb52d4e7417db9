import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { enrolmentText } from './enrolments.messages.ts'
import { daysLeft, lastDayOf, seatStateOf } from './seats.queries.ts'

export const seatEndsJob = job({ name: 'enrolments.remindOfSeatEnds', data: z.object({}), every: '20 9 * * *' })

const daysBefore = 7

interface Ending {
  cs_no: number
  crs_no: number
  user_no: number
  crs_title: string
  last_day: string
  days_left: number
}

/**
 * Marks the seats that end within a week and answers them. A seat that is extended afterwards is marked again; one that
 * was never opened is reminded of too, and one of a certificate is not, because its course is done.
 */
const takeEnding = async (db: Db) => {
  const { rows } = await sql<Ending>`
    update course_seats s set reminded_end_dt = s.cs_end_dt from courses r
     where r.crs_no = s.crs_no and s.state = 1 and s.user_no is not null
       and s.cs_end_dt > now()
       and s.cs_end_dt <= (${today} + ${daysBefore + 1}::int)::timestamp at time zone 'Asia/Seoul'
       and s.reminded_end_dt is distinct from s.cs_end_dt and ${seatStateOf} = 'live'
       and not exists (select from certificates k where k.crs_no = s.crs_no and k.user_no = s.user_no)
    returning s.cs_no, s.crs_no, s.user_no, r.crs_title, ${lastDayOf} as last_day, ${daysLeft} as days_left`.execute(db)
  return rows
}

/** A week before a seat ends, once, by alarm and mail. */
export const remindOfSeatEnds = async (ctx: JobContext) => {
  for (const { cs_no, crs_no, user_no, crs_title, last_day, days_left } of await takeEnding(ctx.db))
    await raiseAlarm(ctx, {
      kind: 'camp.seat',
      to: [user_no],
      title: enrolmentText.endingTitle(crs_title, days_left),
      body: enrolmentText.endingBody(last_day),
      link: `/client/camp-v3/lecture/${crs_no}`,
      about: `course_seat_end:${cs_no}:${last_day}`,
    })
}
