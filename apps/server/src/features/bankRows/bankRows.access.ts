import type { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { bkr_no: 999_999 }
const bkr_nos = [999_999]
const filter = { keyword: '그린', bkr_state: 'waiting', certainty: 'certain', sort: 'bkr_at', desc: 1 }

export const access: AccessRows<typeof bankRows> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  detail: { access: onlyWithScope, sample: { params } },
  upload: {
    access: onlyWithScope,
    sample: { body: { bank_code: '088', mapping: [{ field: 'bkr_at', column: 0 }] } },
  },
  confirm: {
    access: onlyWithScope,
    sample: { params, body: { client_no: 1, shares: [{ projcrd_no: 999_999, amount: 1_000 }] } },
  },
  confirmCertain: { access: onlyWithScope, sample: { body: { bkr_nos } } },
  setState: { access: onlyWithScope, sample: { body: { bkr_nos, bkr_state: 'later' } } },
}
