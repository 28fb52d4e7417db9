import type { home } from '@crm/contract/features/home/home'
import { type AccessRows, everyActiveStaff } from '../../testing/accessExpectations.ts'

/** The first steps of staff and of clients. */
const newcomers = { ...everyActiveStaff, client: 'in' } as const

export const access: AccessRows<typeof home> = {
  firstSteps: { access: newcomers },
  dismissFirstSteps: { access: newcomers },
  myKpi: { access: everyActiveStaff },
  teamKpi: { access: everyActiveStaff },
}
