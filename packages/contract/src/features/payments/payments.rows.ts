import * as z from 'zod'
import { no } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'

export const payState = labelledNumbers({
  0: '종료',
  10: '결제 요청',
  11: '결제 중',
  12: '결제 완료',
  20: '환불 요청',
  21: '환불 중',
  22: '환불 완료',
})
export type PayState = (typeof payState.values)[number]

export const payMethod = labelled({
  card: '카드',
  easy_pay: '간편결제',
  transfer: '계좌이체',
  virtual_account: '가상계좌',
  manual: '직접 입금',
  pocket: '포켓',
  none: '무료',
})
export type PayMethod = (typeof payMethod.values)[number]

/** What goes through the payment service. */
export const serviceMethods = ['card', 'easy_pay', 'transfer', 'virtual_account'] as const satisfies PayMethod[]

/** 6 stands on refunds alone, which are rows of their own. */
export const payType = labelledNumbers({
  1: '개인 현금',
  2: '개인 카드',
  3: '법인 현금',
  4: '법인 카드',
  5: '지원금',
  6: '환불·취소',
})

export const receiptKind = labelled({
  none: '신청 안 함',
  income: '현금영수증(소득공제)',
  expense: '현금영수증(지출증빙)',
  tax_invoice: '세금계산서',
})
export type ReceiptKind = (typeof receiptKind.values)[number]

/** Below this no card is charged. */
export const leastCharge = 100

export const PaymentItem = z.object({
  pi_no: no(),
  pi_title: z.string(),
  list: z.int(),
  sale: z.int(),
  discount: z.int(),
  pocket: z.int(),
  money: z.int(),
  refunded_pocket: z.int(),
  refunded_money: z.int(),
})
export type PaymentItem = z.output<typeof PaymentItem>

/** Where a deposit is awaited. */
export const PaymentAccount = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
  due_dt: z.string(),
})

export const refundState = labelledNumbers({ 0: '취소', 20: '환불 요청', 21: '환불 중', 22: '환불 완료' })

export const RefundItem = z.object({ pi_no: no(), pi_title: z.string(), money: z.int(), pocket: z.int() })

export const Refund = z.object({
  rf_no: no(),
  pay_no: no(),
  rf_state: refundState.schema,
  rf_reason: z.string(),
  /** By when staff decide. */
  due_dt: z.string(),
  decided_dt: z.string().nullable(),
  /** Why more is given than the rule says. */
  more_reason: z.string().nullable(),
  /** Why it was sent back. */
  answer: z.string().nullable(),
  /** Staff transferred the money themselves. */
  is_by_hand: z.boolean(),
  fail_message: z.string().nullable(),
  done_dt: z.string().nullable(),
  reg_dt: z.string(),
  money: z.int(),
  pocket: z.int(),
  /** Where the money goes, masked; gone once it is done. */
  account: z.string().nullable(),
  items: z.array(RefundItem),
})
export type Refund = z.output<typeof Refund>

/** What a refund of these items would give back now. */
export const RefundOffer = z.object({
  lines: z.array(
    RefundItem.extend({
      amount: z.int(),
      /** Why it is less than what was paid. */
      note: z.string().nullable(),
    }),
  ),
  money: z.int(),
  pocket: z.int(),
  runs_by_itself: z.boolean(),
  needs_account: z.boolean(),
})
export type RefundOffer = z.output<typeof RefundOffer>

/** A payment as its payer and staff see it. */
export const Payment = z.object({
  pay_no: no(),
  to_table: z.string(),
  to_no: z.int(),
  pay_title: z.string(),
  pay_state: payState.schema,
  pay_total: z.int(),
  pay_pocket: z.int(),
  pay_money: z.int(),
  pay_method: payMethod.schema.nullable(),
  pay_type: payType.schema.nullable(),
  is_tax_free: z.boolean(),
  /** Won of it that bear no tax, where the rest does. */
  pay_free: z.int(),
  receipt_kind: receiptKind.schema,
  pay_due_dt: z.string(),
  paid_dt: z.string().nullable(),
  /** Why the last try failed. */
  fail_message: z.string().nullable(),
  user_no: no().nullable(),
  user_name: z.string().nullable(),
  client_no: no().nullable(),
  client_name: z.string().nullable(),
  /** Masked, of the try that paid. */
  card_number: z.string().nullable(),
  receipt_url: z.string().nullable(),
  account: PaymentAccount.nullable(),
  items: z.array(PaymentItem),
  /** Money that came after the account had closed, until staff say what became of it. */
  late_deposit: z.object({ amount: z.int(), done_dt: z.string() }).nullable(),
  /** Won that were cancelled at the payment service and that no refund has recorded yet. */
  outside_cancelled: z.int(),
  /** Newest first. */
  refunds: z.array(Refund),
  reg_dt: z.string(),
})
export type Payment = z.output<typeof Payment>

/** What the browser needs to open the checkout. */
export const CheckoutSettings = z.object({
  /** toss: card payments in earnest; test: the demo's checkout, which charges nobody; none: points and deposits only. */
  by: z.enum(['toss', 'test', 'none']),
  client_key: z.string().nullable(),
})
export type CheckoutSettings = z.output<typeof CheckoutSettings>

/** One order at the payment service: what its window is opened with. */
export const PaymentTry = CheckoutSettings.extend({
  order_id: z.string(),
  order_name: z.string(),
  amount: z.int(),
  /** Won of the amount that bear no tax. */
  tax_free: z.int(),
  method: z.enum(serviceMethods),
  /** Who pays, for the window of the service; made up of the account, never an e-mail address or a name. */
  customer_key: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  /** Paths that the window leads to. */
  complete_path: z.string(),
  fail_path: z.string(),
})
export type PaymentTry = z.output<typeof PaymentTry>

/** What staff did with a deposit that came too late. */
export const lateOutcome = labelled({ refunded: '직접 돌려줌', applied: '다른 결제에 반영' })

export const cardOwner = labelled({ personal: '개인', corporate: '법인' })

/** Cards of the test checkout. */
export const testCard = labelled({
  pass: '승인되는 카드',
  decline: '거절되는 카드',
  slow: '느린 카드',
  silent: '승인되지만 응답이 없는 카드',
  webhook_first: '알림이 먼저 오는 카드',
  webhook_twice: '알림이 두 번 오는 카드',
})
export type TestCard = (typeof testCard.values)[number]
