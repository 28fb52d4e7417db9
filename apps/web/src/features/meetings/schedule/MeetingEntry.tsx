import { kindOf, peopleOf, placeOf, statusOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { ScheduleView } from '@crm/contract/features/meetings/meetings.filters'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { CSSProperties } from 'react'
import { showTime } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { hoursOf, isOwn } from '../../reference/meetingWords.ts'
import { VisitLink } from '../detail/VisitLink.tsx'
import classes from './MeetingEntry.module.css'
import type { MeetingDrag } from './meetingDrag.ts'
import { shortVisitorOf } from './shortVisitor.ts'

type CalendarView = Exclude<ScheduleView, 'list'>

/** A line in a month, three in a week, all of it in a day. */
const Words = ({ meeting, view }: { meeting: Meeting; view: CalendarView }) => {
  const time = <span className={classes.time}>{view === 'month' ? showTime(meeting.start_dt) : hoursOf(meeting)}</span>
  if (view === 'month')
    return (
      <>
        {time} {shortVisitorOf(meeting)}
      </>
    )
  if (view === 'week')
    return (
      <>
        {time}
        <span className={classes.line}>{shortVisitorOf(meeting)}</span>
        <span className={classes.line}>{`${placeOf(meeting)} · ${peopleOf(meeting)}`}</span>
      </>
    )
  return (
    <>
      {time} <strong className={classes.who}>{visitorName(meeting)}</strong>{' '}
      <span>{[kindOf(meeting), placeOf(meeting), peopleOf(meeting)].join(' · ')}</span>
    </>
  )
}

interface MeetingEntryProps {
  meeting: Meeting
  view: CalendarView
  /** Has a link to its reception page. */
  isExpected?: boolean
  /** Where it stands among the hours. */
  style?: CSSProperties
  drag: MeetingDrag
  onOpen: (ms_no: number) => void
}

/** A meeting on its day in a calendar. */
export const MeetingEntry = ({ meeting, view, isExpected, style, drag, onOpen }: MeetingEntryProps) => (
  <li className={classes.entry} style={style}>
    <button
      type="button"
      className={classes.meeting}
      data-view={view}
      data-tone={isOwn(meeting, useUser()?.emp_no) ? 'own' : undefined}
      data-status={statusOf(meeting)}
      title={[`${hoursOf(meeting)} ${visitorName(meeting)}`, kindOf(meeting), placeOf(meeting), peopleOf(meeting)].join(
        ' · ',
      )}
      onClick={() => onOpen(meeting.ms_no)}
      {...drag.source(meeting)}
    >
      <Words meeting={meeting} view={view} />
    </button>
    {isExpected && <VisitLink ms_no={meeting.ms_no} size="compact-xs" />}
  </li>
)
