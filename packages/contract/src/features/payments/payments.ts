import * as z from 'zod'
import { anyone, clients, either, staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, line } from '../../kit/fields.ts'
import { paymentListCalls } from './paymentList.ts'
import {
  CheckoutSettings,
  cardOwner,
  lateOutcome,
  Payment,
  PaymentTry,
  receiptKind,
  serviceMethods,
  testCard,
} from './payments.rows.ts'
import { refundCalls } from './refunds.ts'

const params = z.object({ pay_no: key() })
const path = '/crm/v3/payments'

/** Which payments a member of staff sees is said by what was sold; who handles money is named here. */
export const paymentStaff = staff('CampAdmList', 'AdminMembership')

/** Staff of this level or above handle money. */
export const moneyLevel = 4

const receiptNumber = '휴대폰 번호나 사업자등록번호를 숫자만 입력해 주세요.'

const orderId = () =>
  z
    .string()
    .max(64, { abort: true })
    .regex(/^[A-Za-z0-9_-]{6,64}$/)

/** Which paper the payer wishes, where it is not a card that pays. */
export const receiptWish = {
  receipt_kind: receiptKind.schema.default('none'),
  receipt_number: z
    .string()
    .trim()
    .max(18, { abort: true, message: receiptNumber })
    .regex(/^[0-9]{10,18}$/, receiptNumber)
    .nullable()
    .default(null),
}

/** Which wishes and answers of the service's window a payer sends, by whichever way they pay. */
export const payBodies = {
  openTry: z.object({
    method: z.enum(serviceMethods),
    card_owner: cardOwner.schema.default('personal'),
    ...receiptWish,
  }),
  failTry: z.object({
    order_id: orderId(),
    code: z
      .string()
      .max(64, { abort: true })
      .regex(/^[A-Z0-9_]{1,64}$/),
  }),
  testPay: z.object({ order_id: orderId(), card: testCard.schema }),
  confirm: z.object({
    amount: z.int().min(0).max(100_000_000_000),
    order_id: orderId().optional(),
    pg_key: line(200).optional(),
  }),
}

export const TestPaid = z.object({ order_id: z.string(), pg_key: z.string(), amount: z.int() })

export const hasNumber = ({ receipt_kind, receipt_number }: { receipt_kind: string; receipt_number: string | null }) =>
  receipt_kind === 'none' || receipt_number !== null
export const needsNumber = { path: ['receipt_number'], message: receiptNumber }

export const payments = {
  ...paymentListCalls,
  ...refundCalls,
  settings: endpoint({
    method: 'GET',
    path: `${path}/settings`,
    summary: '결제창을 여는 데 필요한 것',
    access: either(staff(), clients),
    response: listOf(CheckoutSettings),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:pay_no`,
    summary: '결제 하나. 결제한 사람, 같은 회사의 사람(파는 기능이 정한 대로), 직원',
    access: either(staff(), clients),
    params,
    response: listOf(Payment),
  }),
  openTry: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/tries`,
    summary: '결제 수단을 정하고 결제창을 열 주문 번호를 받는다',
    access: clients,
    params,
    body: payBodies.openTry.refine(hasNumber, needsNumber),
    response: listOf(PaymentTry),
  }),
  failTry: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/fail`,
    summary: '결제창에서 그만두었거나 실패한 것을 남긴다. 결제는 다시 할 수 있다',
    access: clients,
    params,
    body: payBodies.failTry,
    response: listOf(Payment),
  }),
  payByHand: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/by_hand`,
    summary: '계좌로 직접 입금하기로 한다. 담당자가 입금을 확인하면 결제된다',
    access: clients,
    params,
    body: z.object(receiptWish).refine(hasNumber, needsNumber),
    response: listOf(Payment),
  }),
  webhook: endpoint({
    method: 'POST',
    path: `${path}/toss_webhook`,
    summary: '토스페이먼츠가 부르는 곳. 본문은 믿지 않고, 결제를 다시 읽어 온다',
    access: anyone,
    bodyLimit: 64 * 1024,
    limit: { points: 600, seconds: 60 },
    body: z.looseObject({
      eventType: z.string().max(100).optional(),
      orderId: z.string().max(64).optional(),
      secret: z.string().max(200).optional(),
      data: z.looseObject({ orderId: z.string().max(64) }).optional(),
    }),
    response: nothing(),
  }),
  testPay: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/test_pay`,
    summary: '데모의 테스트 결제창에서 카드를 고른다. 실제로 청구되지 않는다',
    access: clients,
    params,
    body: payBodies.testPay,
    response: listOf(TestPaid),
  }),
  testDeposit: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/test_deposit`,
    summary: '데모의 가상계좌에 입금한 것으로 한다',
    access: clients,
    params,
    response: nothing(),
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/confirm`,
    summary:
      '결제를 마친다. 금액은 저장된 것과 견주기만 한다. 포켓만 쓰거나 무료면 order_id와 pg_key 없이. 이미 결제했으면 그대로 답한다',
    access: clients,
    params,
    body: payBodies.confirm,
    response: listOf(Payment),
  }),
  close: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/close`,
    summary: '결제하지 않은 것을 그만둔다',
    access: clients,
    params,
    response: listOf(Payment),
  }),
  deposit: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/deposit`,
    summary: '계좌로 들어온 돈을 직접 기록한다 (emp_lv 4 이상)',
    access: paymentStaff,
    params,
    body: z.object({ pay_type: z.literal([1, 3, 5]) }),
    response: listOf(Payment),
  }),
  closeLateDeposit: endpoint({
    method: 'POST',
    path: `${path}/:pay_no/late_deposit`,
    summary: '기한이 지난 뒤 들어온 입금을 어떻게 했는지 기록하고 끝낸다 (emp_lv 4 이상)',
    access: paymentStaff,
    params,
    body: z.object({ outcome: lateOutcome.schema, note: line(200) }),
    response: listOf(Payment),
  }),
}
