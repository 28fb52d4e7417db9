import { meetingPath, mrType } from '@crm/contract/meeting'
import type { MeetingDetail } from '@crm/contract/meetingRows'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { alarmTitles, someMeeting } from './meetings.messages.ts'

/** The other people of a meeting hear what became of it. */
export const tellManagers = async (ctx: Context, cause: keyof typeof alarmTitles, meeting: MeetingDetail) => {
  const { ms_no, client_name, mr_type, start_dt, end_dt, managers } = meeting
  const others = managers.map(({ emp_no }) => emp_no).filter((emp_no) => emp_no !== ctx.actor.emp_no)
  await raiseAlarm(ctx, {
    toStaff: others,
    title: alarmTitles[cause],
    body: `${client_name ?? someMeeting} · ${mrType.label(mr_type)} · ${start_dt}–${end_dt.slice(11)}`,
    link: cause === 'removed' ? screens.Index.path : meetingPath(ms_no),
    about: `meeting:${ms_no}`,
  })
}
