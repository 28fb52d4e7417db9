import type { MeetingStatus, ScheduleFilter, ScheduleView } from '@crm/contract/features/meetings/meetings.filters'
import { daysOn, firstDayOf, lastDayOf, monthsOn, sundayOf } from '../records/months.ts'

interface DayRange {
  from: string
  to: string
}

/** The days that a view of this day shows; a calendar's month begins and ends with whole weeks. */
export const shownDays = (view: ScheduleView, day: string): DayRange => {
  const month = day.slice(0, 7)
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: sundayOf(day), to: daysOn(sundayOf(day), 6) }
  if (view === 'list') return { from: firstDayOf(month), to: lastDayOf(month) }
  return { from: sundayOf(firstDayOf(month)), to: daysOn(sundayOf(lastDayOf(month)), 6) }
}

export const step = (view: ScheduleView, day: string, direction: 1 | -1) => {
  if (view === 'day') return daysOn(day, direction)
  return view === 'week' ? daysOn(day, 7 * direction) : monthsOn(day, direction)
}

export const daysIn = ({ from, to }: DayRange) => {
  const days: string[] = []
  for (let day = from; day <= to; day = daysOn(day, 1)) days.push(day)
  return days
}

const standings: Record<MeetingStatus, { state?: 1 | 2; mr_checked?: 0 | 1 | 2 }> = {
  planned: { state: 1, mr_checked: 0 },
  visited: { state: 1, mr_checked: 1 },
  cancelled: { state: 1, mr_checked: 2 },
  waiting: { state: 2 },
}

export const listPage = 50
const calendarMost = 1000

/** What the list call is asked for. */
export const queryOf = (filter: ScheduleFilter, { from, to }: DayRange) => {
  const { view, mr_no, emp_no, mr_types, mr_ways, standing, keyword, offset } = filter
  return {
    start_dt: from,
    end_dt: to,
    mr_no,
    emp_no,
    mr_types,
    mr_ways,
    keyword,
    ...(standing ? standings[standing] : {}),
    desc: 0 as const,
    ...(view === 'list' ? { offset, limit: listPage } : { offset: 0, limit: calendarMost }),
  }
}

interface Found {
  query: readonly { ms_dt: string }[]
  total: number
}

/** From which day on meetings are missing, where there are more than one answer holds; the earliest come first. */
export const cutFrom = ({ query, total }: Found) => (total > query.length ? query.at(-1)?.ms_dt : undefined)

export const isNarrowed = ({ mr_no, emp_no, mr_types, mr_ways, standing, keyword }: ScheduleFilter) =>
  Boolean(mr_no || emp_no || mr_types?.length || mr_ways?.length || standing || keyword)
