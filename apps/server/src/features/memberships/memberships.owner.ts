import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import { failedCheck, isExcluded } from '../../db/dbErrors.ts'
import { refuse } from '../../http/refusal.ts'
import type { OwnedPayment, PaymentContext, PaymentOwner, QuoteRequest } from '../../paymentOwner.ts'
import { holdCoupon, quoteCoupon, releaseCoupon, returnCoupon, useCoupon } from '../coupons/uses.service.ts'
import { takePocketLeft } from '../pocket/pocket.service.ts'
import { alarmStaff } from './memberships.alarms.ts'
import { membershipText } from './memberships.messages.ts'
import { findMembership, lockCompany, setPeriod, suspendedNow, updateMembership } from './memberships.queries.ts'
import { refundOf } from './refunds.service.ts'
import { alarmCompany, publishMembership, startMembership } from './starting.service.ts'

const PayInfo = z.object({ cp_no: z.int().nullable().default(null) })

const read = async (ctx: Pick<PaymentContext, 'db'>, mbs_no: number) =>
  (await findMembership(ctx.db, mbs_no)) ?? refuse('not_found')

const locked = async (ctx: PaymentContext, mbs_no: number) => {
  await lockCompany(ctx.db, (await read(ctx, mbs_no)).client_no)
  return read(ctx, mbs_no)
}

const quote = async (ctx: PaymentContext, { to_no, user_no, pay_info }: QuoteRequest) => {
  const membership = await read(ctx, to_no)
  if (membership.mbs_state !== 10 && membership.mbs_state !== 11) return refuse('conflict', membershipText.cannotPay)
  const { mbs_name, mbs_months, mbs_price } = membership
  const { cp_no } = PayInfo.parse(pay_info ?? {})
  const order = { amount: mbs_price, target: { kind: 'membership' as const } }
  const coupon = cp_no !== null && user_no !== null ? await quoteCoupon(ctx, { cp_no, user_no, order }) : undefined
  const title = membershipText.title(mbs_name, mbs_months)
  return {
    title,
    is_tax_free: false,
    items: [{ pi_title: title, list: mbs_price, sale: mbs_price, discount: coupon?.discount ?? 0 }],
    most_pocket: mbs_price,
  }
}

const hold = async (ctx: PaymentContext, payment: OwnedPayment) => {
  const { pay_no, client_no, user_no, items, pay_info } = payment
  const { cp_no } = PayInfo.parse(pay_info ?? {})
  if (cp_no === null || client_no === null || user_no === null) return
  await holdCoupon(ctx, { cp_no, pay_no, user_no, client_no, amount: items[0]?.discount ?? 0 })
}

const explainPeriod = (fault: unknown): never => {
  if (isExcluded(fault, 'memberships_period')) return refuse('conflict', membershipText.overlaps)
  if (failedCheck(fault) === 'memberships_move') return refuse('conflict', membershipText.cannotPay)
  throw fault
}

/** The period begins today or behind what the company has; a deposit that arrives again only lifts the suspension. */
const paid = async (ctx: PaymentContext, payment: OwnedPayment) => {
  const membership = await locked(ctx, payment.to_no)
  const { mbs_no, client_no, client_name, mbs_name } = membership
  await useCoupon(ctx, payment.pay_no, payment.pay_total)
  if (membership.is_suspended) await updateMembership(ctx.db, mbs_no, { suspended_dt: null })
  else {
    if (membership.stored_state === 10) await updateMembership(ctx.db, mbs_no, { mbs_state: 11 })
    await setPeriod(ctx.db, mbs_no, client_no)
    const { pay_no, pay_total } = payment
    await updateMembership(ctx.db, mbs_no, { mbs_state: 12, pay_no, mbs_paid: pay_total }).catch(explainPeriod)
  }
  const now = await read(ctx, mbs_no)
  await alarmStaff(ctx, membershipText.paidTitle(client_name, mbs_name), now)
  await alarmCompany(
    ctx,
    now,
    membershipText.clientPaid(mbs_name),
    membershipText.period(now.start_dt ?? '', now.end_dt ?? ''),
  )
  if (now.stored_state === 12 && now.mbs_state === 1) await startMembership(ctx, now)
  await publishMembership(ctx, client_no)
}

const reversed = async (ctx: PaymentContext, { to_no }: OwnedPayment) => {
  const membership = await locked(ctx, to_no)
  await updateMembership(ctx.db, to_no, { suspended_dt: suspendedNow })
  await alarmStaff(ctx, membershipText.reversedTitle(membership.client_name, membership.mbs_name), membership)
  await alarmCompany(ctx, membership, membershipText.clientReversed(membership.mbs_name))
  await publishMembership(ctx, membership.client_no)
}

const daysToChangeOnesMind = 7
const dayMs = 86_400_000

const refundable: PaymentOwner['refundable'] = async (ctx, payment, pi_nos) => {
  const membership = await read(ctx, payment.to_no)
  const refund = (await refundOf(ctx.db, membership)) ?? refuse('conflict', membershipText.cannotRefund)
  const { amount, paid: whole, by_day, used_days, points, courses } = refund
  const note = amount === whole ? null : membershipText.refundNote(by_day, used_days, points, courses)
  const since = payment.paid_dt ? Date.now() - new Date(payment.paid_dt).getTime() : Number.POSITIVE_INFINITY
  return {
    lines: pi_nos.map((pi_no) => ({ pi_no, amount, note })),
    runs_by_itself: points === 0 && courses === 0 && since <= daysToChangeOnesMind * dayMs,
  }
}

/** Over, whatever share of it came back; granted points that are left go back. */
const refunded: PaymentOwner['refunded'] = async (ctx, payment, refund) => {
  const membership = await locked(ctx, payment.to_no)
  const { mbs_no, client_no, mbs_name, mbs_pocket, granted, stored_state } = membership
  if (stored_state === 20) await updateMembership(ctx.db, mbs_no, { mbs_state: 21 })
  await updateMembership(ctx.db, mbs_no, { mbs_state: 22 })
  if (granted && mbs_pocket > 0) {
    const reason = membershipText.takeBack(mbs_name)
    await takePocketLeft(ctx, { client_no, amount: mbs_pocket, reason, about: { mbs_no } })
  }
  if (refund.is_whole) await returnCoupon(ctx, payment.pay_no)
  await alarmCompany(ctx, membership, membershipText.clientRefunded(mbs_name))
  await publishMembership(ctx, client_no)
}

/** Sells memberships (docs/decisions/034-payments.md). */
export const membershipOwner: PaymentOwner = {
  quote,
  hold,
  release: (ctx, { pay_no }) => releaseCoupon(ctx, pay_no),
  paid,
  reversed,
  refundable,
  refunded,
  terms: async (ctx, { to_no }) => {
    const { start_dt, end_dt } = await read(ctx, to_no)
    return membershipText.terms(membershipText.period(start_dt ?? '', end_dt ?? ''))
  },
  canSee: async (ctx, payment, viewer) => {
    if (viewer.emp_no !== null) return viewer.emp_scope.has('AdminMembership')
    return viewer.client_no !== null && viewer.client_no === (await read(ctx, payment.to_no)).client_no
  },
  pages: {
    complete: (pay_no) => pathOf('ClientCampPaymentCompleteV3', { pay_no }),
    fail: (pay_no) => pathOf('ClientCampPaymentFailV3', { pay_no }),
    staff: () => pathOf('AdminMembership'),
  },
}
