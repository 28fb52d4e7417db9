import { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { quietCall } from '../../shared/lib/server/api.ts'
import { session } from '../../shared/lib/session/session.ts'

/** Tells the server where people go; whether that works is of no concern to them. */
export const createStepLog = () => {
  let routeFrom = ''
  return (routeTo: string) => {
    if (routeTo === routeFrom) return
    if (session.token() && !session.isView())
      quietCall(accessLog.add, { body: { routeTo, routeFrom } }).catch(() => undefined)
    routeFrom = routeTo
  }
}
