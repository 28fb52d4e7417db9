import { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { feature } from '../../feature.ts'
import { downloadMeetingCalendar, getClientMeeting, listClientMeetings } from './portalMeetings.service.ts'

export const portalMeetingsFeature = feature(portalMeetings, {
  list: listClientMeetings,
  detail: getClientMeeting,
  calendarFile: downloadMeetingCalendar,
})
