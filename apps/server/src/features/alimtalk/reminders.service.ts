import { meetingPath } from '@crm/contract/features/meetings/meetings.words'
import * as z from 'zod'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { reminderTitles } from './alimtalk.messages.ts'
import { noteDue } from './reminders.queries.ts'

/** The day before at 17:00, and an hour before; looked for often, so that a node that slept catches up. */
export const remindJob = job({ name: 'alimtalk.remind', data: z.object({}), every: '*/5 * * * *' })

export const remindOfMeetings = async (ctx: JobContext) => {
  for (const { ms_no, kind, at, client_name, place, users } of await noteDue(ctx.db)) {
    await raiseAlarm(ctx, {
      kind: 'meetings.reminder',
      to: users,
      title: reminderTitles[kind](at),
      body: [client_name, place].filter(Boolean).join(' · '),
      link: meetingPath(ms_no),
      about: `meeting:${ms_no}:${kind}`,
    })
  }
}
