import { calendar } from '@crm/contract/features/calendar/calendar'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { calendarText } from './calendar.messages.ts'

export const useFeed = () => useRead(calendar.read)
export const useRenewFeed = (onMade: (url: string) => void) =>
  useWrite(calendar.renew, { onDone: ({ query }) => query[0] && onMade(query[0].url) })
export const useRevokeFeed = (onDone: () => void) => useWrite(calendar.revoke, { done: calendarText.revoked, onDone })
