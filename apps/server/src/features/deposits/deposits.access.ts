import type { deposits } from '@crm/contract/features/deposits/deposits'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { dep_no: 999_999 }
const shares = [{ projcrd_no: 999_999, amount: 1_000 }]
const filter = {
  keyword: '그린',
  dep_pay_type: 3,
  from: '2026-11-01',
  to: '2026-11-30',
  is_unshared: 1,
  sort: 'dep_dt',
  desc: 1,
}

export const access: AccessRows<typeof deposits> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  sums: { access: onlyWithScope, sample: { query: filter } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  openCredits: { access: onlyWithScope, sample: { query: { client_no: 1 } } },
  detail: { access: onlyWithScope, sample: { params } },
  create: {
    access: onlyWithScope,
    sample: {
      body: {
        client_no: 1,
        dep_dt: '2026-11-17',
        dep_amount: 1_000_000,
        dep_pay_type: 3,
        dep_name: '그린루프',
        dep_memo: '계약금',
        shares,
      },
    },
  },
  share: { access: onlyWithScope, sample: { params, body: { shares } } },
  refund: {
    access: onlyWithScope,
    sample: { params, body: { dep_dt: '2026-11-17', amount: 1_000, dep_memo: '해지' } },
  },
  correct: { access: onlyWithScope, sample: { params, body: { dep_memo: '다른 회사의 입금이에요' } } },
}
