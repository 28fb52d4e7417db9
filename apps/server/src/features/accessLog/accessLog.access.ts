import type { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { type AccessRows, whoeverIsSignedIn } from '../../testing/accessExpectations.ts'

export const access: AccessRows<typeof accessLog> = {
  add: { access: whoeverIsSignedIn, sample: { body: { routeTo: '/', routeFrom: '/login' } } },
}
