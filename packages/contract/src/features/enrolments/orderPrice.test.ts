import { expect, test } from 'vitest'
import { couponDiscount } from '../coupons/couponRules.ts'
import { priceOrder } from './orderPrice.ts'

const order = { list: 132_000, sale: 99_000, seats: 1, membershipRate: 0, coupon: null }
const tenPercent = (withMembership: boolean) => ({
  discountOf: (amount: number) => couponDiscount({ cp_kind: 'rate', cp_value: 10, cp_cap: null }, amount),
  withMembership,
})

test('the reduced price is what everything else is taken off', () => {
  expect(priceOrder(order)).toMatchObject({ total: 99_000, membershipDiscount: 0, couponDiscount: 0 })
  expect(priceOrder({ ...order, coupon: tenPercent(false) })).toMatchObject({ total: 89_100, couponDiscount: 9_900 })
})

test('membership or coupon, whichever takes off more', () => {
  const coupon = tenPercent(false)
  expect(priceOrder({ ...order, membershipRate: 20, coupon })).toMatchObject({
    total: 79_200,
    membershipDiscount: 19_800,
    couponDiscount: 0,
  })
  expect(priceOrder({ ...order, membershipRate: 5, coupon })).toMatchObject({
    total: 89_100,
    membershipDiscount: 0,
    couponDiscount: 9_900,
  })
})

test('a coupon that allows both is taken off what the membership leaves', () => {
  expect(priceOrder({ ...order, membershipRate: 20, coupon: tenPercent(true) })).toMatchObject({
    total: 71_280,
    membershipDiscount: 19_800,
    couponDiscount: 7_920,
  })
})

test('discounts are divided among the seats in whole won and add up', () => {
  const coupon = { discountOf: () => 10_000, withMembership: false }
  const { discounts, total } = priceOrder({ ...order, seats: 3, coupon })
  expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(10_000)
  expect(Math.max(...discounts) - Math.min(...discounts)).toBeLessThanOrEqual(1)
  expect(total).toBe(3 * 99_000 - 10_000)
})
