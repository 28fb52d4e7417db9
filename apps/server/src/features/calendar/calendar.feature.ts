import { calendar } from '@crm/contract/features/calendar/calendar'
import { feature } from '../../feature.ts'
import { feed, guides, read, renew, revoke } from './calendar.service.ts'

export const calendarFeature = feature(calendar, { read, renew, revoke, feed, guides })
