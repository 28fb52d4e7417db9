import type { clientView } from '@crm/contract/features/clientView/clientView'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof clientView> = {
  start: { access: onlyWithScope, sample: { params: { client_no: 1 }, body: { user_no: 1 } } },
}
