import { ownerOf, type Paying } from '../payments.context.ts'
import type { StoredPayment } from '../payments.queries.ts'
import { leftOf } from './refundRules.ts'
import { findEndedItems } from './refunds.queries.ts'

/** Items of which nothing more can be refunded. */
export const endedItems = async (ctx: Pick<Paying, 'db' | 'paymentOwners'>, payment: StoredPayment) =>
  ownerOf(ctx, payment.to_table).isRefundedInParts
    ? new Set(payment.items.filter((item) => leftOf(item) === 0).map(({ pi_no }) => pi_no))
    : findEndedItems(ctx.db, payment.pay_no)
