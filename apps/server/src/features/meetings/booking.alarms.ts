import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { meetingPath, mrType } from '@crm/contract/features/meetings/meetings.words'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { alarmTitles, someMeeting } from './meetings.messages.ts'

type Cause = keyof typeof alarmTitles

/** What may become of a meeting that there still is. */
export type ChangeCause = Exclude<Cause, 'booked' | 'released' | 'removed'>

const managersOf = ({ managers }: MeetingDetail) => managers.map(({ emp_no }) => emp_no)

/** Raises an alarm for the other managers of a meeting. */
export const raiseMeetingAlarm = async (
  ctx: Context,
  cause: Cause,
  meeting: MeetingDetail,
  emp_nos = managersOf(meeting),
) => {
  const { ms_no, client_name, mr_type, start_dt, end_dt } = meeting
  await raiseAlarm(ctx, {
    kind: 'meetings.changed',
    toStaff: emp_nos.filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: alarmTitles[cause],
    body: `${client_name ?? someMeeting} · ${mrType.label(mr_type)} · ${start_dt}–${end_dt.slice(11)}`,
    link: cause === 'removed' ? screens.Index.path : meetingPath(ms_no),
    about: `meeting:${ms_no}`,
  })
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
  if (cause) await raiseMeetingAlarm(ctx, cause, meeting, stay)
  const added = now.filter((emp_no) => !before.includes(emp_no))
  await raiseMeetingAlarm(ctx, 'booked', meeting, added)
  const released = before.filter((emp_no) => !now.includes(emp_no))
  await raiseMeetingAlarm(ctx, 'released', meeting, released)
}
