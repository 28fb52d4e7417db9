import type { DayMeeting } from '@crm/contract/meetingRows'
import type { CSSProperties } from 'react'
import { useUser } from '../auth/auth.api.ts'
import { rowsOf } from './chartMove.ts'
import lanes from './DayLanes.module.css'
import { NowLine } from './DayLanes.tsx'
import { chartCells, edgesOf } from './dayScale.ts'
import { dayWords, hoursOf, isOwn, peopleOf, visitorOf } from './meetingWords.ts'
import classes from './ScheduleChart.module.css'
import type { useChartDrag } from './useChartDrag.ts'

type Dragging = ReturnType<typeof useChartDrag>

interface BlockProps {
  meeting: DayMeeting
  row: number
  dragging: Dragging
  onOpen: (ms_no: number) => void
}

const Block = ({ meeting, row, dragging, onOpen }: BlockProps) => {
  const mine = isOwn(meeting, useUser()?.emp_no)
  const isMovable = mine && meeting.mr_checked === 0
  const place = dragging.placeOf(meeting)
  const tone = meeting.mr_checked === 1 ? 'done' : mine ? 'own' : undefined
  return (
    <button
      type="button"
      className={`${lanes.block} ${classes.block}`}
      data-tone={tone}
      data-movable={isMovable || undefined}
      data-dragged={dragging.isDragged(meeting) || undefined}
      style={{ '--row': row, ...edgesOf(place, chartCells) } as CSSProperties}
      title={dayWords(meeting)}
      aria-label={dayWords(meeting)}
      onClick={(event) => {
        // A pointer on what can be dragged is answered when it is released; the keyboard's click has no detail.
        if (!isMovable || event.detail === 0) onOpen(meeting.ms_no)
      }}
      {...(isMovable
        ? {
            onPointerDown: (event) => dragging.grab(event, meeting, 'move'),
            onKeyDown: (event) => dragging.press(event, meeting),
          }
        : {})}
    >
      <span className={`${classes.line} ${classes.who}`}>{visitorOf(meeting)}</span>
      <span className={classes.line}>{`${hoursOf(place)} ${peopleOf(meeting)}`}</span>
      {isMovable && (
        <span className={classes.grip} aria-hidden onPointerDown={(event) => dragging.grab(event, meeting, 'resize')} />
      )}
    </button>
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
}

/** A room or a person, and what the day holds for it. */
export const ChartLane = ({ name, mr_no, meetings, date, now, dragging, onOpen }: ChartLaneProps) => {
  const { placed, count } = rowsOf(meetings.map((meeting) => ({ ...meeting, ...dragging.placeOf(meeting) })))
  const byNo = new Map(meetings.map((meeting) => [meeting.ms_no, meeting]))
  return (
    <div
      className={`${lanes.lane} ${classes.lane}`}
      data-lane-room={mr_no}
      style={{ '--rows': count } as CSSProperties}
    >
      <span className={lanes.name} title={name}>
        {name}
      </span>
      <div className={lanes.track} data-track>
        {placed.map(({ meeting, row }) => {
          const stored = byNo.get(meeting.ms_no)
          return stored && <Block key={meeting.ms_no} meeting={stored} row={row} dragging={dragging} onOpen={onOpen} />
        })}
        <NowLine date={date} now={now} cells={chartCells} />
      </div>
    </div>
  )
}
