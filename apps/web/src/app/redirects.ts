import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

type Params = Readonly<Record<string, string | undefined>>

/** Addresses that only lead to others (docs/rules.md, screens). */
export const redirects: Record<string, (params: Params) => string> = {
  '/client': () => screens.BizHome.path,
  '/employee/admin/coupon': () => screens.AdminCoupon.path,
  '/employee/admin/member-management': () => screens.AdminMemberManagement.path,
  '/employee/work/detail/:id': ({ id = '' }) => generatePath(screens.WorkDetailDashboard.path, { id }),
  '/todo/:id': ({ id = '' }) => `/employee/todo?${new URLSearchParams({ tl_no: id })}`,
}
