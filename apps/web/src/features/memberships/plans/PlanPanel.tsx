import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { membershipPlans, type Plan, planFields } from '@crm/contract/features/membershipPlans/membershipPlans'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPeek } from '../../../shared/kit/record/RecordPeek.tsx'
import { recordView } from '../../../shared/kit/record/recordView.tsx'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { useCourseNames } from '../../reference/pickers.api.ts'
import { useGivableCoupons } from '../memberships.api.ts'
import { membershipsText as text } from '../memberships.messages.ts'
import { PlanForm } from './PlanForm.tsx'

const PlanFacts = ({ plan }: { plan: Plan }) => {
  const courses = useCourseNames({ crs_nos: plan.mbp_courses, limit: 200 }, plan.mbp_courses.length > 0)
  const coupons = useGivableCoupons().filter(({ cp_no }) => plan.mbp_coupons.includes(cp_no))
  return (
    <Card title={text.planFacts}>
      <Facts
        facts={[
          plan.mbp_text !== '' && [planFields.mbp_text, plan.mbp_text, 'wide'],
          [planFields.mbp_price, won(plan.mbp_price)],
          [planFields.mbp_months, `${plan.mbp_months}${text.months}`],
          [planFields.mbp_people, `${plan.mbp_people}${text.persons}`],
          [planFields.mbp_discount, text.percent(plan.mbp_discount)],
          [planFields.mbp_pocket, text.points(plan.mbp_pocket)],
          [text.using, text.active(plan.active)],
          [planFields.mbp_categories, plan.mbp_categories.map(courseCategory.label).join(', '), 'wide'],
          plan.mbp_courses.length > 0 && [
            planFields.mbp_courses,
            courses.map(({ crs_title }) => crs_title).join(', '),
            'wide',
          ],
          coupons.length > 0 && [planFields.mbp_coupons, coupons.map(({ cp_name }) => cp_name).join(', '), 'wide'],
        ]}
      />
    </Card>
  )
}

const view = recordView({
  endpoints: membershipPlans,
  keyName: 'mbp_no',
  table: 'membership_plans',
  list: { path: pathOf('AdminMembership', {}, { tab: 'plans' }), title: text.plans.title },
  words: { missingTitle: text.planMissing },
  name: ({ mbp_name }) => mbp_name,
  edit: (plan, onClose) => <PlanForm plan={plan} onClose={onClose} />,
  children: (plan) => <PlanFacts plan={plan} />,
})

/** One plan beside the list. */
export const PlanPanel = ({ mbp_no, onClose }: PeekProps<'mbp_no'>) => (
  <RecordPeek view={view} no={mbp_no} onClose={onClose} />
)
