import type { home } from '@crm/contract/features/home/home'
import { type AccessRows, everyActiveStaff } from '../../testing/accessExpectations.ts'

export const access: AccessRows<typeof home> = {
  myKpi: { access: everyActiveStaff },
  teamKpi: { access: everyActiveStaff },
}
