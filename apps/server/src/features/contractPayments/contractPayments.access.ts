import type { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { type AccessRows, everybody, onlyClients } from '../../testing/access/accessExpectations.ts'

// Without a link that is alive everything is 404, whoever calls: byLink.test.ts
const t = 'AAAAAAAAAAAAAAAAAAAAAA'
const payment = { t, pay_no: 1 }
const order_id = 'order-123456'

export const access: AccessRows<typeof contractPayments> = {
  show: { access: onlyClients, sample: { params: { est_no: 1 } } },
  ofPayment: { access: onlyClients, sample: { params: { pay_no: 1 } } },
  open: { access: onlyClients, sample: { params: { est_no: 1, projcrd_no: 1 } } },
  linkShow: { access: everybody, sample: { body: { t } } },
  linkOpen: { access: everybody, sample: { body: { t, projcrd_no: 1 } } },
  linkPayment: { access: everybody, sample: { body: payment } },
  linkTry: {
    access: everybody,
    sample: {
      body: {
        ...payment,
        ...{ method: 'virtual_account', card_owner: 'personal', receipt_kind: 'income', receipt_number: '01012345678' },
      },
    },
  },
  linkFail: { access: everybody, sample: { body: { ...payment, order_id, code: 'PAY_PROCESS_CANCELED' } } },
  linkConfirm: { access: everybody, sample: { body: { ...payment, amount: 1000, order_id, pg_key: 'tgen_1' } } },
  linkTestPay: { access: everybody, sample: { body: { ...payment, order_id, card: 'pass' } } },
  linkTestDeposit: { access: everybody, sample: { body: payment } },
  linkEstimatePdf: { access: everybody, sample: { body: { t } } },
}
