import { calendar } from '@crm/contract/features/calendar/calendar'
import { feature } from '../../feature.ts'
import {
  downloadCalendar,
  getCalendarLink,
  listGuides,
  renewCalendarLink,
  revokeCalendarLink,
} from './calendar.service.ts'

export const calendarFeature = feature(calendar, {
  read: getCalendarLink,
  renew: renewCalendarLink,
  revoke: revokeCalendarLink,
  feed: downloadCalendar,
  guides: listGuides,
})
