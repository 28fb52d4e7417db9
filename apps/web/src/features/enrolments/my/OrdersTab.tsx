import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { companyOrderColumns } from '@crm/contract/features/enrolments/my'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { FindCourses } from '../catalogue/CampLinks.tsx'
import { orderPath } from '../order/orderPath.ts'
import { myText as text } from './my.messages.ts'

/** What the company has ordered; a row opens the page that fits its state. */
export const OrdersTab = () => (
  <ListPage
    endpoint={enrolments.companyOrders}
    columns={companyOrderColumns}
    to={orderPath}
    emptyAction={<FindCourses />}
    words={text.orders}
  />
)
