import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import type { OrderCoupon, OrderForm } from '@crm/contract/features/enrolments/orders'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { listBox } from '../coupons/box.service.ts'
import { quoteCoupon } from '../coupons/uses.service.ts'
import { withPictures } from '../courses/pictures.ts'
import { openPayment } from '../payments/payments.service.ts'
import { findOffer } from './catalogue.queries.ts'
import { couponOrder, offerToBuy, pricedOrder } from './orderPrice.service.ts'
import { OrderInfo } from './paymentOwner.ts'
import { findCompanyPeople, findPocket, findUnpaidOrder } from './people.queries.ts'
import { findPaidPeople } from './seats.queries.ts'

const ownCompany = ({ actor }: Context) => actor.client_no ?? refuse('not_allowed')

type Form = OrderForm['people']

/** Who got a seat or left meanwhile leaves theirs open, and a coupon that cannot be used any more is left out. */
const chosenBefore = async (ctx: Context, crs_no: number, pay_no: number, people: Form, coupons: OrderCoupon[]) => {
  const found = await findUnpaidOrder(ctx.db, { pay_no, crs_no, user_no: ctx.actor.user_no })
  const info = OrderInfo.safeParse(found?.pay_info)
  if (!found || !info.success) return null
  const free = new Set(people.filter(({ is_enrolled }) => !is_enrolled).map(({ user_no }) => user_no))
  const seats = info.data.seats.map((seat) => (seat !== null && free.has(seat) ? seat : null))
  const isUsable = coupons.some(({ cp_no, unusable }) => cp_no === info.data.cp_no && !unusable)
  return { seats, cp_no: isUsable ? info.data.cp_no : null, pocket: found.pay_pocket }
}

/** What each coupon of the box takes off, or why it cannot be used here; those that help come first. */
const couponsFor = async (ctx: Context, offer: Parameters<typeof couponOrder>[0], seats: number) => {
  const { query } = await listBox(ctx)
  const rows: OrderCoupon[] = []
  for (const { cp_no, cp_name, cp_end_dt, unusable } of new Map(query.map((row) => [row.cp_no, row])).values()) {
    const wish = { cp_no, user_no: ctx.actor.user_no, order: couponOrder(offer, seats) }
    const worth = unusable
      ? { discount: 0, unusable }
      : await quoteCoupon(ctx, wish).then(
          ({ discount }) => ({ discount, unusable: '' }),
          (fault: unknown) => {
            if (fault instanceof Refusal) return { discount: 0, unusable: fault.message }
            throw fault
          },
        )
    rows.push({ cp_no, cp_name, cp_end_dt, ...worth })
  }
  return rows.sort((a, b) => b.discount - a.discount)
}

export const readOrderForm = async (ctx: Context, { params, query }: ParsedOf<typeof enrolments.orderForm>) => {
  const client_no = ownCompany(ctx)
  const offer = await offerToBuy(ctx, params.crs_no)
  const { seats, cp_no = null } = query
  const price = await pricedOrder(ctx, offer, { seats, cp_no, user_no: ctx.actor.user_no, client_no })
  const people = await findCompanyPeople(ctx.db, client_no)
  const enrolled = new Set(await findPaidPeople(ctx.db, offer.crs_no, client_no))
  const [pictured] = await withPictures(ctx, 'course_pictures', [offer], ({ crs_no }) => crs_no)
  const everybody = people.map(({ user_no, user_name }) => ({ user_no, user_name, is_enrolled: enrolled.has(user_no) }))
  const coupons = await couponsFor(ctx, offer, seats)
  const again = query.again ? await chosenBefore(ctx, offer.crs_no, query.again, everybody, coupons) : null
  return one({
    crs_no: offer.crs_no,
    crs_title: offer.crs_title,
    picture: pictured?.picture ?? null,
    teacher_name: offer.teacher_name,
    crs_days: offer.crs_days,
    lectures: offer.paid_lectures,
    is_tax_free: offer.is_tax_free,
    seats,
    list: offer.crs_price,
    sale: offer.price_now,
    membership_discount: price.membershipDiscount,
    coupon_discount: price.couponDiscount,
    total: price.total,
    pocket: await findPocket(ctx.db, client_no),
    people: everybody,
    coupons,
    again,
  })
}

export const orderCourse = async (ctx: Context, { params: { crs_no }, body }: ParsedOf<typeof enrolments.order>) => {
  const client_no = ownCompany(ctx)
  const { user_no } = ctx.actor
  ;(await findOffer(ctx.db, crs_no)) ?? refuse('not_found')
  const payment = await openPayment(ctx, {
    to_table: 'courses',
    to_no: crs_no,
    pay_key: `courses:${crs_no}:user:${user_no}`,
    client_no,
    user_no,
    pay_info: { seats: body.seats, cp_no: body.cp_no },
    pocket: body.pocket,
    consent_version: body.consent,
  })
  const { pay_no, pay_total, pay_pocket, pay_money } = payment
  return one({ pay_no, pay_total, pay_pocket, pay_money })
}
