import * as z from 'zod'
import { no } from '../../kit/fields.ts'
import { Credit } from '../contracts/contracts.rows.ts'
import { CheckoutSettings, Payment, payMethod, payState } from '../payments/payments.rows.ts'

/** One instalment, with the payment of it that has been begun. */
export const PayableCredit = Credit.extend({
  overdue_days: z.int(),
  payment: z
    .object({
      pay_no: no(),
      pay_state: payState.schema,
      pay_method: payMethod.schema.nullable(),
      /** Whether the reader may look at it; a payment that was begun by another link is only said to be there. */
      may_open: z.boolean(),
    })
    .nullable(),
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

/** A payment as whoever pays it sees it; nothing of other people. */
export const ShownPayment = Payment.pick({
  pay_no: true,
  pay_title: true,
  pay_state: true,
  pay_money: true,
  pay_method: true,
  pay_due_dt: true,
  paid_dt: true,
  fail_message: true,
  card_number: true,
  receipt_url: true,
  account: true,
  items: true,
})
export type ShownPayment = z.output<typeof ShownPayment>

/** A payment that was begun by a link, with the contract that it pays. */
export const LinkPayment = z.object({
  /** Which page the link opens, and leads back to. */
  page: z.enum(['estimate', 'contract']),
  settings: CheckoutSettings,
  payment: ShownPayment,
  money: ContractMoney,
  /** The sealed contract can be downloaded by this link: by a signer's, not by that of an estimate. */
  has_contract: z.boolean(),
})
export type LinkPayment = z.output<typeof LinkPayment>

/** What an answer to opening names. */
export const OpenedPayment = z.object({ pay_no: no(), pay_money: z.int() })
