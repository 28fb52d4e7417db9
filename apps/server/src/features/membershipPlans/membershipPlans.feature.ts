import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import {
  membershipPlans,
  type PlanDraft,
  planColumns,
  planFields,
} from '@crm/contract/features/membershipPlans/membershipPlans'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { failedCheck, missingReference } from '../../db/dbErrors.ts'
import { matches } from '../../db/search/search.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { recordFeature } from '../../record/recordFeature.ts'
import { inWon } from '../history/fieldChanges.ts'
import { planText } from './membershipPlans.messages.ts'
import { selectPlan, selectPlans } from './membershipPlans.queries.ts'

const explainFault = (fault: unknown): never => {
  const check = failedCheck(fault)
  if (check === 'membership_plans_courses') return refuseField('invalid_input', 'mbp_courses', planText.courses)
  if (check === 'membership_plans_coupons') return refuseField('invalid_input', 'mbp_coupons', planText.coupons)
  if (missingReference(fault) === 'memberships_mbp_no_fkey') return refuse('conflict', planText.removeSold)
  throw fault
}

const valuesOf = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  mbp_courses: [...new Set(draft.mbp_courses)],
  mbp_coupons: [...new Set(draft.mbp_coupons)],
})

export const membershipPlansFeature = recordFeature(
  membershipPlans,
  {
    table: 'membership_plans',
    key: 'mbp_no',
    word: '멤버십 상품',
    topic: 'membershipPlans.changed',
    scopes: ['AdminMembership'],
    rows: selectPlans,
    detail: selectPlan,
    columns: planColumns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      is_sold: (is_sold) => sql`r.is_sold = ${is_sold === 1}`,
    },
    order: { reg_dt: sql`r.mbp_no`, mbp_name: sql`r.mbp_name`, mbp_price: sql`r.mbp_price` },
    insert: (draft, emp_no) => ({ ...valuesOf(draft), emp_no }),
    update: valuesOf,
    explainFault,
    history: {
      mbp_name: [planFields.mbp_name],
      mbp_text: [planFields.mbp_text],
      mbp_price: [planFields.mbp_price, inWon],
      mbp_months: [planFields.mbp_months],
      mbp_people: [planFields.mbp_people],
      mbp_categories: [planFields.mbp_categories, (codes) => (codes as 'basic'[]).map(courseCategory.label).join(', ')],
      mbp_discount: [planFields.mbp_discount],
      mbp_pocket: [planFields.mbp_pocket],
      is_sold: [planFields.is_sold, (is_sold) => (is_sold ? planText.sold : planText.notSold)],
    },
    about: ({ mbp_no, mbp_name, emp_no }) => ({
      name: mbp_name,
      link: pathOf('AdminMembership', {}, { tab: 'plans', mbp_no }),
      people: [emp_no],
    }),
  },
  {},
)
