import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { refundAfterOpening, refundOf } from '@crm/contract/features/enrolments/refundRule'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { failedCheck, isExcluded } from '../../db/dbErrors.ts'
import { ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { markSold } from '../courses/sales.service.ts'
import { membershipOf, useMembership } from '../memberships/terms.service.ts'
import { findOffer } from './catalogue.queries.ts'
import { enrolmentText } from './enrolments.messages.ts'
import type { Offer } from './orderPrice.service.ts'
import { findCompanyPeople, findPeople } from './people.queries.ts'
import {
  addSeatDays,
  assignSeatRow,
  endOldMembershipSeats,
  endSeatRow,
  findLiveSeat,
  findOpening,
  findSeat,
  insertOpening,
  insertSeat,
  lockEnrolment,
  lockSeat,
  type Seat,
  takeSeatBack,
} from './seats.queries.ts'

export type SeatContext = Pick<Context, 'db' | 'publish' | 'sendTo' | 'enqueue' | 'config'>

/** Everybody of the company sees its seats, and staff see the students. */
export const publishSeats = async (ctx: Pick<Context, 'db' | 'publish'>, client_no: number) => {
  for (const { user_no } of await findCompanyPeople(ctx.db, client_no)) ctx.publish('seats.changed', user_no)
  ctx.publish('students.changed')
}

/** Tells somebody that they may watch a course which somebody else got for them. */
export const notifySeat = async (ctx: SeatContext, cs_no: number) => {
  const seat = await findSeat(ctx.db, cs_no)
  const offer = seat && (await findOffer(ctx.db, seat.crs_no))
  if (!seat?.user_no || !offer) return
  await raiseAlarm(ctx, {
    kind: 'camp.seat',
    to: [seat.user_no],
    title: enrolmentText.seatTitle(offer.crs_title),
    body: enrolmentText.seatBody(seat.last_day),
    link: `/client/camp-v3/detail/${seat.crs_no}`,
    about: `course_seats:${cs_no}`,
  })
}

const explain = (fault: unknown, user_name: string): never => {
  if (isExcluded(fault, 'course_seats_one_live'))
    return refuseField('conflict', 'user_no', enrolmentText.alreadyEnrolled(user_name))
  if (failedCheck(fault) === 'course_seats_opened') return refuse('conflict', enrolmentText.opened)
  throw fault
}

// ---------------------------------------------------------------- what watching asks

/** The seat with which somebody watches a course; undefined where they have none that is live. */
export const liveSeatOf = (ctx: Pick<Context, 'db'>, user_no: number, crs_no: number) =>
  findLiveSeat(ctx.db, user_no, crs_no)

export const termsOf = ({ cs_paid, cs_refunded, lectures, opened, is_over }: Seat) => ({
  paid: cs_paid - cs_refunded,
  lectures,
  opened,
  isOver: is_over,
})

interface OpeningWish {
  user_no: number
  crs_no: number
  crl_no: number
}

/** What opening this lecture would do to the refund; nothing is recorded. */
export const openingOf = async (ctx: Pick<Context, 'db'>, { user_no, crs_no, crl_no }: OpeningWish) => {
  const seat = (await findLiveSeat(ctx.db, user_no, crs_no)) ?? refuse('not_allowed', enrolmentText.noSeat)
  const opening = (await findOpening(ctx.db, seat.cs_no, crl_no)) ?? refuse('not_found')
  const refund_now = refundOf(termsOf(seat))
  const counts = opening.is_paid && !opening.is_opened
  return {
    cs_no: seat.cs_no,
    is_opened: opening.is_opened,
    refund_now,
    refund_after: counts ? refundAfterOpening(termsOf(seat)) : refund_now,
  }
}

/** The first opening through a membership counts for it: one person more, and its refund is less the course. */
const countForMembership = async (ctx: Pick<Context, 'db' | 'publish'>, cs_no: number) => {
  const seat = await findSeat(ctx.db, cs_no)
  const offer = seat && (await findOffer(ctx.db, seat.crs_no))
  if (!seat?.mbs_no || !seat.user_no || seat.opened_dt || !offer) return
  const { mbs_no, user_no, crs_no } = seat
  await useMembership(ctx, { mbs_no, user_no, crs_no, price: offer.price_now })
}

/** Records that a lecture was opened, once a seat and lecture; the period of the seat begins with the first one. */
export const openLecture = async (
  ctx: Pick<Context, 'db' | 'publish'>,
  wish: OpeningWish & { by: 'watch' | 'material' },
) => {
  const { cs_no } = await openingOf(ctx, wish)
  await lockSeat(ctx.db, cs_no)
  // A refund may have been asked for, or the seat taken back, while the lock was waited for.
  const opening = await openingOf(ctx, wish)
  if (opening.cs_no !== cs_no) return refuse('conflict', enrolmentText.notUsable)
  await countForMembership(ctx, cs_no)
  const is_first = await insertOpening(ctx.db, { cs_no, crl_no: wish.crl_no, opened_by: wish.by })
  if (is_first) ctx.publish('seats.changed', wish.user_no)
  return { ...opening, is_first }
}

// ---------------------------------------------------------------- clients

/** What makes a course cost nothing: its own price, or the company's membership. */
const freeSource = async (ctx: Pick<Context, 'db'>, client_no: number, offer: Offer) => {
  if (offer.price_now === 0) return { cs_source: 'free' } as const
  const membership = await membershipOf(ctx, client_no, offer)
  if (!membership?.included) return refuse('conflict', enrolmentText.notFree)
  return { cs_source: 'membership', mbs_no: membership.mbs_no } as const
}

/** A seat that costs nothing; whoever watches the course already keeps the seat they have. */
export const enrol = async (ctx: Context, { params: { crs_no } }: ParsedOf<typeof enrolments.enrol>) => {
  const { user_no } = ctx.actor
  const client_no = ctx.actor.client_no ?? refuse('not_allowed')
  const offer = (await findOffer(ctx.db, crs_no)) ?? refuse('not_found')
  await lockEnrolment(ctx.db, user_no, crs_no)
  const live = await findLiveSeat(ctx.db, user_no, crs_no)
  if (live) return one({ cs_no: live.cs_no })
  if (offer.state !== 2) return refuse('conflict', enrolmentText.notOnSale)
  const source = await freeSource(ctx, client_no, offer)
  if (source.cs_source === 'membership')
    await endOldMembershipSeats(ctx.db, user_no, crs_no, enrolmentText.membershipOver)
  const cs_no = await insertSeat(ctx.db, { crs_no, client_no, user_no, ...source })
  await markSold(ctx, crs_no)
  await publishSeats(ctx, client_no)
  return one({ cs_no })
}

/** The seat of the caller's own company that is bought; another company's is the same as none. */
const ownPaidSeat = async (ctx: Context, cs_no: number) => {
  await lockSeat(ctx.db, cs_no)
  const seat = await findSeat(ctx.db, cs_no)
  if (!seat || seat.client_no !== ctx.actor.client_no || seat.cs_source !== 'payment') return refuse('not_found')
  return seat
}

const takeBack = async (ctx: Context, seat: Seat) => {
  if (seat.opened_dt) return refuse('conflict', enrolmentText.opened)
  await takeSeatBack(ctx.db, seat.cs_no)
}

const assignTo = async (ctx: Context, seat: Seat, user_no: number) => {
  const [person] = await findPeople(ctx.db, [user_no])
  if (person?.client_no !== seat.client_no) return refuseChoice('user_no')
  if (seat.user_no) return refuse('conflict', enrolmentText.taken)
  const isFirst = await assignSeatRow(ctx.db, seat.cs_no, user_no).catch((fault) => explain(fault, person.user_name))
  if (!isFirst) return refuse('conflict', enrolmentText.taken)
  if (user_no !== ctx.actor.user_no) await notifySeat(ctx, seat.cs_no)
}

export const assignSeat = async (ctx: Context, { params, body }: ParsedOf<typeof enrolments.assign>) => {
  const seat = await ownPaidSeat(ctx, params.cs_no)
  if (seat.seat_state !== 'open' && seat.seat_state !== 'live') return refuse('conflict', enrolmentText.notUsable)
  if (body.user_no === null) await takeBack(ctx, seat)
  else await assignTo(ctx, seat, body.user_no)
  await publishSeats(ctx, seat.client_no)
  return ok()
}

// ---------------------------------------------------------------- staff

export const grantSeats = async (ctx: Context, { params: { crs_no }, body }: ParsedOf<typeof enrolments.grant>) => {
  const offer = (await findOffer(ctx.db, crs_no)) ?? refuse('not_found')
  if (offer.state !== 2 && offer.state !== 3) return refuse('conflict', enrolmentText.notOnSale)
  const wanted = [...new Set(body.user_nos)].sort((a, b) => a - b)
  const people = await findPeople(ctx.db, wanted)
  if (people.length !== wanted.length) return refuseChoice('user_nos')
  const { cs_days, cs_reason } = body
  for (const { user_no, user_name, client_no } of people) {
    await lockEnrolment(ctx.db, user_no, crs_no)
    const seat = {
      crs_no,
      client_no,
      user_no,
      cs_source: 'staff',
      cs_days,
      cs_reason,
      emp_no: ctx.actor.emp_no,
    } as const
    await notifySeat(ctx, await insertSeat(ctx.db, seat).catch((fault) => explain(fault, user_name)))
  }
  await markSold(ctx, crs_no)
  for (const client_no of new Set(people.map((person) => person.client_no))) await publishSeats(ctx, client_no)
  return ok()
}

const seatToChange = async (ctx: Context, cs_no: number) => {
  await lockSeat(ctx.db, cs_no)
  const seat = (await findSeat(ctx.db, cs_no)) ?? refuse('not_found')
  return seat.seat_state === 'ended' ? refuse('conflict', enrolmentText.ended) : seat
}

export const extendSeat = async (ctx: Context, { params, body }: ParsedOf<typeof enrolments.extend>) => {
  const seat = await seatToChange(ctx, params.cs_no)
  const [person] = seat.user_no ? await findPeople(ctx.db, [seat.user_no]) : []
  await addSeatDays(ctx.db, seat.cs_no, body.days).catch((fault) => explain(fault, person?.user_name ?? ''))
  await publishSeats(ctx, seat.client_no)
  return ok()
}

export const endSeat = async (ctx: Context, { params, body }: ParsedOf<typeof enrolments.end>) => {
  const seat = await seatToChange(ctx, params.cs_no)
  await endSeatRow(ctx.db, seat.cs_no, body.reason)
  const offer = (await findOffer(ctx.db, seat.crs_no)) ?? refuse('not_found')
  if (seat.user_no) {
    await raiseAlarm(ctx, {
      kind: 'camp.seat',
      to: [seat.user_no],
      title: enrolmentText.seatEndedTitle(offer.crs_title),
      body: body.reason,
      link: `/client/camp-v3/detail/${seat.crs_no}`,
      about: `course_seats:${seat.cs_no}`,
    })
  }
  await publishSeats(ctx, seat.client_no)
  return ok()
}
