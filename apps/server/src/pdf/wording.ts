import { weekdayOf } from '@crm/contract/features/holidays/workingDays'

/** How dates and amounts are written on paper: whole, since paper is read in other years too. */

const weekdays = ['일', '월', '화', '수', '목', '금', '토']

/** `2026-11-16 14:00` → `2026.11.16(월)` */
export const dayWords = (written: string | null) => {
  if (!written) return '-'
  const day = written.slice(0, 10)
  return `${day.replaceAll('-', '.')}(${weekdays[weekdayOf(day)]})`
}

/** `2026-11-16 14:00` → `2026.11.16(월) 14:00` */
export const timeWords = (written: string | null) => (written ? `${dayWords(written)} ${written.slice(11, 16)}` : '-')

/** `2026.11.16(월) 14:00–15:30` */
export const spanWords = (start: string, end: string) => `${timeWords(start)}–${end.slice(11, 16)}`

/** `2026.11.16(월) ~ 2026.12.31(목)`, with one end open where one is not known. */
export const periodWords = (start: string | null, end: string | null) => {
  if (!start && !end) return '-'
  return `${start ? dayWords(start) : ''} ~ ${end ? dayWords(end) : ''}`.trim()
}

/** `1,234,000원` */
export const won = (amount: number) => `${amount.toLocaleString('en-US')}원`
