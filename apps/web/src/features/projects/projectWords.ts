import { showDate, showDateTime } from '../../shared/lib/date.ts'
import { grouped } from '../../shared/lib/grouped.ts'
import { text } from './projects.messages.ts'

export const nextMeetingWords = (next_meeting_dt: string | null) =>
  next_meeting_dt ? showDateTime(next_meeting_dt) : text.noMeeting

export const won = (amount: number) => `${grouped(amount)}원`

/** `12,300만원` where there is no room for every digit. */
export const shortWon = (amount: number) =>
  amount >= 10_000 ? `${grouped(Math.round(amount / 10_000))}만원` : won(amount)

/** `2025.11.16 ~ 2025.12.31`, from or until where one end is open, or nothing. */
export const periodWords = (start: string | null, end: string | null) => {
  if (start && end) return `${showDate(start)} ~ ${showDate(end)}`
  if (start) return text.since(showDate(start))
  return end ? text.until(showDate(end)) : ''
}
