import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { IconPlus } from '@tabler/icons-react'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import type { DayNames } from '../../../shared/lib/format/dayNames.ts'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { toneOf } from './DayName.tsx'
import classes from './MeetingCalendar.module.css'
import { MeetingEntry } from './MeetingEntry.tsx'
import type { MeetingDrag } from './meetingDrag.ts'
import { scheduleText as text } from './schedule.messages.ts'

const shownInMonth = 3

interface MeetingCalendarProps {
  view: 'week' | 'month'
  /** The day that the shown month or week is of. */
  day: string
  days: string[]
  meetings: Meeting[]
  holidays: DayNames
  /** From this day on meetings are missing: their number is not known. */
  cutFrom: string | undefined
  drag: MeetingDrag
  onOpen: (ms_no: number) => void
  onDay: (day: string) => void
  onBook: (day: string) => void
}

/** Days beside each other, each with its meetings; on phones a month tells how many. */
export const MeetingCalendar = ({
  view,
  day,
  days,
  meetings,
  holidays,
  cutFrom,
  drag,
  onOpen,
  onDay,
  onBook,
}: MeetingCalendarProps) => {
  const isPhone = useIsPhone()
  const today = koreaToday()
  const byDay = Map.groupBy(meetings, ({ ms_dt }) => ms_dt)
  return (
    <div className={classes.calendar} data-view={view}>
      <div className={classes.head} aria-hidden>
        {text.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <div className={classes.days}>
        {days.map((each) => {
          const holiday = holidays.get(each)
          const all = byDay.get(each) ?? []
          const isCut = cutFrom !== undefined && each >= cutFrom
          const most = view === 'week' ? all.length : isPhone ? 0 : shownInMonth
          // A finger that misses the number of a full day wants to see it, not to book.
          const isFree = each >= today && (!isPhone || all.length === 0)
          return (
            <section
              key={each}
              className={classes.day}
              aria-label={each}
              data-tone={toneOf(each, holiday)}
              data-today={each === today || undefined}
              {...(each >= today ? drag.target({ day: each }) : {})}
              data-outside={(view === 'month' && each.slice(0, 7) !== day.slice(0, 7)) || undefined}
            >
              {isFree && (
                // The keyboard gets there by the day and its hours.
                <button
                  type="button"
                  className={classes.free}
                  tabIndex={-1}
                  aria-label={text.addOn(each)}
                  onClick={() => onBook(each)}
                >
                  <IconPlus size={14} stroke={1.8} aria-hidden />
                </button>
              )}
              <button type="button" className={classes.number} onClick={() => onDay(each)}>
                {isPhone && view === 'week' ? text.dayOfWeek(each) : Number(each.slice(8))}
                <span className="visually-hidden">{isCut ? text.allOf(each) : text.moreOf(each, all.length)}</span>
              </button>
              {holiday && (
                // A phone's month has room for the colour only.
                <span className={isPhone && view === 'month' ? 'visually-hidden' : classes.holiday} title={holiday}>
                  {holiday}
                </span>
              )}
              <ul className={classes.meetings}>
                {all.slice(0, most).map((meeting) => (
                  <MeetingEntry key={meeting.ms_no} meeting={meeting} view={view} drag={drag} onOpen={onOpen} />
                ))}
              </ul>
              {(all.length > most || isCut) && (
                <button type="button" className={classes.more} onClick={() => onDay(each)}>
                  {isCut ? text.unknown : most ? text.more(all.length - most) : text.countOf(all.length)}
                </button>
              )}
            </section>
          )
        })}
      </div>
    </div>
  )
}
