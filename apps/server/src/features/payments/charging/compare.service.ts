import { moneyLevel } from '@crm/contract/features/payments/payments'
import { daysAfter } from '@crm/contract/kit/days'
import { screens } from '@crm/contract/screens'
import { koreaToday } from '../../../clock.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import type { PgTransaction } from '../../../ports/payments/payments.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { paymentAlarms } from '../payments.messages.ts'
import { findMoneyStaff } from '../people.queries.ts'
import { countDiscrepancies, insertTransactions } from './compare.queries.ts'

/** Money that moved: an account that was only issued moved none, and what was cancelled moved back. */
const movedBy = ({ transaction_key, order_id, pg_key, state, amount, at }: PgTransaction) => {
  const row = { transaction_key, order_id, pg_key, at }
  if (state === 'DONE') return [{ ...row, amount }]
  if (state === 'CANCELED' || state === 'PARTIAL_CANCELED') return [{ ...row, amount: -Math.abs(amount) }]
  return []
}

/** Yesterday, and today so far: a refund of this night belongs to a payment of yesterday. */
export const compareWithService = async (ctx: JobContext) => {
  const today = koreaToday()
  for (const day of [daysAfter(today, -1), today]) {
    const moved = (await paymentsOf(ctx).transactions(day)).flatMap(movedBy)
    await insertTransactions(ctx.db, moved)
  }
  const count = await countDiscrepancies(ctx.db)
  if (!count) return
  await raiseAlarm(ctx, {
    kind: 'payments.discrepancy',
    toStaff: await findMoneyStaff(ctx.db, moneyLevel),
    title: paymentAlarms.discrepancies(count),
    link: screens.CampAdmList.path,
    about: `discrepancies:${today}`,
  })
}
