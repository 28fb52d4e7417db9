import type { membershipPlans, PlanDraft } from '@crm/contract/features/membershipPlans/membershipPlans'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

export const planDraft: PlanDraft = {
  mbp_name: '스타터',
  mbp_text: '처음 시작하는 회사를 위한 멤버십이에요.',
  mbp_price: 990_000,
  mbp_months: 12,
  mbp_people: 5,
  mbp_categories: ['basic'],
  mbp_courses: [],
  mbp_discount: 20,
  mbp_pocket: 100_000,
  mbp_coupons: [],
  is_sold: true,
}

export const access: AccessRows<typeof membershipPlans> = {
  ...recordAccess(onlyWithScope, {
    params: { mbp_no: 1 },
    draft: planDraft,
    filter: { keyword: '스타터', is_sold: 1, sort: 'reg_dt', desc: 1 },
  }),
}
