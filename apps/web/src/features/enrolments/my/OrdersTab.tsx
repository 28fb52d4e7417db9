import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { companyOrderColumns } from '@crm/contract/features/enrolments/my'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { PayStateTag } from '../../payments/PayStateTag.tsx'
import { FindCourses } from '../catalogue/CampLinks.tsx'
import { orderPath } from '../order/orderPath.ts'
import { myText as text } from './my.messages.ts'

const columns = withCells(companyOrderColumns, { pay_state: ({ pay_state }) => <PayStateTag state={pay_state} /> })

/** What the company has ordered; a row opens the page that fits its state. */
export const OrdersTab = () => (
  <ListPage
    endpoint={enrolments.companyOrders}
    columns={columns}
    to={orderPath}
    saved={null}
    emptyAction={<FindCourses />}
    words={text.orders}
  />
)
