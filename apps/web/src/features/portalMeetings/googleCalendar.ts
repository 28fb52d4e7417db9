import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import type { ClientMeeting } from '@crm/contract/features/portalMeetings/portalMeetings'

const timeOf = (written: string) => `${written.replace(/[-:]/g, '').replace(' ', 'T')}00`

interface Words {
  company: string
  place: string
}

/** Where Google opens a new entry that is filled in already; it asks before it stores anything. */
export const googleCalendarUrl = (meeting: ClientMeeting, { company, place }: Words) => {
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${company} ${kindOf(meeting)}`,
    dates: `${timeOf(meeting.start_dt)}/${timeOf(meeting.end_dt)}`,
    ctz: 'Asia/Seoul',
    location: place,
    details: meeting.proj_name ?? '',
  }).toString()
  return url.href
}
