import type { couponStep } from '@crm/contract/features/coupons/coupons.rows'
import type { Db } from '../../db/database.ts'

export interface UseStep {
  cp_no: number
  pay_no: number
  client_no: number
  user_no: number
  cpu_step: (typeof couponStep.values)[number]
  cpu_amount: number
  cpu_revenue: number
}

/** The database keeps the coupon's counts, and refuses a step that would be one too many. */
export const enterStep = async (db: Db, step: UseStep) => {
  await db.insertInto('coupon_uses').values(step).execute()
}

export const findLastStep = (db: Db, pay_no: number) =>
  db
    .selectFrom('coupon_uses')
    .select(['cp_no', 'pay_no', 'client_no', 'user_no', 'cpu_step', 'cpu_amount', 'cpu_revenue'])
    .where('pay_no', '=', pay_no)
    .orderBy('cpu_no', 'desc')
    .limit(1)
    .$castTo<UseStep>()
    .executeTakeFirst()
