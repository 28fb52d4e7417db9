import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, key, line, no } from '../../kit/fields.ts'
import { Payment, RefundOffer } from './payments.rows.ts'

const path = '/crm/v3/payments'
const params = z.object({ pay_no: key() })
const refundParams = z.object({ rf_no: key() })
const money = staff('CampAdmList', 'AdminMembership')

export const refundMessages = {
  items: '환불할 항목을 골라 주세요.',
  reason: '환불 사유를 입력해 주세요.',
  account: '계좌번호를 숫자만 20자리까지 입력해 주세요.',
  bank: '은행을 골라 주세요.',
  holder: '예금주를 입력해 주세요.',
  answer: '돌려보내는 이유를 입력해 주세요.',
}

/** Where the money goes, for deposits: a card and a transfer go back the way they came. */
export const RefundAccount = z.object({
  bank_code: z
    .string()
    .max(3, { abort: true, message: refundMessages.bank })
    .regex(/^[0-9]{3}$/, refundMessages.bank),
  number: z
    .string()
    .trim()
    .max(20, { abort: true, message: refundMessages.account })
    .regex(/^[0-9]{1,20}$/, refundMessages.account),
  holder: z.string().trim().min(1, refundMessages.holder).max(60, { abort: true }).pipe(line(60)),
})
export type RefundAccount = z.output<typeof RefundAccount>

export const refundCalls = {
  refundOffer: endpoint({
    method: 'GET',
    path: `${path}/:pay_no/refund_offer`,
    summary: '이 항목들을 지금 환불하면 얼마인지, 한 줄씩',
    access: either(staff(), clients),
    params,
    query: z.object({ pi_nos: csv(key(), 100) }),
    response: listOf(RefundOffer),
  }),
  askRefund: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/refunds`,
    summary: '환불을 신청한다. 결제한 사람, 또는 직원(emp_lv 4 이상)이 대신',
    access: either(money, clients),
    params,
    body: z.object({
      pi_nos: z.array(no()).min(1, refundMessages.items).max(100),
      reason: z.string().trim().min(1, refundMessages.reason).max(500),
      account: RefundAccount.nullable().default(null),
    }),
    response: listOf(Payment),
  }),
  withdrawRefund: endpoint({
    method: 'POST',
    path: `${path}/refunds/:rf_no/withdraw`,
    summary: '환불 신청을 거둔다. 직원이 확인하기 전까지',
    access: clients,
    params: refundParams,
    response: listOf(Payment),
  }),
  decideRefund: endpoint({
    method: 'POST',
    path: `${path}/refunds/:rf_no/decide`,
    summary: '환불을 확정한다 (emp_lv 4 이상). 규칙보다 더 줄 수는 있고 덜 줄 수는 없다. 더 주면 이유를 남긴다',
    access: money,
    params: refundParams,
    body: z.object({
      /** Only items that get more than the rule says, with the whole amount. */
      more: z
        .array(z.object({ pi_no: no(), amount: z.int().min(0).max(100_000_000_000) }))
        .max(100)
        .default([]),
      more_reason: z.string().trim().max(500).default(''),
      /** Staff have transferred the money themselves. */
      is_by_hand: z.boolean().default(false),
    }),
    response: listOf(Payment),
  }),
  sendBackRefund: endpoint({
    method: 'POST',
    path: `${path}/refunds/:rf_no/send_back`,
    summary: '환불 신청을 이유와 함께 돌려보낸다 (emp_lv 4 이상)',
    access: money,
    params: refundParams,
    body: z.object({ answer: z.string().trim().min(1, refundMessages.answer).max(500) }),
    response: listOf(Payment),
  }),
  refundAccount: endpoint({
    method: 'GET',
    path: `${path}/refunds/:rf_no/account`,
    summary: '직접 보낼 환불 계좌 (emp_lv 4 이상)',
    access: money,
    params: refundParams,
    response: listOf(RefundAccount.extend({ bank_name: z.string() })),
  }),
}
