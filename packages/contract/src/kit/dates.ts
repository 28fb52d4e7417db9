import { daysBetween, koreaNow, weekdayName } from './days.ts'

/** How days, times and lengths of time are written, on screens, in messages and on paper (docs/rules.md). */

/** Times on the wire are Korea time already: they are cut, never converted. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?/

type Written = string | null | undefined

/** `2025.11.16`: in tables with a column of days, and in numbers of papers. */
export const showFullDate = (written: Written) => {
  const [, year, month, day] = pattern.exec(written ?? '') ?? []
  return year ? `${year}.${month}.${day}` : '-'
}

/** `2025.11.16(일)`: on paper, which is read in other years too. */
export const showLongDate = (written: Written) =>
  written && pattern.test(written) ? `${showFullDate(written)}(${weekdayName(written)})` : '-'

/** `11.14(토)`, and `2025.11.14(금)` when that is not this year. */
export const showDate = (written: Written, now = koreaNow()) =>
  written?.startsWith(now.slice(0, 4)) ? showLongDate(written).replace(/^\d{4}\./, '') : showLongDate(written)

/** `14:00`, of a day or of a time with one. */
export const showTime = (written: Written) => pattern.exec(written ?? '')?.[4] ?? '-'

const withTime = (day: string, written: Written) => {
  const time = showTime(written)
  return time === '-' ? day : `${day} ${time}`
}

/** `11.14(토) 11:00`, and `2025.11.14(금) 11:00` when that is not this year. */
export const showDateTime = (written: Written, now = koreaNow()) => withTime(showDate(written, now), written)

/** `2025.11.16(일) 14:00` */
export const showLongDateTime = (written: Written) => withTime(showLongDate(written), written)

const nearNames: Record<number, string> = { [-1]: '어제', 0: '오늘', 1: '내일' }
const nearDays = 6

/** `오늘 18:00`, `내일 10:00`, `금요일 18:00` within the coming week; other days as `showDateTime` writes them. */
export const showNear = (written: Written, now = koreaNow()) => {
  if (!written || !pattern.test(written)) return '-'
  const days = daysBetween(now, written)
  const name = nearNames[days] ?? (days > 1 && days <= nearDays ? `${weekdayName(written)}요일` : undefined)
  return name ? withTime(name, written) : showDateTime(written, now)
}

/** `11.14(토) 11:00–12:30` */
export const showSpan = (start: Written, end: Written, now = koreaNow()) => {
  const isSameDay = start?.slice(0, 10) === end?.slice(0, 10)
  return `${showDateTime(start, now)}–${isSameDay ? showTime(end) : showDateTime(end, now)}`
}

/** `2025.11.16(일) 14:00–15:30` */
export const showLongSpan = (start: string, end: string) => `${showLongDateTime(start)}–${showTime(end)}`

const period = (start: Written, end: Written, show: (day: string) => string) =>
  start || end ? `${start ? show(start) : ''} ~ ${end ? show(end) : ''}`.trim() : '-'

/** `11.14(토) ~ 11.20(금)`, with one end open where one is not known. */
export const showPeriod = (start: Written, end: Written, now = koreaNow()) =>
  period(start, end, (day) => showDate(day, now))

/** `2025.11.16(일) ~ 2025.12.31(수)`, with one end open where one is not known. */
export const showLongPeriod = (start: Written, end: Written) => period(start, end, showLongDate)

/** `2025.11.16 ~ 2025.12.31`, with one end open where one is not known. */
export const showFullPeriod = (start: Written, end: Written) => period(start, end, showFullDate)

/** `1시간 30분` */
export const showMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`].filter(Boolean).join(' ')
}

const two = (part: number) => String(part).padStart(2, '0')

/** How long, or how far in: `03:07`, and `1:02:09` from an hour on. */
export const showLength = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(whole % 60)}`
}
