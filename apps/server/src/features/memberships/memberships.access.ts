import type { memberships } from '@crm/contract/features/memberships/memberships'
import { type AccessRows, aPage, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { mbs_no: 1 }
const filter = { keyword: '오르빗', mbs_state: 1, mbp_no: 1, sort: 'reg_dt', desc: 1 } as const

export const access: AccessRows<typeof memberships> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  detail: { access: onlyWithScope, sample: { params } },
  request: { access: onlyWithScope, sample: { body: { client_no: 1, mbp_no: 1 } } },
  deposit: { access: onlyWithScope, sample: { params, body: { pay_type: 3 } } },
  close: { access: onlyWithScope, sample: { params, body: { reason: '담당자가 바뀌었어요' } } },
  extend: { access: onlyWithScope, sample: { params, body: { end_dt: '2030-12-31', reason: '행사 보상' } } },
  own: { access: onlyClients, sample: aPage },
  offered: { access: onlyClients },
  requestOwn: { access: onlyClients, sample: { body: { mbp_no: 1 } } },
  payOwn: {
    access: onlyClients,
    sample: { params, body: { cp_no: null, pocket: 0 } },
  },
  closeOwn: { access: onlyClients, sample: { params } },
}
