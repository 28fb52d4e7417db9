import { daysBetween, koreaNow, showDateTime, showTime } from './date.ts'

const minute = 60_000
const week = 7

/** Both are Korea time as on the wire: read as if it were UTC, their distance is right in every browser. */
const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / minute)

/** `2025-11-16 14:00` → `방금 전`, `3분 전`, `2시간 전`, `어제 14:00`, `3일 전`, and after a week the day itself. */
export const showAgo = (written: string, now = koreaNow()) => {
  const minutes = minutesBetween(written, now)
  const days = daysBetween(written, now)
  if (Number.isNaN(minutes)) return '-'
  if (minutes < 1) return '방금 전'
  if (minutes < 60) return `${minutes}분 전`
  if (days === 0 || minutes < 6 * 60) return `${Math.floor(minutes / 60)}시간 전`
  if (days === 1) return `어제 ${showTime(written)}`
  return days < week ? `${days}일 전` : showDateTime(written, now)
}
