import type { settlements } from '@crm/contract/features/settlements/settlements'
import { type AccessRows, onlyClients, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { ctr_no: 999_999 }
// Between two companies: settlements.test.ts
const ownParams = { est_no: 1 }

export const access: AccessRows<typeof settlements> = {
  contents: { access: onlyWithScope, sample: { params } },
  zip: { access: onlyWithScope, sample: { params } },
  ownContents: { access: onlyClients, sample: { params: ownParams } },
  ownZip: { access: onlyClients, sample: { params: ownParams } },
}
