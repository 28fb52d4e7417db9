import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { IconPlus } from '@tabler/icons-react'
import { koreaToday } from '../../../shared/lib/date.ts'
import { hourOf, hoursShown } from '../booking/dayHours.ts'
import { useNow } from '../chart/DayLanes.tsx'
import classes from './MeetingDay.module.css'
import { MeetingEntry } from './MeetingEntry.tsx'
import { scheduleText as text } from './schedule.messages.ts'

interface MeetingDayProps {
  day: string
  meetings: Meeting[]
  /** What is said where there is none; null while that is not known. */
  empty: string | null
  onOpen: (ms_no: number) => void
  onBook: (start: string) => void
}

/** A day by its hours, each with what begins in it; an hour in which nothing does can be booked. */
export const MeetingDay = ({ day, meetings, empty, onOpen, onBook }: MeetingDayProps) => {
  const now = useNow()
  const isToday = day === koreaToday()
  const byHour = Map.groupBy(meetings, hourOf)
  return (
    <section className={classes.hours} aria-label={day}>
      {meetings.length === 0 && empty && <p className={classes.empty}>{empty}</p>}
      {hoursShown(meetings).map((hour) => {
        const begun = byHour.get(hour) ?? []
        const isOver = `${day} ${hour}` < now
        return (
          <div
            key={hour}
            className={classes.hour}
            data-now={(isToday && now.slice(11, 13) === hour.slice(0, 2)) || undefined}
          >
            <span className={classes.name}>{hour}</span>
            {begun.length > 0 && (
              <ul className={classes.meetings}>
                {begun.map((meeting) => (
                  <MeetingEntry key={meeting.ms_no} meeting={meeting} view="day" isExpected={isToday} onOpen={onOpen} />
                ))}
              </ul>
            )}
            {begun.length === 0 && !isOver && (
              <button type="button" className={classes.free} aria-label={text.addAt(hour)} onClick={() => onBook(hour)}>
                <IconPlus size={14} stroke={1.8} aria-hidden />
                {text.add}
              </button>
            )}
          </div>
        )
      })}
    </section>
  )
}
