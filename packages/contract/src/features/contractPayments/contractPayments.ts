import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key } from '../../kit/fields.ts'
import { ContractMoney, OpenedPayment } from './contractPayments.rows.ts'
import { linkPaymentCalls } from './linkPayments.ts'

const path = '/crm/v3/contract_payments'
const access = clients
const params = z.object({ est_no: key() })

/** Instalments of contracts, paid by the people of the company or by whoever has a link. */
export const contractPayments = {
  ...linkPaymentCalls,
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
    response: listOf(OpenedPayment),
  }),
}
