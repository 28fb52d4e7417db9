import { daysAfter, weekdayOf } from '@crm/contract/kit/days'

export type Scale = 'week' | 'month'

/** Something that lasts from one day to another, both included; a single day where it has no beginning. */
export interface TimelineItem {
  key: string
  title: string
  from: string
  to: string
  tone: 'accent' | 'amber' | 'red' | 'green' | 'teal'
  /** Said when people point at it. */
  hint: string
  onOpen?: () => void
}

export interface TimeWindow {
  from: string
  /** The first day after it. */
  until: string
  ticks: { at: string; label: string }[]
}

const atUtc = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const addMonths = (date: string, months: number) => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return dateOf(Date.UTC(year, month - 1 + months, 1))
}

const weeksShown = 6
const monthsShown = 6

const startOf = (scale: Scale, anchor: string) =>
  scale === 'month' ? addMonths(anchor, -1) : daysAfter(anchor, -weekdayOf(anchor) - 7)

const monthLabel = (date: string) => `${date.slice(0, 4)}.${Number(date.slice(5, 7))}`
const dayLabel = (date: string) => `${Number(date.slice(5, 7))}.${Number(date.slice(8, 10))}`

/** The stretch of time around a day: a little of what was, more of what comes. */
export const windowAround = (scale: Scale, anchor: string): TimeWindow => {
  const from = startOf(scale, anchor)
  const count = scale === 'month' ? monthsShown : weeksShown
  const starts = Array.from({ length: count + 1 }, (_, index) =>
    scale === 'month' ? addMonths(from, index) : daysAfter(from, index * 7),
  )
  return {
    from,
    until: starts[count] ?? from,
    ticks: starts.slice(0, count).map((at) => ({ at, label: scale === 'month' ? monthLabel(at) : dayLabel(at) })),
  }
}

/** The day to look around after a step back or on. */
export const shifted = (scale: Scale, anchor: string, by: 1 | -1) =>
  scale === 'month' ? addMonths(anchor, by * (monthsShown - 2)) : daysAfter(anchor, by * 7 * (weeksShown - 2))

/** Where a day begins, in percent of the window; may lie outside. */
export const placeOf = (date: string, { from, until }: TimeWindow) =>
  ((atUtc(date) - atUtc(from)) / (atUtc(until) - atUtc(from))) * 100

/** The part of the window that something takes; null when it is not in it. */
export const spanOf = (item: Pick<TimelineItem, 'from' | 'to'>, window: TimeWindow) => {
  const [start, end] = [placeOf(item.from, window), placeOf(daysAfter(item.to, 1), window)]
  if (end <= 0 || start >= 100) return null
  const left = Math.max(0, start)
  return { left, width: Math.min(100, end) - left }
}
