import { refundOf, runsByItself } from '@crm/contract/features/enrolments/refundRule'
import * as z from 'zod'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import type { OwnedPayment, PaymentContext, PaymentOwner, QuoteRequest } from '../../paymentOwner.ts'
import { holdCoupon, releaseCoupon, returnCoupon, useCoupon } from '../coupons/uses.service.ts'
import { markSold } from '../courses/sales.service.ts'
import { findOffer } from './catalogue.queries.ts'
import { enrolmentText } from './enrolments.messages.ts'
import { type Offer, offerToBuy, pricedOrder } from './orderPrice.service.ts'
import { findPeople } from './people.queries.ts'
import {
  endRefundedSeat,
  findPaidPeople,
  findSeatsOfItems,
  insertSeat,
  lockEnrolment,
  setSeatsSuspended,
} from './seats.queries.ts'
import { notifySeat, publishSeats, termsOf } from './seats.service.ts'

/** What an order keeps with its payment. */
export const OrderInfo = z.object({ seats: z.array(z.int().nullable()).min(1).max(50), cp_no: z.int().nullable() })

const buyerOf = ({ client_no, user_no }: Pick<QuoteRequest, 'client_no' | 'user_no'>) =>
  client_no === null || user_no === null ? refuse('not_allowed') : { client_no, user_no }

/** Seats are for verified people of the buyer's own company who have no paid seat yet. */
const checkPeople = async (ctx: Pick<PaymentContext, 'db'>, offer: Offer, client_no: number, wanted: number[]) => {
  const people = await findPeople(ctx.db, wanted)
  if (people.length !== wanted.length || people.some((person) => person.client_no !== client_no))
    return refuseChoice('seats')
  const enrolled = new Set(await findPaidPeople(ctx.db, offer.crs_no, client_no))
  const twice = people.find(({ user_no }) => enrolled.has(user_no))
  if (twice) return refuseField('conflict', 'seats', enrolmentText.alreadyEnrolled(twice.user_name))
  return new Map(people.map(({ user_no, user_name }) => [user_no, user_name]))
}

const isPerson = (seat: number | null) => seat !== null

const quoteOrder = async (ctx: PaymentContext, request: QuoteRequest) => {
  const { seats, cp_no } = OrderInfo.parse(request.pay_info)
  const buyer = buyerOf(request)
  const offer = await offerToBuy(ctx, request.to_no)
  const names = await checkPeople(ctx, offer, buyer.client_no, seats.filter(isPerson))
  const price = await pricedOrder(ctx, offer, { ...buyer, seats: seats.length, cp_no })
  const items = seats.map((seat, place) => ({
    pi_title: enrolmentText.item(offer.crs_title, seat === null ? null : (names.get(seat) ?? null)),
    list: offer.crs_price,
    sale: offer.price_now,
    discount: price.discounts[place] ?? 0,
  }))
  return { offer, buyer, cp_no, price, items }
}

/** The coupon is held only where it takes something off: a membership may take off more. */
const holdOrder = async (ctx: PaymentContext, payment: OwnedPayment) => {
  const { buyer, cp_no, price } = await quoteOrder(ctx, payment)
  if (cp_no === null || !price.couponDiscount) return
  await holdCoupon(ctx, { cp_no, pay_no: payment.pay_no, ...buyer, amount: price.couponDiscount })
}

/** Whoever left or got a seat elsewhere while the money was under way leaves theirs open for a colleague. */
const personFor = async (ctx: PaymentContext, crs_no: number, client_no: number, wanted: number | null) => {
  if (wanted === null) return null
  await lockEnrolment(ctx.db, wanted, crs_no)
  const [person] = await findPeople(ctx.db, [wanted])
  const enrolled = await findPaidPeople(ctx.db, crs_no, client_no)
  return person?.client_no === client_no && !enrolled.includes(wanted) ? wanted : null
}

const giveSeats = async (ctx: PaymentContext, payment: OwnedPayment) => {
  const { client_no, user_no } = buyerOf(payment)
  const { seats } = OrderInfo.parse(payment.pay_info)
  const crs_no = payment.to_no
  for (const [place, { pi_no, pocket, money }] of payment.items.entries()) {
    const person = await personFor(ctx, crs_no, client_no, seats[place] ?? null)
    const seat = { crs_no, client_no, user_no: person, cs_source: 'payment', pi_no, cs_paid: pocket + money } as const
    const cs_no = await insertSeat(ctx.db, seat)
    if (person !== null && person !== user_no) await notifySeat(ctx, cs_no)
  }
}

const itemNos = ({ items }: OwnedPayment) => items.map(({ pi_no }) => pi_no)

const takePaid = async (ctx: PaymentContext, payment: OwnedPayment) => {
  const { client_no } = buyerOf(payment)
  // A deposit that the bank took back came again: the same seats go on.
  const seats = await findSeatsOfItems(ctx.db, itemNos(payment))
  if (seats.length) await setSeatsSuspended(ctx.db, itemNos(payment), false)
  else await giveSeats(ctx, payment)
  await useCoupon(ctx, payment.pay_no, payment.pay_total)
  await markSold(ctx, payment.to_no)
  await publishSeats(ctx, client_no)
}

const refundLines = async (ctx: PaymentContext, _payment: OwnedPayment, pi_nos: number[]) => {
  const seats = await findSeatsOfItems(ctx.db, pi_nos)
  const lines = seats.map((seat) => {
    const terms = termsOf(seat)
    const amount = refundOf(terms)
    const note = terms.isOver
      ? enrolmentText.periodOver
      : amount < terms.paid
        ? enrolmentText.openedNote(seat.lectures, seat.opened, terms.paid - amount)
        : null
    return { pi_no: seat.pi_no, amount, note }
  })
  return { lines, runs_by_itself: seats.every((seat) => runsByItself(seat.days_since_paid, seat.opens)) }
}

export const coursePayments: PaymentOwner = {
  quote: async (ctx, request) => {
    const { offer, items, price } = await quoteOrder(ctx, request)
    const title = enrolmentText.order(offer.crs_title, items.length)
    return { title, is_tax_free: offer.is_tax_free, items, most_pocket: price.total }
  },
  hold: holdOrder,
  release: (ctx, payment) => releaseCoupon(ctx, payment.pay_no),
  paid: takePaid,
  reversed: async (ctx, payment) => {
    await setSeatsSuspended(ctx.db, itemNos(payment), true)
    await publishSeats(ctx, buyerOf(payment).client_no)
  },
  refundable: refundLines,
  refunded: async (ctx, payment, { items, is_whole }) => {
    for (const { pi_no, money, pocket } of items)
      await endRefundedSeat(ctx.db, { pi_no, amount: money + pocket, end_reason: enrolmentText.refunded })
    if (is_whole) await returnCoupon(ctx, payment.pay_no)
    await publishSeats(ctx, buyerOf(payment).client_no)
  },
  terms: async (ctx, { to_no }) => enrolmentText.terms((await findOffer(ctx.db, to_no))?.crs_days ?? 0),
  canSee: async (_ctx, payment, viewer) =>
    viewer.user_type === 'emp'
      ? viewer.emp_scope.has('CampAdmList')
      : viewer.client_no !== null && viewer.client_no === payment.client_no,
  pages: {
    complete: (pay_no) => `/client/camp-v3/payment-complete/${pay_no}`,
    fail: (pay_no) => `/client/camp-v3/payment-fail/${pay_no}`,
    staff: (pay_no) => `/employee/camp-v3/list?tab=payments&pay_no=${pay_no}`,
  },
}
