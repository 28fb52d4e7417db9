import type { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { type AccessRows, onlyClients } from '../../testing/accessExpectations.ts'

export const access: AccessRows<typeof contractPayments> = {
  show: { access: onlyClients, sample: { params: { est_no: 1 } } },
  ofPayment: { access: onlyClients, sample: { params: { pay_no: 1 } } },
  open: { access: onlyClients, sample: { params: { est_no: 1, projcrd_no: 1 } } },
}
