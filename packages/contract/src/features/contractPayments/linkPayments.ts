import * as z from 'zod'
import { anyone } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { no } from '../../kit/fields.ts'
import { PaymentTry } from '../payments/payments.rows.ts'
import { hasNumber, needsNumber, payBodies, TestPaid } from '../payments/payments.ts'
import { LinkToken } from '../publicEstimates/publicEstimates.rows.ts'
import { ContractMoney, LinkPayment, OpenedPayment } from './contractPayments.rows.ts'

const path = '/crm/v3/public_estimate/payment'
const t = LinkToken
/** A payment is found by the link that began it, and by no other. */
const payment = { t, pay_no: no() }

const byLink = <Name extends string, Body extends z.ZodType, Answer extends z.ZodType>(
  action: Name,
  summary: string,
  points: number,
  body: Body,
  response: Answer,
) =>
  endpoint({
    method: 'POST',
    path: `${path}/${action}` as const,
    summary,
    access: anyone,
    limit: { points, seconds: 60 },
    body,
    response,
  })

/**
 * Instalments paid without an account, by the link of an estimate or of a signer. The token `t` is in the body, because
 * addresses are written into logs.
 */
export const linkPaymentCalls = {
  linkShow: byLink(
    'show',
    '링크로 보는 계약의 결제. 체결된 계약이 없으면 비어 있다. 열 수 없는 링크는 모두 같은 답',
    60,
    z.object({ t }),
    listOf(ContractMoney),
  ),
  linkOpen: byLink(
    'open',
    '링크로 한 결제를 내기 시작한다. 금액은 서버가 정한다',
    20,
    z.object({ t, projcrd_no: no() }),
    listOf(OpenedPayment),
  ),
  linkPayment: byLink(
    'detail',
    '링크로 시작한 결제와 그 계약. 다른 링크의 결제는 없는 것과 같다',
    120,
    z.object(payment),
    listOf(LinkPayment),
  ),
  linkTry: byLink(
    'try',
    '링크로 결제 수단을 정하고 결제창을 열 주문 번호를 받는다',
    20,
    payBodies.openTry.extend(payment).refine(hasNumber, needsNumber),
    listOf(PaymentTry),
  ),
  linkFail: byLink(
    'fail',
    '링크로 연 결제창에서 그만두었거나 실패한 것을 남긴다',
    20,
    payBodies.failTry.extend(payment),
    listOf(LinkPayment),
  ),
  linkConfirm: byLink(
    'confirm',
    '링크로 시작한 결제를 마친다. 금액은 저장된 것과 견주기만 한다',
    20,
    payBodies.confirm.extend(payment),
    listOf(LinkPayment),
  ),
  linkTestPay: byLink(
    'test_pay',
    '링크로 연 데모의 테스트 결제창에서 카드를 고른다',
    20,
    payBodies.testPay.extend(payment),
    listOf(TestPaid),
  ),
  linkTestDeposit: byLink(
    'test_deposit',
    '링크로 받은 데모의 가상계좌에 입금한 것으로 한다',
    20,
    z.object(payment),
    nothing(),
  ),
  linkEstimatePdf: endpoint({
    method: 'POST',
    path: `${path}/estimate_pdf`,
    summary: '링크로 받는 체결된 계약의 견적서 PDF',
    access: anyone,
    limit: { points: 20, seconds: 60 },
    binary: true,
    body: z.object({ t }),
    response: listOf(z.never()),
  }),
}
