import type { AlimtalkTemplates } from './alimtalk/defineAlimtalk.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Enqueue } from './jobs/job.ts'
import type { Publisher } from './realtime/publisher.ts'

/** What an owner may use: the same in a request and in a job, always inside the payment's own transaction. */
export interface PaymentContext extends Publisher {
  db: Db
  config: Config
  enqueue: Enqueue
  alimtalkTemplates: AlimtalkTemplates
}

/** One thing that is bought; several of a kind (team seats) are several items, because each is refunded by itself. */
export interface QuotedItem {
  pi_title: string
  /** Won, before anything was taken off. */
  list: number
  /** Won, after the reduced price of these days. */
  sale: number
  /** Won that a coupon or a membership takes off the sale price. */
  discount: number
}

/** What is sold now and for how much. */
export interface Quote {
  title: string
  is_tax_free: boolean
  /** Won of the sum that bear no tax, where the rest does. */
  free?: number
  items: QuotedItem[]
  /** How many points may pay for it at most; 0 where points are not taken. */
  most_pocket: number
}

export interface QuoteRequest {
  /** Null at opening: nothing is stored yet. */
  pay_no: number | null
  to_no: number
  client_no: number | null
  /** Null where somebody with a public token pays. */
  user_no: number | null
  /** What the owner itself gave to `openPayment`: seats wanted, a coupon; payments does not read it. */
  pay_info: unknown
}

export interface PaidItem extends QuotedItem {
  pi_no: number
  /** What of it was paid by points, and what by money. */
  pocket: number
  money: number
  refunded_pocket: number
  refunded_money: number
}

export interface OwnedPayment extends QuoteRequest {
  pay_no: number
  pay_key: string
  /** SHA-256 of the public token of whoever began it; null for people with an account. */
  payer_hash: Buffer | null
  pay_title: string
  pay_total: number
  pay_pocket: number
  pay_money: number
  /** 1 personal cash, 2 personal card, 3 corporate cash, 4 corporate card, 5 subsidy */
  pay_type: number | null
  /** `YYYY-MM-DD HH:mm`, as all times of the database. */
  paid_dt: string | null
  items: PaidItem[]
}

/** What one item gives back, in won of money and points together, by the owner's rule. */
export interface RefundLine {
  pi_no: number
  amount: number
  /** Why it is less than what was paid, in words; null where it is all of it. */
  note: string | null
}

export interface Refundable {
  lines: RefundLine[]
  /** Whether the refund runs without a member of staff. */
  runs_by_itself: boolean
}

export interface DoneRefund {
  rf_no: number
  reason: string
  items: { pi_no: number; money: number; pocket: number }[]
  /** Nothing of the payment is left. */
  is_whole: boolean
}

/** Who looks at a payment; an Actor is one. */
export interface PaymentViewer {
  user_no: number
  user_type: string
  client_no: number | null
  emp_no: number | null
  emp_lv: number | null
  emp_scope: ReadonlySet<string>
}

/**
 * A feature's rules for what it sells (docs/decisions/034-payments.md). Every function runs inside the payment's own
 * transaction; `paid`, `reversed` and `refunded` run once however often a webhook comes.
 */
export interface PaymentOwner {
  /**
   * Asked at opening, and again under the lock before money moves. Throws a refusal in words when it cannot be bought
   * (sold out, coupon gone, not allowed).
   */
  quote: (ctx: PaymentContext, request: QuoteRequest) => Promise<Quote>
  /** First step of confirming: holds what is limited (a coupon); throws a refusal in words. */
  hold?: (ctx: PaymentContext, payment: OwnedPayment) => Promise<void>
  /** The payment did not come about: what was held is free again. Also called where nothing was held. */
  release?: (ctx: PaymentContext, payment: OwnedPayment) => Promise<void>
  /** Paid: seats, membership, credit. */
  paid: (ctx: PaymentContext, payment: OwnedPayment) => Promise<void>
  /** The bank took a deposit back; `paid` comes again when it arrives again. */
  reversed: (ctx: PaymentContext, payment: OwnedPayment) => Promise<void>
  /** What was bought does not end with the first refund: parts go back until nothing is left. */
  isRefundedInParts?: true
  refundable: (ctx: PaymentContext, payment: OwnedPayment, pi_nos: number[]) => Promise<Refundable>
  refunded: (ctx: PaymentContext, payment: OwnedPayment, refund: DoneRefund) => Promise<void>
  /** What the mail of a paid order says of its supply and of withdrawing from it, one line each (전자상거래법 제13조). */
  terms?: (ctx: Pick<PaymentContext, 'db'>, payment: OwnedPayment) => Promise<string[]>
  /** Who else gets the mails about a payment: somebody without an account who pays by a public token. */
  mailsTo?: (
    ctx: Pick<PaymentContext, 'db'>,
    payment: OwnedPayment,
  ) => Promise<{ user_name: string; user_email: string }[]>
  /** Who sees the payment besides the buyer. */
  canSee: (ctx: Pick<PaymentContext, 'db'>, payment: OwnedPayment, viewer: PaymentViewer) => Promise<boolean>
  /** Paths of the screens that show the outcome. */
  pages: { complete: (pay_no: number) => string; fail: (pay_no: number) => string; staff: (pay_no: number) => string }
}

/** By `to_table` of the payment. */
export type PaymentOwners = Readonly<Record<string, PaymentOwner>>
