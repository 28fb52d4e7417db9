import type { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const params = { projcrd_no: 999_999 }

export const access: AccessRows<typeof paymentReminders> = {
  ofContract: { access: onlyWithScope, sample: { params: { ctr_no: 999_999 } } },
  preview: { access: onlyWithScope, sample: { params } },
  send: { access: onlyWithScope, sample: { params } },
}
