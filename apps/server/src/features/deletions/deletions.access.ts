import type { deletions } from '@crm/contract/features/deletions/deletions'
import { type AccessRows, everyActiveMember } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof deletions> = {
  undo: { access: everyActiveMember, sample: { params: { del_no: 999_999 } } },
}
