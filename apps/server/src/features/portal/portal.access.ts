import type { portal } from '@crm/contract/features/portal/portal'
import { type AccessRows, everybody, onlyClients, onlyVcs } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof portal> = {
  companyInfo: { access: everybody },
  home: { access: onlyClients },
  vcHome: { access: onlyVcs },
}
