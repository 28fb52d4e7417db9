import { daysAfter, isWeekend } from '../../kit/days.ts'

/** The dates of a list of holidays, for the functions below. */
export const datesOf = (holidays: Iterable<{ hd_date: string }>): ReadonlySet<string> =>
  new Set([...holidays].map(({ hd_date }) => hd_date))

/** Monday to Friday and no holiday. */
export const isWorkingDay = (day: string, holidays: ReadonlySet<string>) => !isWeekend(day) && !holidays.has(day)

/**
 * The day so many working days later, or earlier when `count` is negative; the day itself is not counted.
 * With 0 it is the day itself if people work then, else the next working day.
 */
export const addWorkingDays = (day: string, count: number, holidays: ReadonlySet<string>): string => {
  const step = count < 0 ? -1 : 1
  let left = Math.abs(count)
  let at = day
  while (left > 0 || !isWorkingDay(at, holidays)) {
    at = daysAfter(at, step)
    if (left > 0 && isWorkingDay(at, holidays)) left -= 1
  }
  return at
}

/** How many working days come after `from` up to and including `to`; negative when `to` is the earlier one. */
export const workingDaysBetween = (from: string, to: string, holidays: ReadonlySet<string>): number => {
  if (to < from) return 0 - workingDaysBetween(daysAfter(to, -1), daysAfter(from, -1), holidays)
  let count = 0
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) if (isWorkingDay(day, holidays)) count += 1
  return count
}
