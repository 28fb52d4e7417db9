import type { ScheduleView } from '@crm/contract/meetingFilters'
import type { Meeting } from '@crm/contract/meetingRows'
import type { CSSProperties } from 'react'
import { koreaToday, showTime } from '../../shared/lib/date.ts'
import { useIsPhone } from '../../shared/lib/useIsPhone.ts'
import { useUser } from '../auth/auth.api.ts'
import classes from './MeetingCalendar.module.css'
import { hoursOf, isOwn, kindOf, peopleOf, placeOf, standingOf, visitorOf } from './meetingWords.ts'
import { scheduleText as text } from './schedule.messages.ts'
import { VisitLink } from './VisitLink.tsx'

const shownInMonth = 3

interface EntryProps {
  meeting: Meeting
  isLong: boolean
  /** The front desk's page of it is at hand. */
  isExpected: boolean
  onOpen: (ms_no: number) => void
}

const Entry = ({ meeting, isLong, isExpected, onOpen }: EntryProps) => {
  const mine = isOwn(meeting, useUser()?.emp_no)
  const words = [kindOf(meeting), placeOf(meeting), peopleOf(meeting)].join(' · ')
  return (
    <li className={classes.entry}>
      <button
        type="button"
        className={classes.meeting}
        data-tone={mine ? 'own' : undefined}
        data-standing={standingOf(meeting)}
        title={`${hoursOf(meeting)} ${visitorOf(meeting)} · ${words}`}
        onClick={() => onOpen(meeting.ms_no)}
      >
        <span className={classes.words}>
          <span className={classes.time}>{isLong ? hoursOf(meeting) : showTime(meeting.start_dt)}</span>{' '}
          {visitorOf(meeting)}
          {isLong && <span> · {words}</span>}
        </span>
      </button>
      {isExpected && <VisitLink ms_no={meeting.ms_no} size="compact-xs" />}
    </li>
  )
}

interface MeetingCalendarProps {
  view: Exclude<ScheduleView, 'list'>
  /** The day that the shown month or week is of. */
  day: string
  days: string[]
  meetings: Meeting[]
  /** From this day on meetings are missing: their number is not known. */
  cutFrom: string | undefined
  onOpen: (ms_no: number) => void
  onDay: (day: string) => void
}

/** Days beside each other, each with its meetings; on phones a month tells how many. */
export const MeetingCalendar = ({ view, day, days, meetings, cutFrom, onOpen, onDay }: MeetingCalendarProps) => {
  const isPhone = useIsPhone()
  const today = koreaToday()
  const byDay = Map.groupBy(meetings, ({ ms_dt }) => ms_dt)
  const columns = view === 'day' ? 1 : 7
  const weekdayOf = (each: string) => text.weekdays[new Date(Date.parse(each)).getUTCDay()]
  return (
    <div className={classes.calendar} data-view={view} style={{ '--columns': columns } as CSSProperties}>
      <div className={classes.head} aria-hidden>
        {days.slice(0, columns).map((each) => (
          <span key={each}>{weekdayOf(each)}</span>
        ))}
      </div>
      <div className={classes.days}>
        {days.map((each) => {
          const all = byDay.get(each) ?? []
          const isCut = cutFrom !== undefined && each >= cutFrom
          const most = view !== 'month' ? all.length : isPhone ? 0 : shownInMonth
          return (
            <section
              key={each}
              className={classes.day}
              aria-label={each}
              data-today={each === today || undefined}
              data-outside={(view === 'month' && each.slice(0, 7) !== day.slice(0, 7)) || undefined}
            >
              <button
                type="button"
                className={classes.number}
                aria-label={isCut ? text.allOf(each) : text.moreOf(each, all.length)}
                onClick={() => onDay(each)}
              >
                {Number(each.slice(8))}
              </button>
              <ul className={classes.meetings}>
                {all.slice(0, most).map((meeting) => (
                  <Entry
                    key={meeting.ms_no}
                    meeting={meeting}
                    isLong={view !== 'month'}
                    isExpected={view === 'day' && each === today}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
              {(all.length > most || (isCut && view !== 'day')) && (
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
