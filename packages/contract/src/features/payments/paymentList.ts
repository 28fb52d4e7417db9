import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, no, paging } from '../../kit/fields.ts'
import { Payment, payMethod, payState, payType } from './payments.rows.ts'

export const PaymentRow = Payment.pick({
  pay_no: true,
  reg_dt: true,
  paid_dt: true,
  client_name: true,
  user_name: true,
  pay_title: true,
  pay_state: true,
  pay_method: true,
  pay_type: true,
  pay_total: true,
  pay_pocket: true,
  pay_money: true,
}).extend({
  /** Money and points that came back. */
  refunded: z.int(),
  /** By when the open refund is decided. */
  refund_due_dt: z.string().nullable(),
  pay_no: no(),
})
export type PaymentRow = z.output<typeof PaymentRow>

/** The list, and its Excel file. */
export const paymentColumns = columnsOf<PaymentRow>()('pay_no', {
  pay_no: { title: '결제 번호', kind: 'number', width: 90 },
  pay_title: { title: '상품', width: 240, card: 'title' },
  pay_state: { title: '상태', width: 100, card: 'side', value: (row) => payState.label(row.pay_state) },
  client_name: { title: '회사명', width: 160, card: 'fact' },
  user_name: { title: '결제한 사람', width: 110 },
  pay_method: { title: '결제 수단', width: 100, card: 'fact', value: (row) => payMethod.label(row.pay_method) },
  pay_type: { title: '구분', width: 100, value: (row) => payType.label(row.pay_type) },
  pay_total: { title: '금액', kind: 'money', width: 120, card: 'fact' },
  pay_pocket: { title: '포켓', kind: 'money', width: 100 },
  pay_money: { title: '결제액', kind: 'money', width: 120 },
  refunded: { title: '환불액', kind: 'money', width: 110 },
  refund_due_dt: { title: '환불 기한', kind: 'date', width: 124 },
  paid_dt: { title: '결제일', kind: 'dateTime', width: 150 },
  reg_dt: { title: '주문일', kind: 'dateTime', width: 150, only: 'excel' },
})

const filter = z.object({
  keyword: keyword(),
  pay_state: z.coerce.number().pipe(payState.schema).optional(),
  pay_method: payMethod.schema.optional(),
  /** 6: what was refunded, wholly or in part */
  pay_type: z.coerce.number().pipe(payType.schema).optional(),
  /** By the day of payment, or of the order where it was not paid. */
  start_dt: date().optional(),
  end_dt: date().optional(),
  client_no: key().optional(),
})

const access = staff('CampAdmList')

export const paymentListCalls = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/payments',
    summary: '결제와 환불 목록. 최근 것부터',
    access,
    query: filter.extend(paging),
    response: pageOf(PaymentRow),
  }),
  excel: endpoint({
    method: 'GET',
    path: '/crm/v3/payments/excel',
    summary: '결제와 환불 목록을 엑셀 파일로',
    access,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
}
