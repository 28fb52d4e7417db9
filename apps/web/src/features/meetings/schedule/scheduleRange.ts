import type { meetings } from '@crm/contract/features/meetings/meetings'
import type { ScheduleView } from '@crm/contract/features/meetings/meetings.filters'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { daysAfter } from '../../../shared/lib/format/date.ts'
import { firstDayOf, lastDayOf, monthsOn, sundayOf } from '../records/months.ts'

interface DayRange {
  from: string
  to: string
}

/** The days that a view of this day shows; a calendar's month begins and ends with whole weeks. */
export const shownDays = (view: ScheduleView, day: string): DayRange => {
  const month = day.slice(0, 7)
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: sundayOf(day), to: daysAfter(sundayOf(day), 6) }
  return { from: sundayOf(firstDayOf(month)), to: daysAfter(sundayOf(lastDayOf(month)), 6) }
}

export const stepRange = (view: ScheduleView, day: string, direction: 1 | -1) => {
  if (view === 'day') return daysAfter(day, direction)
  return view === 'week' ? daysAfter(day, 7 * direction) : monthsOn(day, direction)
}

export const daysIn = ({ from, to }: DayRange) => {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

const calendarMost = 1000

type MeetingQuery = QueryOf<typeof meetings.list>

/** What a calendar asks for: all of its days, in their order. */
export const queryOf = (filter: MeetingQuery, { from, to }: DayRange): MeetingQuery => ({
  ...filter,
  start_dt: from,
  end_dt: to,
  sort: undefined,
  desc: 0,
  offset: 0,
  limit: calendarMost,
})

interface Found {
  query: readonly { ms_dt: string }[]
  total: number
}

/** From which day on meetings are missing, where there are more than one answer holds; the earliest come first. */
export const cutFrom = ({ query, total }: Found) => (total > query.length ? query.at(-1)?.ms_dt : undefined)
