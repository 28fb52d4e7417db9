import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { refundOf } from '@crm/contract/features/enrolments/refundRule'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { withPictures } from '../courses/pictures.ts'
import { findCompanyOrders, findCompanySeats, findMySeats, type StoredSeat } from './my.queries.ts'

type Terms = Pick<StoredSeat, 'cs_paid' | 'cs_refunded' | 'paid_lectures' | 'opened' | 'is_over' | 'seat_state'>

/** The refund meter: what comes back if it is asked for now. */
const refundNow = ({ cs_paid, cs_refunded, paid_lectures, opened, is_over, seat_state }: Terms) =>
  cs_paid === 0 || seat_state === 'ended'
    ? null
    : refundOf({ paid: cs_paid - cs_refunded, lectures: paid_lectures, opened, isOver: is_over })

const ownCompany = ({ actor }: Context) => actor.client_no ?? refuse('not_allowed')

export const listMySeats = async (ctx: Context, { query }: ParsedOf<typeof enrolments.mySeats>) => {
  const rows = await findMySeats(ctx.db, ctx.actor.user_no, query.kind)
  const pictured = await withPictures(ctx, 'course_pictures', rows, ({ crs_no }) => crs_no)
  return list(pictured.map((row) => ({ ...row, refund_now: refundNow(row) })))
}

export const listCompanySeats = async (ctx: Context, { query }: ParsedOf<typeof enrolments.companySeats>) => {
  const found = await findCompanySeats(ctx.db, ownCompany(ctx), query)
  return page({ ...found, query: found.query.map((row) => ({ ...row, refund_now: refundNow(row) })) })
}

export const listCompanyOrders = async (ctx: Context, { query }: ParsedOf<typeof enrolments.companyOrders>) =>
  page(await findCompanyOrders(ctx.db, ownCompany(ctx), query))
