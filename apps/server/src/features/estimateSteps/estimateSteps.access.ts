import type { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { est_no: 1 }

export const access: AccessRows<typeof estimateSteps> = {
  viewings: { access: onlyWithScope, sample: { params } },
  startViewing: { access: onlyWithScope, sample: { params, body: {} } },
  endViewings: { access: onlyWithScope, sample: { params } },
}
