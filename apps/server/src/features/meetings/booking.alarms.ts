import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { meetingPath, mrType } from '@crm/contract/features/meetings/meetings.words'
import { showSpan } from '@crm/contract/kit/dates'
import { screens } from '@crm/contract/screens'
import { koreaNow } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { alarmClient } from '../alarms/clientAlarms.service.ts'
import { alarmTitles, clientAlarmTitles, someMeeting } from './meetings.messages.ts'

type Cause = keyof typeof alarmTitles

/** What may become of a meeting that there still is. */
export type ChangeCause = Exclude<Cause, 'booked' | 'released' | 'removed'>

const managersOf = ({ managers }: MeetingDetail) => managers.map(({ emp_no }) => emp_no)

const alarmStaff = async (ctx: Context, cause: Cause, meeting: MeetingDetail, emp_nos: readonly number[]) => {
  const { ms_no, client_name, mr_type, start_dt, end_dt } = meeting
  await raiseAlarm(ctx, {
    kind: 'meetings.changed',
    toStaff: emp_nos.filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: alarmTitles[cause],
    body: `${client_name ?? someMeeting} · ${mrType.label(mr_type)} · ${showSpan(start_dt, end_dt)}`,
    link: cause === 'removed' ? screens.Index.path : meetingPath(ms_no),
    about: `meeting:${ms_no}`,
  })
}

/** The company gets alarms about meetings that are still to come; entering or correcting an old one concerns nobody there. */
const alarmClientOf = async (ctx: Context, cause: keyof typeof clientAlarmTitles, meeting: MeetingDetail) => {
  const { ms_no, client_no, proj_name, start_dt, end_dt } = meeting
  if (start_dt <= koreaNow()) return
  await alarmClient(ctx, {
    kind: 'portal.meetings',
    client_no,
    title: clientAlarmTitles[cause],
    body: [showSpan(start_dt, end_dt), proj_name].filter(Boolean).join(' · '),
    link: screens.ClientMeeting.path,
    about: `meeting:${ms_no}`,
  })
}

/** A meeting is there, gone, or there again: an alarm for its other managers and for the company. */
export const raiseMeetingAlarm = async (
  ctx: Context,
  cause: 'booked' | 'removed' | 'restored',
  meeting: MeetingDetail,
) => {
  await alarmStaff(ctx, cause, meeting, managersOf(meeting))
  await alarmClientOf(ctx, cause, meeting)
}

/** Managers who stay get the alarm about the change; new and removed ones get an alarm about that instead. */
export const alarmChangedPeople = async (
  ctx: Context,
  cause: ChangeCause | null,
  meeting: MeetingDetail,
  before: readonly number[],
) => {
  const now = managersOf(meeting)
  const stay = now.filter((emp_no) => before.includes(emp_no))
  if (cause) {
    await alarmStaff(ctx, cause, meeting, stay)
    await alarmClientOf(ctx, cause, meeting)
  }
  const added = now.filter((emp_no) => !before.includes(emp_no))
  await alarmStaff(ctx, 'booked', meeting, added)
  const released = before.filter((emp_no) => !now.includes(emp_no))
  await alarmStaff(ctx, 'released', meeting, released)
}
