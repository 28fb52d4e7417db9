import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { membershipPlans, type Plan, planFields } from '@crm/contract/features/membershipPlans/membershipPlans'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import type { PeekProps } from '../../../shared/kit/list/ListPage.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showExactWon } from '../../../shared/lib/money.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import { useCourseNames } from '../../reference/pickers.api.ts'
import { useGivableCoupons, useRemovePlan } from '../memberships.api.ts'
import { membershipsText as text } from '../memberships.messages.ts'
import { PlanForm } from './PlanForm.tsx'

const Actions = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useRemovePlan(onClose)
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { mbp_no: plan.mbp_no } })
  }
  return (
    <>
      <Button variant="default" loading={remove.isPending} onClick={ask}>
        {text.remove}
      </Button>
      <Button onClick={() => setEditing(true)}>{text.edit}</Button>
      {isEditing && <PlanForm plan={plan} onClose={() => setEditing(false)} />}
    </>
  )
}

const PlanFacts = ({ plan }: { plan: Plan }) => {
  const courses = useCourseNames({ crs_nos: plan.mbp_courses, limit: 200 }, plan.mbp_courses.length > 0)
  const coupons = useGivableCoupons().filter(({ cp_no }) => plan.mbp_coupons.includes(cp_no))
  return (
    <Card title={plan.mbp_name}>
      <Facts
        facts={[
          plan.mbp_text !== '' && [planFields.mbp_text, plan.mbp_text, 'wide'],
          [planFields.mbp_price, showExactWon(plan.mbp_price)],
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

/** One plan beside the list. */
export const PlanPanel = ({ mbp_no, onClose }: PeekProps<'mbp_no'>) => (
  <RecordPanel
    endpoint={membershipPlans.detail}
    params={{ mbp_no }}
    title={(plan) => plan?.mbp_name ?? text.plans.title}
    actions={(plan) => <Actions plan={plan} onClose={onClose} />}
    words={{ missingTitle: text.planMissing }}
    onClose={onClose}
  >
    {(plan) => (
      <Stack>
        <PlanFacts plan={plan} />
        <HistoryCard to={{ to_table: 'membership_plans', to_no: mbp_no }} />
      </Stack>
    )}
  </RecordPanel>
)
