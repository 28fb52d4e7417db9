import type { pocket } from '@crm/contract/features/pocket/pocket'
import { type AccessRows, aPage, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof pocket> = {
  list: { access: onlyWithScope, sample: { query: { client_no: 1, cl_type: 'free', offset: 0, limit: 10 } } },
  own: { access: onlyClients, sample: aPage },
  add: { access: onlyWithScope, sample: { body: { client_no: 1, cl_amount: 1000, reason: '가입 축하' } } },
  reverse: { access: onlyWithScope, sample: { params: { cl_no: 1 }, body: { reason: '잘못 지급' } } },
}
