import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { IconPlus } from '@tabler/icons-react'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import type { DayNames } from '../../../shared/lib/format/dayNames.ts'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card, CardPart } from '../../../shared/ui/layout/Card.tsx'
import { heightsOf, hoursShown } from '../booking/dayHours.ts'
import { rowsOf } from '../chart/chartMove.ts'
import { useNow } from '../chart/DayLanes.tsx'
import { toneOf } from './DayName.tsx'
import { MeetingEntry } from './MeetingEntry.tsx'
import classes from './MeetingHours.module.css'
import type { MeetingDrag } from './meetingDrag.ts'
import { scheduleText as text } from './schedule.messages.ts'

interface ColumnProps {
  day: string
  hours: string[]
  meetings: Meeting[]
  view: 'day' | 'week'
  now: string
  drag: MeetingDrag
  onOpen: (ms_no: number) => void
  onBook: (day: string, start: string) => void
}

/** A day from top to bottom: every meeting over all its hours, those at one time beside each other. */
const DayColumn = ({ day, hours, meetings, view, now, drag, onOpen, onBook }: ColumnProps) => {
  const { placed, count } = rowsOf(meetings)
  return (
    <section
      className={classes.column}
      aria-label={day}
      data-today={day === now.slice(0, 10) || undefined}
      style={{ '--beside': count }}
    >
      {hours.map((hour) => (
        <button
          key={hour}
          type="button"
          className={classes.free}
          // In a week the keyboard gets there by the day.
          tabIndex={view === 'day' ? 0 : -1}
          aria-label={view === 'day' ? text.addAt(hour) : text.addAt(`${day} ${hour}`)}
          disabled={`${day} ${hour}` < now}
          onClick={() => onBook(day, hour)}
          {...drag.target({ day, hour })}
        >
          <IconPlus size={14} stroke={1.8} aria-hidden />
          {view === 'day' && text.add}
        </button>
      ))}
      <ul className={classes.meetings}>
        {placed.map(({ meeting, row }) => (
          <MeetingEntry
            key={meeting.ms_no}
            meeting={meeting}
            view={view}
            isExpected={view === 'day' && day === koreaToday()}
            style={{ ...heightsOf(meeting, hours), '--place': row }}
            drag={drag}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}

interface MeetingHoursProps extends Omit<ColumnProps, 'day' | 'hours' | 'now'> {
  days: string[]
  holidays: DayNames
  /** What is said where there is none; null while that is not known. */
  empty: string | null
  onDay: (day: string) => void
}

/** A day or a week by its hours; a free hour can be booked, one's own meetings can be dragged. */
export const MeetingHours = ({ days, holidays, meetings, view, empty, onDay, ...column }: MeetingHoursProps) => {
  const now = useNow()
  const hours = hoursShown(meetings)
  const byDay = Map.groupBy(meetings, ({ ms_dt }) => ms_dt)
  return (
    <Card flush>
      {meetings.length === 0 && empty && (
        <CardPart hasLine>
          <Text as="p" tone="second" align="center">
            {empty}
          </Text>
        </CardPart>
      )}
      <div className={classes.grid} data-view={view} style={{ '--days': days.length, '--hours': hours.length }}>
        {view === 'week' && (
          <div className={classes.head}>
            {days.map((day) => (
              <button
                key={day}
                type="button"
                className={classes.day}
                data-tone={toneOf(day, holidays.get(day))}
                data-today={day === now.slice(0, 10) || undefined}
                onClick={() => onDay(day)}
              >
                <strong>{text.dayOfWeek(day)}</strong>
                <span>{holidays.get(day)}</span>
              </button>
            ))}
          </div>
        )}
        <div className={classes.scale} aria-hidden>
          {hours.map((hour) => (
            <span
              key={hour}
              data-now={(days.includes(now.slice(0, 10)) && now.slice(11, 13) === hour.slice(0, 2)) || undefined}
            >
              {hour}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day}
            {...column}
            view={view}
            day={day}
            hours={hours}
            now={now}
            meetings={byDay.get(day) ?? []}
          />
        ))}
      </div>
    </Card>
  )
}
