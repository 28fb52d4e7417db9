/** As Toss names them. */
export type PgState =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

export interface PgCancel {
  transaction_key: string
  amount: number
  reason: string
  canceled_dt: string
}

/** A payment as the payment service knows it. */
export interface PgPayment {
  pg_key: string
  order_id: string
  state: PgState
  total: number
  /** What was not cancelled. */
  balance: number
  /** card, easy_pay, transfer, virtual_account */
  method: 'card' | 'easy_pay' | 'transfer' | 'virtual_account' | null
  approved_dt: string | null
  card: { number: string; owner: 'personal' | 'corporate' | null; company: string | null } | null
  account: { bank_code: string; number: string; holder: string; due_dt: string; secret: string | null } | null
  receipt_url: string | null
  is_partial_cancelable: boolean
  cancels: PgCancel[]
  failure: { code: string; message: string } | null
}

export interface PgTransaction {
  transaction_key: string
  pg_key: string
  order_id: string
  state: PgState
  amount: number
  at: string
}

export interface RefundAccount {
  bank_code: string
  number: string
  holder: string
}

export interface ConfirmCall {
  order_id: string
  pg_key: string
  amount: number
  idempotencyKey: string
}

export interface CancelCall {
  pg_key: string
  amount: number
  reason: string
  /** Only for deposits to a virtual account. */
  account?: RefundAccount
  idempotencyKey: string
}

export interface CashReceiptCall {
  order_id: string
  order_name: string
  amount: number
  tax_free: number
  /** Telephone, business registration or card number. */
  number: string
  kind: 'income' | 'expense'
  idempotencyKey: string
}

export interface CashReceipt {
  receipt_key: string
  issue_number: string | null
  receipt_url: string | null
}

/** The service said no, in words that people may read; nothing was charged by this call. */
export class PaymentRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PaymentRefused'
    this.code = code
  }
}

/** Nobody knows whether it was done: no answer, a broken one, or an error of the service. Ask `find` later. */
export class PaymentUnknown extends Error {
  constructor(cause: unknown) {
    super('the payment service gave no answer', { cause })
    this.name = 'PaymentUnknown'
  }
}

/** Card payment and virtual accounts. Every call fails with PaymentRefused or PaymentUnknown. */
export interface CardPayments {
  by: 'toss' | 'test' | 'none'
  /** What the browser needs to open the checkout. */
  clientKey: string | null
  confirm: (call: ConfirmCall) => Promise<PgPayment>
  find: (order_id: string) => Promise<PgPayment | null>
  cancel: (call: CancelCall) => Promise<PgPayment>
  /** All of one day, Korea time: `2026-03-04`. */
  transactions: (day: string) => Promise<PgTransaction[]>
  issueCashReceipt: (call: CashReceiptCall) => Promise<CashReceipt>
  /** Takes `amount` off an issued one; its own approval number where the service gives one. */
  cancelCashReceipt: (call: { receipt_key: string; amount: number; idempotencyKey: string }) => Promise<CashReceipt>
}
