import type { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { type AccessRows, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies: portalProjects.test.ts
export const access: AccessRows<typeof portalProjects> = {
  show: { access: onlyClients, sample: { params: { proj_no: 1 } } },
}
