import type { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { type AccessRows, whoeverIsSignedIn } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof accessLog> = {
  add: { access: whoeverIsSignedIn, sample: { body: { routeTo: '/', routeFrom: '/login' } } },
}
