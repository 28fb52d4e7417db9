import type { CouponOrder } from '@crm/contract/features/coupons/couponRules'
import { priceOrder } from '@crm/contract/features/enrolments/orderPrice'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { quoteCoupon } from '../coupons/uses.service.ts'
import { membershipOf } from '../memberships/terms.service.ts'
import { findOffer } from './catalogue.queries.ts'
import { enrolmentText } from './enrolments.messages.ts'

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** A course that can be bought now; drafts are not there, and what costs nothing is not bought. */
export const offerToBuy = async (ctx: Pick<Context, 'db'>, crs_no: number): Promise<Offer> => {
  const offer = (await findOffer(ctx.db, crs_no)) ?? refuse('not_found')
  if (offer.state === 1) return refuse('not_found')
  if (offer.state !== 2) return refuse('conflict', enrolmentText.notOnSale)
  return offer.price_now > 0 ? offer : refuse('conflict', enrolmentText.nothingToPay)
}

export const couponOrder = (offer: Pick<Offer, 'crs_no' | 'cat_code' | 'price_now'>, seats: number): CouponOrder => ({
  amount: offer.price_now * seats,
  target: { kind: 'course', crs_no: offer.crs_no, category: offer.cat_code },
})

interface OrderWish {
  seats: number
  cp_no: number | null
  user_no: number
  client_no: number
}

/** What the order costs; refuses in words where the coupon cannot be used. */
export const pricedOrder = async (ctx: Pick<Context, 'db'>, offer: Offer, wish: OrderWish) => {
  const { seats, cp_no, user_no, client_no } = wish
  const membership = await membershipOf(ctx, client_no, offer)
  const membershipRate = membership?.discount ?? 0
  const order = { list: offer.crs_price, sale: offer.price_now, seats, membershipRate }
  if (cp_no === null) return priceOrder({ ...order, coupon: null })
  const whole = await quoteCoupon(ctx, { cp_no, user_no, order: couponOrder(offer, seats) })
  const taken = priceOrder({ ...order, coupon: null }).membershipDiscount
  const rest = { ...couponOrder(offer, seats), amount: offer.price_now * seats - taken }
  const { discount } = whole.withMembership ? await quoteCoupon(ctx, { cp_no, user_no, order: rest }) : whole
  return priceOrder({ ...order, coupon: { discountOf: () => discount, withMembership: whole.withMembership } })
}
