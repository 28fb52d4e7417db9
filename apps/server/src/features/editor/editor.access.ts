import type { editor } from '@crm/contract/features/editor/editor'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof editor> = {
  uploadImage: { access: everyActiveStaff, sample: { body: {} } },
}
