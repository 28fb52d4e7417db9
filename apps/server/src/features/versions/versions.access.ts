import type { versions } from '@crm/contract/features/versions/versions'
import { type AccessRows, whoeverIsSignedIn } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof versions> = {
  list: { access: whoeverIsSignedIn, sample: { query: { offset: 0, limit: 1 } } },
}
