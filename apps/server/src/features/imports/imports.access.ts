import type { imports } from '@crm/contract/features/imports/imports'
import { type AccessRows, everyActiveStaff, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aPreview = { ip_token: '7f4c1d5e-8a52-4b7e-9b1e-3f6d2c9a1b00' }

/** Calls about a preview answer 404 without one; imports.test.ts tests the access rule of each import. */
export const access: AccessRows<typeof imports> = {
  template: { access: onlyWithScope, sample: { params: { name: 'clients' } } },
  upload: { access: everyActiveStaff, sample: { params: { name: 'clients' }, body: {} } },
  setMapping: {
    access: everyActiveStaff,
    sample: { params: aPreview, body: { mapping: [{ field: 'client_name', column: 0 }] } },
  },
  rows: { access: everyActiveStaff, sample: { params: aPreview, query: { is_wrong: 1, offset: 0, limit: 50 } } },
  commit: { access: everyActiveStaff, sample: { params: aPreview, body: { wrong: 0 } } },
  cancel: { access: everyActiveStaff, sample: { params: aPreview } },
}
