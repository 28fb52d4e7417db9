import type { colleagues } from '@crm/contract/features/colleagues/colleagues'
import { type AccessRows, everybody, onlyClients } from '../../testing/access/accessExpectations.ts'

const account = {
  user_id: 'walkguest',
  user_pw: 'Sample!23',
  user_pw_again: 'Sample!23',
  user_name: '김샘플',
  user_email: 'walkguest@example.com',
  user_phone: '010-1234-5678',
  agree_terms: true,
  agree_privacy: true,
}
const token = 'x'.repeat(43)

export const access: AccessRows<typeof colleagues> = {
  list: { access: onlyClients },
  invite: { access: onlyClients, sample: { body: { user_email: 'colleague@green.example' } } },
  revokeInvite: { access: onlyClients, sample: { params: { ci_no: 1 } } },
  remove: { access: onlyClients, sample: { params: { user_no: 999_999 } } },
  checkInvite: { access: everybody, sample: { body: { token } } },
  joinInvited: { access: everybody, sample: { body: { token, ...account } } },
}
