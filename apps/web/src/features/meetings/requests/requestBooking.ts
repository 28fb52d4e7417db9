import type { MeetingRequest } from '@crm/contract/features/meetingRequests/meetingRequests'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { clockOf, minutesOf } from '@crm/contract/features/meetings/roomTime'
import { anHourFrom, type BookingValues } from '../booking/bookingForm.ts'

type Request = Pick<MeetingRequest, 'mq_no' | 'proj_no' | 'mr_way' | 'words'>

/** The booking form for a client's request, at one of its wishes or at no time yet. */
export const bookingForRequest = (
  { mq_no, proj_no, mr_way, words }: Request,
  wish: string | null,
): Partial<BookingValues> => ({
  mq_no,
  proj_no,
  mr_way,
  ms_who: 'client',
  mr_comment: words,
  ...(wish ? { ms_dt: wish.slice(0, 10), ...anHourFrom(wish.slice(11)) } : {}),
})

/** The same meeting, as long as it was, at the time that the client wishes. */
export const movedTo = ({ start_dt, end_dt }: Pick<MeetingDetail, 'start_dt' | 'end_dt'>, wish: string) => {
  const length = minutesOf(end_dt.slice(11)) - minutesOf(start_dt.slice(11))
  const start = wish.slice(11)
  return { ms_dt: wish.slice(0, 10), start, end: clockOf(minutesOf(start) + length) }
}
