import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { Credit } from '../contracts/contracts.rows.ts'
import { payMethod, payState } from '../payments/payments.rows.ts'

/** One instalment, with the payment of it that has been begun. */
export const PayableCredit = Credit.extend({
  overdue_days: z.int(),
  payment: z.object({ pay_no: no(), pay_state: payState.schema, pay_method: payMethod.schema.nullable() }).nullable(),
})
export type PayableCredit = z.output<typeof PayableCredit>

/** What a contract costs, what is paid of it, and how the rest can be paid. */
export const ContractMoney = z.object({
  est_no: no(),
  est_code: z.string(),
  ctr_title: z.string(),
  proj_name: z.string(),
  ctr_amount: z.int(),
  paid: z.int(),
  balance: z.int(),
  next_due_dt: z.string().nullable(),
  /** False for a contract that was cancelled. */
  is_payable: z.boolean(),
  /** What is open first, the next due before the others; what is paid behind it. */
  credits: z.array(PayableCredit),
  /** Where transfers go; null where no account is set. */
  account: z.object({ bank_name: z.string(), number: z.string(), holder: z.string() }).nullable(),
  /** What to write as depositor, so that the transfer is matched by itself. */
  depositor: z.string(),
})
export type ContractMoney = z.output<typeof ContractMoney>

const path = '/crm/v3/contract_payments'
const access = clients
const params = z.object({ est_no: key() })

/** Instalments of contracts, paid by the people of the company. */
export const contractPayments = {
  show: endpoint({
    method: 'GET',
    path: `${path}/:est_no`,
    summary: '견적으로 체결한 계약의 결제: 남은 결제 먼저, 입금 계좌와 입금자명',
    access,
    params,
    response: listOf(ContractMoney),
  }),
  ofPayment: endpoint({
    method: 'GET',
    path: `${path}/payments/:pay_no`,
    summary: '결제 하나가 속한 계약의 결제',
    access,
    params: z.object({ pay_no: key() }),
    response: listOf(ContractMoney),
  }),
  open: endpoint({
    method: 'POST',
    path: `${path}/:est_no/credits/:projcrd_no`,
    summary: '한 결제의 남은 금액을 카드나 가상계좌로 내기 시작한다. 금액은 서버가 정한다',
    access,
    params: params.extend({ projcrd_no: key() }),
    response: listOf(z.object({ pay_no: no(), pay_money: z.int() })),
  }),
}
