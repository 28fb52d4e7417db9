import type { payments } from '@crm/contract/features/payments/payments'
import {
  type AccessRows,
  clientsOrWithScope,
  everybody,
  onlyClients,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

const params = { pay_no: 1 }
const refund = { rf_no: 1 }
const filter = {
  keyword: '강의',
  pay_state: 12,
  pay_method: 'card',
  pay_type: 2,
  start_dt: '2026-11-01',
  end_dt: '2026-11-30',
  client_no: 1,
}
const order_id = 'order-123456'
const staffOrClients = { ...clientsOrWithScope, staffWithoutScope: 'in' as const }

export const access: AccessRows<typeof payments> = {
  list: { access: onlyWithScope, sample: { query: { ...filter, offset: 0, limit: 10 } } },
  excel: { access: onlyWithScope, sample: { query: filter } },
  settings: { access: staffOrClients },
  openTry: {
    access: onlyClients,
    sample: {
      params,
      body: { method: 'transfer', card_owner: 'personal', receipt_kind: 'income', receipt_number: '01012345678' },
    },
  },
  failTry: { access: onlyClients, sample: { params, body: { order_id, code: 'PAY_PROCESS_CANCELED' } } },
  payByHand: {
    access: onlyClients,
    sample: { params, body: { receipt_kind: 'expense', receipt_number: '1234567891' } },
  },
  webhook: {
    access: everybody,
    sample: { body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order_id } } },
  },
  testPay: { access: onlyClients, sample: { params, body: { order_id, card: 'pass' } } },
  testDeposit: { access: onlyClients, sample: { params } },
  refundOffer: { access: staffOrClients, sample: { params, query: { pi_nos: '1,2' } } },
  askRefund: {
    access: clientsOrWithScope,
    sample: {
      params,
      body: {
        pi_nos: [1],
        reason: '단순 변심',
        account: { bank_code: '088', number: '110123456789', holder: '김고객' },
      },
    },
  },
  withdrawRefund: { access: onlyClients, sample: { params: refund } },
  decideRefund: {
    access: onlyWithScope,
    sample: {
      params: refund,
      body: { more: [{ pi_no: 1, amount: 1000 }], more_reason: '서비스 장애', is_by_hand: false },
    },
  },
  sendBackRefund: { access: onlyWithScope, sample: { params: refund, body: { answer: '이용 내역이 있어요.' } } },
  refundAccount: { access: onlyWithScope, sample: { params: refund } },
  detail: { access: staffOrClients, sample: { params } },
  confirm: {
    access: onlyClients,
    sample: { params, body: { amount: 1000, order_id, pg_key: 'tgen_1' } },
  },
  close: { access: onlyClients, sample: { params } },
  closeLateDeposit: { access: onlyWithScope, sample: { params, body: { outcome: 'refunded', note: '돌려줬어요.' } } },
  deposit: { access: onlyWithScope, sample: { params, body: { pay_type: 1 } } },
}
