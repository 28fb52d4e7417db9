import { screens } from '@crm/contract/features'
import { generatePath } from 'react-router'

type Params = Readonly<Record<string, string | undefined>>

/** Addresses that only lead to others: document 1, sections 2.1 and 2.2. */
export const redirects: Record<string, (params: Params) => string> = {
  '/client': () => screens.BizHome.path,
  '/employee/work/detail/:id': ({ id = '' }) => generatePath(screens.WorkDetailDashboard.path, { id }),
  '/todo/:id': ({ id = '' }) => `/employee/todo?${new URLSearchParams({ tl_no: id })}`,
}
