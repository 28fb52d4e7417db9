import type { homework } from '@crm/contract/features/homework/homework'
import { type AccessRows, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const draft = { proj_no: 999_999, ms_no: null, crs_no: 1, crl_nos: [1], hw_due_dt: null, hw_memo: '' }

export const access: AccessRows<typeof homework> = {
  list: { access: onlyWithScope, sample: { query: { proj_no: 999_999, ms_no: 999_999 } } },
  own: { access: onlyClients },
  courses: { access: onlyWithScope, sample: { query: { keyword: '투자', offset: 0, limit: 10 } } },
  create: { access: onlyWithScope, sample: { body: draft } },
  end: { access: onlyWithScope, sample: { params: { hw_no: 999_999 } } },
}
