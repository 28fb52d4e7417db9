import { peopleOf } from '@crm/contract/features/meetings/meetingNames'
import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { overlaps } from '@crm/contract/features/meetings/roomTime'
import type { ComponentProps } from 'react'
import { showTime } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { isOwn, lengthAndKindOf } from '../../reference/meetingWords.ts'
import { FreeTime } from '../booking/FreeTime.tsx'
import { MeetingTip } from '../schedule/MeetingTip.tsx'
import { shortVisitorOf } from '../schedule/shortVisitor.ts'
import { rowsOf } from './chartMove.ts'
import lanes from './DayLanes.module.css'
import { NowLine } from './DayLanes.tsx'
import { chartCells, edgesOf } from './dayScale.ts'
import classes from './ScheduleChart.module.css'
import type { useChartDrag } from './useChartDrag.ts'

type Dragging = ReturnType<typeof useChartDrag>

interface BlockProps {
  meeting: DayMeeting
  row: number
  /** Would be refused here. */
  isInTheWay: boolean
  dragging: Dragging
  onOpen: (ms_no: number) => void
}

const Block = ({ meeting, row, isInTheWay, dragging, onOpen }: BlockProps) => {
  const emp_no = useUser()?.emp_no
  const mine = !meeting.is_hidden && isOwn(meeting, emp_no)
  const isMovable = mine && meeting.mr_checked === 0
  const place = dragging.placeOf(meeting)
  const tone = meeting.mr_checked === 1 ? 'done' : mine ? 'own' : undefined
  return (
    <MeetingTip meeting={{ ...meeting, ...place }} disabled={dragging.isDragged(meeting)}>
      <button
        type="button"
        className={`${lanes.block} ${classes.block}`}
        data-tone={isInTheWay ? 'refused' : tone}
        data-movable={isMovable || undefined}
        aria-disabled={meeting.is_hidden || undefined}
        data-dragged={dragging.isDragged(meeting) || undefined}
        style={{ '--row': row, ...edgesOf(place, chartCells) }}
        onClick={(event) => {
          // A pointer on what can be dragged is answered when it is released; the keyboard's click has no detail.
          if (!meeting.is_hidden && (!isMovable || event.detail === 0)) onOpen(meeting.ms_no)
        }}
        {...(isMovable
          ? {
              onPointerDown: (event) => dragging.grab(event, meeting, 'move'),
              onKeyDown: (event) => dragging.press(event, meeting),
            }
          : {})}
      >
        <span className={`${classes.line} ${classes.who}`}>{shortVisitorOf(meeting)}</span>
        <span className={`${classes.line} ${classes.when}`}>
          <span className={classes.hours}>
            <span>{showTime(place.start_dt)}</span>
            <wbr />
            <span>{`–${showTime(place.end_dt)}`}</span>
          </span>{' '}
          <span className={classes.line}>{peopleOf(meeting)}</span>
        </span>
        <span className="visually-hidden">{lengthAndKindOf(meeting)}</span>
        {isMovable && (
          <span
            className={classes.grip}
            aria-hidden
            onPointerDown={(event) => dragging.grab(event, meeting, 'resize')}
          />
        )}
      </button>
    </MeetingTip>
  )
}

interface ChartLaneProps {
  name: string
  /** Where meetings can be dropped. */
  mr_no?: number
  meetings: DayMeeting[]
  date: string
  now: string
  dragging: Dragging
  onOpen: (ms_no: number) => void
  /** Null where nothing can be booked. */
  onBook: ComponentProps<typeof FreeTime>['onBook'] | null
}

/** A room or a person, and what the day holds for it. */
export const ChartLane = ({ name, mr_no, meetings, date, now, dragging, onOpen, onBook }: ChartLaneProps) => {
  // What is dragged lies above the others and leaves them where they are: a lane that grew would run from the pointer.
  const settled = meetings.filter((meeting) => mr_no === undefined || meeting.mr_no === mr_no)
  const { placed, count } = rowsOf(settled)
  const rows = new Map(placed.map(({ meeting, row }) => [meeting.ms_no, row]))
  const isInTheWay = (meeting: DayMeeting) =>
    mr_no !== undefined &&
    dragging.isDragged(meeting) &&
    settled.some((other) => other.ms_no !== meeting.ms_no && overlaps(other, dragging.placeOf(meeting)))
  return (
    <div className={lanes.lane} data-lane-room={mr_no} style={{ '--rows': count }}>
      <span className={lanes.name} title={name}>
        {name}
      </span>
      <div className={lanes.track} data-track>
        {onBook && <FreeTime name={name} day={{ meetings, date, now }} onBook={onBook} />}
        {meetings.map((meeting) => (
          <Block
            key={meeting.ms_no}
            meeting={meeting}
            row={rows.get(meeting.ms_no) ?? 0}
            isInTheWay={isInTheWay(meeting)}
            dragging={dragging}
            onOpen={onOpen}
          />
        ))}
        <NowLine date={date} now={now} cells={chartCells} />
      </div>
    </div>
  )
}
