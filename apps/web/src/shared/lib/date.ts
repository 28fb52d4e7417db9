const koreaOffset = 9 * 60 * 60 * 1000

/** Times on the wire are Korea time already: they are cut, never converted. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?/

type Written = string | null | undefined

/** `2025-11-16 14:00` → `2025.11.16` */
export const showDate = (written: Written) => {
  const [, year, month, day] = pattern.exec(written ?? '') ?? []
  return year ? `${year}.${month}.${day}` : '-'
}

/** `2025-11-16 14:00` → `25.11.16 14:00` */
export const showDateTime = (written: Written) => {
  const [, year, month, day, time] = pattern.exec(written ?? '') ?? []
  return year ? [`${year.slice(2)}.${month}.${day}`, time].filter(Boolean).join(' ') : '-'
}

/** `2025-11-16 14:00` → `14:00` */
export const showTime = (written: Written) => pattern.exec(written ?? '')?.[4] ?? '-'

/** `25.11.16 14:00–15:30` */
export const showSpan = (start: Written, end: Written) => `${showDateTime(start)}–${showTime(end)}`

/** `YYYY-MM-DD HH:mm` in Korea, whatever zone the browser is in. */
export const koreaNow = (now = new Date()) =>
  new Date(now.getTime() + koreaOffset).toISOString().slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD` in Korea */
export const koreaToday = (now = new Date()) => koreaNow(now).slice(0, 10)

/** Whole days from one date to another: 0 on the same day, 3 for D-3. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
