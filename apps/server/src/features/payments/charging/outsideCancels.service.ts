import type { PgPayment } from '../../../ports/payments/payments.ts'
import type { Paying } from '../payments.context.ts'
import { paymentAlarms } from '../payments.messages.ts'
import { alarmStaff } from '../payments.notify.ts'
import { insertEvent, type StoredPayment } from '../payments.queries.ts'
import { findKnownCancels } from '../refunds/refunds.queries.ts'

/** A cancel that nobody asked us for is only noted: staff say which items end, by recording a refund. */
export const noteOutsideCancels = async (ctx: Paying, { payment, pg }: { payment: StoredPayment; pg: PgPayment }) => {
  // While we cancel ourselves, the service may know it before we have written it down.
  if (payment.pay_state === 21) return
  const known = await findKnownCancels(ctx.db, payment.pay_no)
  for (const { transaction_key, amount } of pg.cancels.filter((one) => !known.has(one.transaction_key))) {
    await insertEvent(ctx.db, payment.pay_no, 'outside_cancel', { transaction_key, amount })
    const title = paymentAlarms.outsideCancel(payment, amount)
    await alarmStaff(ctx, 'payments.reversal', payment, { title, body: paymentAlarms.outsideCancelBody })
  }
}
