import { showDate } from '@crm/contract/kit/dates'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { alarmClient } from '../alarms/clientAlarms.service.ts'
import { minutesText } from './minutes.messages.ts'
import { findPublished } from './published.queries.ts'

/** The people of the company get an alarm when they can read the minutes for the first time. */
export const alarmClientOfMinutes = async (ctx: Context, ms_no: number) => {
  const meeting = await findPublished(ctx.db, ms_no)
  if (!meeting) return
  await alarmClient(ctx, {
    kind: 'portal.minutes',
    client_no: meeting.client_no,
    title: minutesText.published,
    body: [showDate(meeting.start_dt), meeting.proj_name].filter(Boolean).join(' · '),
    link: screens.BizHome.path,
    about: `minutes:${ms_no}`,
  })
}
