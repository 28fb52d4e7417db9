const koreaOffset = 9 * 60 * 60 * 1000
const dayLength = 86_400_000
const weekdays = '일월화수목금토'

/** Times on the wire are Korea time already: they are cut, never converted. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?/

type Written = string | null | undefined

/** `YYYY-MM-DD HH:mm` in Korea, whatever zone the browser is in. */
export const koreaNow = (now = new Date()) =>
  new Date(now.getTime() + koreaOffset).toISOString().slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD` in Korea */
export const koreaToday = (now = new Date()) => koreaNow(now).slice(0, 10)

/** Whole days from one date to another: 0 on the same day, 3 for D-3. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayLength)

/** `YYYY-MM-DD`, so many days later; earlier by a negative number. */
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)

/** `2025-11-16` → `일` */
const weekdayName = (day: string) => weekdays[new Date(`${day.slice(0, 10)}T00:00Z`).getUTCDay()] ?? ''

/** `11.14(토)`, and `2025.11.14(금)` when that is not this year. */
export const showDate = (written: Written, now = koreaNow()) => {
  const [, year, month, day] = pattern.exec(written ?? '') ?? []
  if (!year || !written) return '-'
  return `${year === now.slice(0, 4) ? '' : `${year}.`}${month}.${day}(${weekdayName(written)})`
}

/** `14:00` */
export const showTime = (written: Written) => pattern.exec(written ?? '')?.[4] ?? '-'

/** `11.14(토) 11:00`, and `2025.11.14(금) 11:00` when that is not this year. */
export const showDateTime = (written: Written, now = koreaNow()) => {
  const time = showTime(written)
  return time === '-' ? showDate(written, now) : `${showDate(written, now)} ${time}`
}

const nearNames: Record<number, string> = { [-1]: '어제', 0: '오늘', 1: '내일' }
const nearDays = 6

/** `오늘 18:00`, `내일 10:00`, `금요일 18:00` within the coming week; other days as `showDateTime` writes them. */
export const showNear = (written: Written, now = koreaNow()) => {
  if (!written || !pattern.test(written)) return '-'
  const days = daysBetween(now, written)
  const name = nearNames[days] ?? (days > 1 && days <= nearDays ? `${weekdayName(written)}요일` : undefined)
  const time = showTime(written)
  if (!name) return showDateTime(written, now)
  return time === '-' ? name : `${name} ${time}`
}

/** `11.14(토) 11:00–12:30` */
export const showSpan = (start: Written, end: Written, now = koreaNow()) => {
  const isSameDay = start?.slice(0, 10) === end?.slice(0, 10)
  return `${showDateTime(start, now)}–${isSameDay ? showTime(end) : showDateTime(end, now)}`
}

/** `11.14(토) ~ 11.20(금)` */
export const showPeriod = (start: Written, end: Written, now = koreaNow()) =>
  `${showDate(start, now)} ~ ${showDate(end, now)}`

/** `2025.11.16`: where the rules ask for it (the pocket's history). */
export const showFullDate = (written: Written) => {
  const [, year, month, day] = pattern.exec(written ?? '') ?? []
  return year ? `${year}.${month}.${day}` : '-'
}

/** `1시간 30분` */
export const showMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`].filter(Boolean).join(' ')
}
