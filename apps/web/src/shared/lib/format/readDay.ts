import { daysAfter, koreaToday, weekdayOf, weekdays } from './date.ts'

const nearWords: Readonly<Record<string, number>> = { 오늘: 0, 내일: 1, 모레: 2 }
const weekdayShape = /^([일월화수목금토])(?:요일)?$/
const dateShape = /^(?:(\d{4}|\d{2})[.\-/년]\s?)?(\d{1,2})[.\-/월]\s?(\d{1,2})[.일]?$/
const digitsShape = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/

/** The day if the calendar has it: not the 31st of a month of thirty days. */
const existing = (year: number, month: number, day: number) => {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${written}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

/** The next one of that name, today included. */
const nextWeekday = (name: string, today: string) => {
  const wanted = weekdays.findIndex((weekday) => weekday === name)
  return daysAfter(today, (wanted - weekdayOf(today) + 7) % 7)
}

/**
 * A day as people type it, as `YYYY-MM-DD`: `2026.11.20`, `26.11.20`, `261120`, `11.20` or `11월 20일` of this year,
 * `오늘`, `내일`, `금요일`. Null while it is none.
 */
export const readDay = (typed: string, today = koreaToday()): string | null => {
  const text = typed.trim()
  const near = nearWords[text]
  if (near !== undefined) return daysAfter(today, near)
  const weekday = weekdayShape.exec(text)?.[1]
  if (weekday) return nextWeekday(weekday, today)
  const [, year, month, day] = dateShape.exec(text) ?? digitsShape.exec(text) ?? []
  if (!month || !day) return null
  const written = year ?? today.slice(0, 4)
  return existing(Number(written.length === 2 ? `20${written}` : written), Number(month), Number(day))
}
