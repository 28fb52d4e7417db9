import type { holidays } from '@crm/contract/features/holidays/holidays'
import { type AccessRows, everyActiveStaff, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aDay = { hd_date: '2026-07-31', hd_name: '창립기념일' }

export const access: AccessRows<typeof holidays> = {
  list: { access: everyActiveStaff, sample: { query: { start_dt: '2026-01-01', end_dt: '2026-12-31' } } },
  create: { access: onlyWithScope, sample: { body: aDay } },
  update: { access: onlyWithScope, sample: { params: { hd_no: 1 }, body: aDay } },
  remove: { access: onlyWithScope, sample: { params: { hd_no: 1 } } },
}
