import type { calendar } from '@crm/contract/features/calendar/calendar'
import type { Handlers } from '../../http/handlers.ts'
import { feed, guides, read, renew, revoke } from './calendar.service.ts'

export const calendarHandlers: Handlers<typeof calendar> = { read, renew, revoke, feed, guides }
