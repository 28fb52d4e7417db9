import type { GuideProject } from '@crm/contract/features/calendar/calendar'
import { timeOptions } from '@crm/contract/features/meetings/roomTime'
import { anHourFrom, type BookingValues } from '../meetings/booking/bookingForm.ts'

/** What is known of a project's next round: its people, and the time that is suggested. */
export const guideBooking = ({ proj_no, managers, next_dt }: GuideProject): Partial<BookingValues> => {
  const start = next_dt?.slice(11)
  return {
    mr_type: 3,
    ms_who: 'client',
    proj_no,
    ...(managers.length ? { ms_managers: managers.map(({ emp_no }) => emp_no) } : {}),
    ...(next_dt ? { ms_dt: next_dt.slice(0, 10) } : {}),
    // One that was held at night has a day to suggest, and no time.
    ...(start && timeOptions.includes(start) ? anHourFrom(start) : {}),
  }
}
