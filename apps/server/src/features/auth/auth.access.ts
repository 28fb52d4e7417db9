import type { auth } from '@crm/contract/features/auth/auth'
import { type AccessRows, everybody, whoeverIsSignedIn } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof auth> = {
  login: { access: everybody, sample: { body: { user_id: 'sample', user_pw: 'Sample!23' } } },
  profile: { access: whoeverIsSignedIn },
  logout: { access: whoeverIsSignedIn },
  ended: { access: everybody },
}
