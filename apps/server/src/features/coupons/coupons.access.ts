import type { coupons } from '@crm/contract/features/coupons/coupons'
import { type AccessRows, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

const params = { cp_no: 1 }

/** Right in every field. */
export const couponDraft = {
  cp_name: '가을 할인',
  cp_kind: 'rate',
  cp_value: 10,
  cp_cap: null,
  cp_min: 0,
  cp_target: 'all',
  cp_categories: [],
  cp_courses: [],
  cp_way: 'public',
  cp_cause: null,
  cp_code: 'FALL-2026',
  cp_codes: 0,
  cp_start_dt: '2026-11-01',
  cp_end_dt: '2026-11-30',
  cp_total: null,
  cp_per_client: null,
  cp_per_user: 1,
  cp_with_membership: false,
  is_stopped: false,
}

export const access: AccessRows<typeof coupons> = {
  ...recordAccess(onlyWithScope, {
    params,
    draft: couponDraft,
    filter: { keyword: '할인', coupon_state: 'active', sort: 'reg_dt', desc: 1 },
  }),
  stop: { access: onlyWithScope, sample: { params, body: { is_stopped: true } } },
  uses: { access: onlyWithScope, sample: { query: { ...params, offset: 0, limit: 10 } } },
  codes: { access: onlyWithScope, sample: { query: { ...params, offset: 0, limit: 10 } } },
  codesExcel: { access: onlyWithScope, sample: { query: params } },
  addCodes: { access: onlyWithScope, sample: { params, body: { count: 10 } } },
  grant: { access: onlyWithScope, sample: { params, body: { user_nos: [1] } } },
  people: { access: onlyWithScope, sample: { query: { keyword: '오르빗', offset: 0, limit: 20 } } },
  givable: { access: onlyWithScope },
  box: { access: onlyClients },
  addToBox: { access: onlyClients, sample: { body: { code: 'FALL-2026' } } },
}
