import type { companyData } from '@crm/contract/features/companyData/companyData'
import { type AccessRows, onlyClients } from '../../testing/access/accessExpectations.ts'

// Between two companies: companyData.test.ts
export const access: AccessRows<typeof companyData> = { shared: { access: onlyClients } }
