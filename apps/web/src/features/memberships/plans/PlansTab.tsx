import { membershipPlans, planColumns } from '@crm/contract/features/membershipPlans/membershipPlans'
import { keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { membershipsText as text } from '../memberships.messages.ts'
import { PlanForm } from './PlanForm.tsx'
import { PlanPanel } from './PlanPanel.tsx'

const soldColumn = planColumns.columns.find(({ key }) => key === 'is_sold')

const columns = withCells(planColumns, {
  is_sold: (row) => <Tag tone={row.is_sold ? 'green' : 'gray'}>{String(soldColumn?.value(row))}</Tag>,
})

/** What is sold; a changed plan changes nobody's terms. */
export const PlansTab = () => (
  <ListPage
    endpoint={membershipPlans.list}
    columns={columns}
    filters={[keyword(text.searchPlans)]}
    create={{ form: PlanForm, endpoint: membershipPlans.create }}
    excel={membershipPlans.excel}
    saved="membershipPlans"
    peek={PlanPanel}
    words={text.plans}
  />
)
