import type { home } from '@crm/contract/features/home/home'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

/** The first steps of staff and of clients. */
const staffAndClients = { ...everyActiveStaff, client: 'in' } as const

export const access: AccessRows<typeof home> = {
  firstSteps: { access: staffAndClients },
  dismissFirstSteps: { access: staffAndClients },
  myKpi: { access: everyActiveStaff },
  teamKpi: { access: everyActiveStaff },
}
