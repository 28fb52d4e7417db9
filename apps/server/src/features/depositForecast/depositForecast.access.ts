import type { depositForecast } from '@crm/contract/features/depositForecast/depositForecast'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof depositForecast> = {
  weeks: { access: onlyWithScope },
  credits: { access: onlyWithScope, sample: { query: { week: '2026-11-16', offset: 0, limit: 10 } } },
  excel: { access: onlyWithScope },
}
