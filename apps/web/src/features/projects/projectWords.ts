import { showDate, showDateTime, showPeriod } from '../../shared/lib/format/date.ts'
import { showWon } from '../../shared/lib/format/money.ts'
import { projectsText } from './projects.messages.ts'

export const nextMeetingWords = (next_meeting_dt: string | null, now?: string) =>
  next_meeting_dt ? showDateTime(next_meeting_dt, now) : projectsText.noMeeting

/** `1억 2,300만 원` where there is no room for every digit: what is less than 10,000 is rounded. */
export const shortWon = (amount: number) => showWon(amount >= 10_000 ? Math.round(amount / 10_000) * 10_000 : amount)

/** `11.16(월) ~ 12.31(목)`, from or until where one end is open, or nothing. */
export const periodWords = (start: string | null, end: string | null, now?: string) => {
  if (start && end) return showPeriod(start, end, now)
  if (start) return projectsText.since(showDate(start, now))
  return end ? projectsText.until(showDate(end, now)) : ''
}
