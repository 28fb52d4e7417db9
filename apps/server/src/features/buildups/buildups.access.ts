import type { buildups } from '@crm/contract/features/buildups/buildups'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aProject = { params: { proj_no: 1 } }

export const access: AccessRows<typeof buildups> = {
  list: { access: onlyWithScope, sample: aProject },
  buy: {
    access: onlyWithScope,
    sample: { ...aProject, body: { pc_no: 11, pbu_name: 'IR 덱', pbu_cash: 1000, pps_nos: [1] } },
  },
  cancel: { access: onlyWithScope, sample: { params: { proj_no: 1, pbu_no: 1 } } },
  updateStep: {
    access: onlyWithScope,
    sample: {
      params: { proj_no: 1, pbs_no: 1 },
      body: { state: 1, emp_no: 1, start_dt: '2026-01-01', end_dt: '2026-02-01' },
    },
  },
}
