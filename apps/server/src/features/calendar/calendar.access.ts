import type { calendar } from '@crm/contract/features/calendar/calendar'
import { type AccessRows, everybody, onlyWithScope } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof calendar> = {
  read: { access: onlyWithScope },
  renew: { access: onlyWithScope, sample: { body: {} } },
  revoke: { access: onlyWithScope },
  feed: { access: everybody, sample: { params: { secret: 'x'.repeat(43) } } },
  guides: {
    access: onlyWithScope,
    sample: { query: { keyword: '투자', is_own: 1, is_due: 1, offset: 0, limit: 20 } },
  },
}
