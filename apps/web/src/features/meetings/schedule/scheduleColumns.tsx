import { statusOf } from '@crm/contract/features/meetings/meetingNames'
import { meetingColumns } from '@crm/contract/features/meetings/meetings.columns'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { koreaToday, showSpan } from '../../../shared/lib/format/date.ts'
import { hoursOf } from '../../reference/meetingWords.ts'
import { MeetingStatusTag } from '../detail/MeetingStatusTag.tsx'
import { VisitLink } from '../detail/VisitLink.tsx'
import classes from './ScheduleMeeting.module.css'

/** Nobody comes to a meeting that waits or is cancelled. */
const isExpected = (meeting: Meeting) =>
  meeting.ms_dt === koreaToday() && ['planned', 'visited'].includes(statusOf(meeting))

const Status = ({ meeting }: { meeting: Meeting }) => (
  <span className={classes.status}>
    <MeetingStatusTag status={statusOf(meeting)} />
    {isExpected(meeting) && <VisitLink ms_no={meeting.ms_no} size="compact-xs" />}
  </span>
)

export const datedColumns = withCells(meetingColumns, {
  start_dt: ({ start_dt, end_dt }) => <time>{showSpan(start_dt, end_dt)}</time>,
  status: (meeting) => <Status meeting={meeting} />,
})

/** Under the heading of the day. */
export const scheduleColumns = withCells(datedColumns, { start_dt: (meeting) => <time>{hoursOf(meeting)}</time> })
