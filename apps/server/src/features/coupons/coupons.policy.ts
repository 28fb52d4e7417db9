import type { CouponState } from '@crm/contract/features/coupons/coupons.rows'
import { couponText } from './coupons.messages.ts'

interface Standing {
  coupon_state: CouponState
  cp_start_dt: string
  /** How often the person may still use it; null without a limit. */
  left: number | null
}

/** Why a coupon cannot be used by anybody, or not by this person; empty where it can. */
export const whyUnusable = ({ coupon_state, cp_start_dt, left }: Standing) => {
  if (coupon_state === 'stopped') return couponText.unusable
  if (coupon_state === 'ended') return couponText.ended
  if (coupon_state === 'used_up') return couponText.usedUp
  if (coupon_state === 'planned') return couponText.planned(cp_start_dt)
  return left !== null && left <= 0 ? couponText.usedByPerson : ''
}
