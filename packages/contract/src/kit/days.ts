/** Days are `YYYY-MM-DD` and times `YYYY-MM-DD HH:mm`, both of Korea: no time zone of a server or a browser comes in. */

const dayMs = 86_400_000
const koreaMs = 9 * 3_600_000

/** The time in Korea written as a UTC date: its ISO text and UTC parts are Korea's in every zone. */
export const inKorea = (at = new Date()) => new Date(at.getTime() + koreaMs)

/** `YYYY-MM-DD HH:mm` */
export const koreaNow = (at = new Date()) => inKorea(at).toISOString().slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD` */
export const koreaToday = (at = new Date()) => koreaNow(at).slice(0, 10)

/** The day so many days later; earlier by a negative number. */
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day.slice(0, 10)) + count * dayMs).toISOString().slice(0, 10)

/** Whole days from one day to another: 0 on the same day, 3 for D-3. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs)

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(Date.parse(day.slice(0, 10))).getUTCDay()

/** Saturday or Sunday. */
export const isWeekend = (day: string) => weekdayOf(day) % 6 === 0

/** From Sunday on, as `weekdayOf` counts. */
export const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `2025-11-16` → `일` */
export const weekdayName = (day: string) => weekdays[weekdayOf(day)] ?? ''
