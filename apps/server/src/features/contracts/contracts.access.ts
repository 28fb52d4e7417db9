import type { contracts } from '@crm/contract/features/contracts/contracts'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { ctr_no: 999_999 }
const part = { ...params, crp_no: 999_999 }
const refund = { amount: 1_000, refund_reason: '합의한 금액' }
const filter = {
  keyword: '덱',
  ctr_state: 'concluded',
  ctr_kind: 'paper',
  from: '2026-11-01',
  to: '2026-11-30',
  least: 0,
  most: 1_000_000,
  is_open: 1,
  is_overdue: 1,
  sort: 'balance',
  desc: 1,
}

export const access: AccessRows<typeof contracts> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  sums: { access: onlyWithScope, sample: { query: filter } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  ofProject: { access: onlyWithScope, sample: { params: { proj_no: 999_999 } } },
  detail: { access: onlyWithScope, sample: { params } },
  registerPaper: {
    access: onlyWithScope,
    sample: { body: { est_no: 999_999, ctr_concluded_dt: '2026-11-02', ctr_memo: '' } },
  },
  refundOffer: { access: onlyWithScope, sample: { params, query: { day: '2026-11-16' } } },
  cancel: {
    access: onlyWithScope,
    sample: {
      params,
      body: { ctr_cancelled_dt: '2026-11-16', ctr_cancel_reason: '고객 사정', ...refund, rev: 1 },
    },
  },
  refund: { access: onlyWithScope, sample: { params, body: refund } },
  retryRefund: { access: onlyWithScope, sample: { params: part, body: { is_by_hand: false } } },
  dropRefund: { access: onlyWithScope, sample: { params: part } },
  pause: { access: onlyWithScope, sample: { params, body: { is_paused: true, rev: 1 } } },
  changeMemo: { access: onlyWithScope, sample: { params, body: { ctr_memo: '원본은 금고에 있어요.', rev: 1 } } },
}
