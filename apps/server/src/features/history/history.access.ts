import type { history } from '@crm/contract/features/history/history'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof history> = {
  list: { access: everyActiveStaff, sample: { query: { to_table: 'clients', to_no: 1, offset: 0, limit: 10 } } },
}
