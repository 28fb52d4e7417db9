import { divideByWeight } from '../../money.ts'

export interface OrderTerms {
  /** Won for one seat: before, and after the reduced price of these days. */
  list: number
  sale: number
  seats: number
  /** What the company's membership takes off courses, in percent. */
  membershipRate: number
  /** What the coupon takes off an order of so many won; null without one. */
  coupon: { discountOf: (amount: number) => number; withMembership: boolean } | null
}

export interface OrderPrice {
  membershipDiscount: number
  couponDiscount: number
  total: number
  /** What is taken off each seat. */
  discounts: number[]
}

/** Sale first, then membership or coupon, whichever takes off more, or both where the coupon allows it. */
export const priceOrder = ({ sale, seats, membershipRate, coupon }: OrderTerms): OrderPrice => {
  const amount = sale * seats
  const byMembership = Math.floor((sale * membershipRate) / 100) * seats
  const together = coupon?.withMembership ?? false
  const byCoupon = coupon ? coupon.discountOf(together ? amount - byMembership : amount) : 0
  const membershipDiscount = together || byMembership >= byCoupon ? byMembership : 0
  const couponDiscount = together || byCoupon > byMembership ? byCoupon : 0
  const discount = membershipDiscount + couponDiscount
  const discounts = divideByWeight(
    discount,
    Array.from({ length: seats }, () => sale),
  )
  return { membershipDiscount, couponDiscount, total: amount - discount, discounts }
}
