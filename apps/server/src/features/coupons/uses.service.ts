import { type CouponOrder, couponDiscount, fitsTarget } from '@crm/contract/features/coupons/couponRules'
import type { Context } from '../../context.ts'
import { failedCheck } from '../../db/dbErrors.ts'
import { refuse } from '../../http/refusal.ts'
import { findBoxCoupon } from './box.queries.ts'
import { couponText } from './coupons.messages.ts'
import { whyUnusable } from './coupons.policy.ts'
import { enterStep, findLastStep } from './uses.queries.ts'

type Writing = Pick<Context, 'db' | 'publish'>

interface Wish {
  cp_no: number
  user_no: number
  order: CouponOrder
}

/** What a coupon of the person's box takes off this order; refuses in words where it cannot be used. */
export const quoteCoupon = async (ctx: Pick<Context, 'db'>, { cp_no, user_no, order }: Wish) => {
  const coupon = (await findBoxCoupon(ctx.db, user_no, cp_no)) ?? refuse('conflict', couponText.unusable)
  const problem = whyUnusable(coupon)
  if (problem) return refuse('conflict', problem)
  if (!fitsTarget(coupon, order)) return refuse('conflict', couponText.wrongTarget)
  if (order.amount < coupon.cp_min) return refuse('conflict', couponText.tooSmall(coupon.cp_min))
  return { discount: couponDiscount(coupon, order.amount), withMembership: coupon.cp_with_membership }
}

const explainStep = (fault: unknown): never => {
  const check = failedCheck(fault)
  if (check === 'coupons_total') return refuse('conflict', couponText.usedUp)
  if (check === 'coupon_uses_per_user') return refuse('conflict', couponText.usedByPerson)
  if (check === 'coupon_uses_per_client') return refuse('conflict', couponText.usedByCompany)
  throw fault
}

interface Hold {
  cp_no: number
  pay_no: number
  user_no: number
  client_no: number
  amount: number
}

/** Keeps the coupon for a payment that is being made; the database refuses what would be one too many. */
export const holdCoupon = async (ctx: Writing, { amount, ...hold }: Hold) => {
  await enterStep(ctx.db, { ...hold, cpu_step: 'hold', cpu_amount: amount, cpu_revenue: 0 }).catch(explainStep)
  ctx.publish('coupons.changed')
}

/** The next step of the coupon that this payment holds or has used; nothing where it has none. */
const goOn = async (
  ctx: Writing,
  pay_no: number,
  { from, to, revenue }: { from: 'hold' | 'use'; to: 'use' | 'release' | 'return'; revenue?: number },
) => {
  const last = await findLastStep(ctx.db, pay_no)
  if (last?.cpu_step !== from) return
  await enterStep(ctx.db, { ...last, cpu_step: to, cpu_revenue: revenue ?? last.cpu_revenue })
  ctx.publish('coupons.changed')
  ctx.publish('coupons.own', last.user_no)
}

/** The payment is made: `revenue` is what it brought in beside the discount. */
export const useCoupon = (ctx: Writing, pay_no: number, revenue: number) =>
  goOn(ctx, pay_no, { from: 'hold', to: 'use', revenue })

/** The payment did not come about. */
export const releaseCoupon = (ctx: Writing, pay_no: number) => goOn(ctx, pay_no, { from: 'hold', to: 'release' })

/** All of the payment was given back, so the coupon is, too. */
export const returnCoupon = (ctx: Writing, pay_no: number) => goOn(ctx, pay_no, { from: 'use', to: 'return' })
