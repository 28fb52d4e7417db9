import { daysAfter } from '../../../shared/lib/format/date.ts'

/** `2026-05` → its last day, `2026-05-31` */
export const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

export const firstDayOf = (month: string) => `${month}-01`

/** The same day of another month, or its last. */
export const monthsOn = (day: string, count: number) => {
  const [year = 0, number = 0] = day.split('-').map(Number)
  const month = new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
  const wanted = `${month}-${day.slice(8, 10)}`
  const last = lastDayOf(month)
  return wanted > last ? last : wanted
}

/** The Sunday on or before a day. */
export const sundayOf = (day: string) => daysAfter(day, -new Date(Date.parse(day)).getUTCDay())
