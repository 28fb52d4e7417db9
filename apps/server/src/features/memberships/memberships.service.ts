import type { memberships } from '@crm/contract/features/memberships/memberships'
import { membershipColumns } from '@crm/contract/features/memberships/memberships.rows'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { readCachedTotal } from '../../db/cachedTotals.ts'
import { isDuplicate, isExcluded, missingReference } from '../../db/dbErrors.ts'
import { filterConditions, filterKey } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { readPlan } from '../membershipPlans/membershipPlans.service.ts'
import { recordDeposit } from '../payments/deposit.service.ts'
import { closePayment, openPayment } from '../payments/payments.service.ts'
import { membershipText } from './memberships.messages.ts'
import {
  countsOf,
  findMembership,
  findOpenPayment,
  findRows,
  insertMembership,
  isInState,
  lockCompany,
  type StoredMembership,
  updateMembership,
} from './memberships.queries.ts'
import { refundOf } from './refunds.service.ts'
import { alarmCompany, publishMembership } from './starting.service.ts'

type Filter = Omit<QueryOf<typeof memberships.list>, 'offset' | 'limit'>

const order = { reg_dt: sql`m.mbs_no`, client_name: sql`c.client_name`, mbs_price: sql`m.mbs_price` }

const conditions = (query: Partial<Filter>) =>
  filterConditions(query, {
    keyword: (keyword) => matches(sql`c.search_text`, keyword),
    mbs_state: isInState,
    mbp_no: (mbp_no) => sql`m.mbp_no = ${mbp_no}`,
  })

const found = (query: Filter) => ({
  id: 'm.mbs_no' as const,
  from: sql`memberships m join clients c using (client_no)`,
  where: conditions(query),
  orderBy: sql`${order[query.sort]} ${query.desc ? sql`desc` : sql`asc`}, m.mbs_no desc`,
})

/** Days decide states, so counts are those of a day. */
const countedFrom = ['memberships', 'clients']
const readCounts = (ctx: Context, others: Partial<Filter>) => {
  const key = filterKey(`membership counts ${koreaToday()}`, others)
  return readCachedTotal(ctx.db, { key, tables: countedFrom, count: countsOf(conditions(others)) })
}

/** Counts are of all states, whichever is looked at. */
export const listMemberships = async (ctx: Context, { query }: ParsedOf<typeof memberships.list>) => {
  const { mbs_state: _, ...others } = query
  const rows = (nos: number[]) => findRows(ctx.db, nos)
  const total = query.keyword
    ? 'window'
    : { cached: filterKey(`memberships ${koreaToday()}`, query), tables: countedFrom }
  const page = await readPage(ctx.db, { ...found(query), page: query, total, rows })
  return { state: done, ...page, counts: await readCounts(ctx, others) }
}

export const exportMemberships = async (ctx: Context, { query }: ParsedOf<typeof memberships.excel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (nos) => findRows(ctx.db, nos))
  const name = membershipText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(membershipColumns), batches })
}

export const readMembership = async (ctx: Pick<Context, 'db'>, mbs_no: number) =>
  (await findMembership(ctx.db, mbs_no)) ?? refuse('not_found')

/** As it is answered: with what a refund would give back today. */
export const shownMembership = async (ctx: Pick<Context, 'db'>, membership: StoredMembership) => ({
  ...membership,
  refund: await refundOf(ctx.db, membership),
})

const answer = async (ctx: Context, mbs_no: number) => {
  const membership = await readMembership(ctx, mbs_no)
  await publishMembership(ctx, membership.client_no)
  return one(await shownMembership(ctx, membership))
}

export const getMembership = async (ctx: Context, { params }: ParsedOf<typeof memberships.detail>) =>
  one(await shownMembership(ctx, await readMembership(ctx, params.mbs_no)))

interface Wish {
  client_no: number
  mbp_no: number
  user_no: number | null
  emp_no: number | null
}

/** One open request a company; the database refuses a second one. */
export const insertRequest = async (ctx: Pick<Context, 'db'>, { mbp_no, ...who }: Wish) => {
  const plan = (await readPlan(ctx, mbp_no)) ?? refuseChoice('mbp_no')
  if (!plan.is_sold) return refuseField('invalid_input', 'mbp_no', membershipText.notSold)
  return insertMembership(ctx.db, { plan, ...who }).catch((fault: unknown) => {
    if (isDuplicate(fault, 'memberships_one_open')) return refuse('conflict', membershipText.alreadyOpen)
    if (missingReference(fault) === 'memberships_client_no_fkey') return refuseChoice('client_no')
    throw fault
  })
}

export const requestMembership = async (ctx: Context, { body }: ParsedOf<typeof memberships.request>) => {
  const mbs_no = await insertRequest(ctx, { ...body, user_no: null, emp_no: ctx.actor.emp_no })
  const membership = await readMembership(ctx, mbs_no)
  await alarmCompany(ctx, membership, membershipText.clientRequested(membership.mbs_name))
  return answer(ctx, mbs_no)
}

/** For a change: nobody else changes memberships of the company meanwhile. */
export const lockedMembership = async (ctx: Context, mbs_no: number) => {
  await lockCompany(ctx.db, (await readMembership(ctx, mbs_no)).client_no)
  return readMembership(ctx, mbs_no)
}

export const canPay = ({ mbs_state, stored_state }: StoredMembership) =>
  (mbs_state === 10 || mbs_state === 11) && stored_state !== 1 && stored_state !== 12

/** Opens the payment of a request; the membership is being paid from then on. */
export const openMembershipPayment = async (
  ctx: Context,
  membership: StoredMembership,
  wish: Omit<Parameters<typeof openPayment>[1], 'to_table' | 'to_no' | 'pay_key' | 'client_no'>,
) => {
  const { mbs_no, client_no, stored_state } = membership
  if (!canPay(membership)) return refuse('conflict', membershipText.cannotPay)
  if (stored_state === 10) await updateMembership(ctx.db, mbs_no, { mbs_state: 11 })
  return openPayment(ctx, {
    to_table: 'memberships',
    to_no: mbs_no,
    pay_key: `memberships:${mbs_no}`,
    client_no,
    ...wish,
  })
}

/** Staff have seen the money on the account. */
export const depositMembership = async (ctx: Context, { params, body }: ParsedOf<typeof memberships.deposit>) => {
  const membership = await lockedMembership(ctx, params.mbs_no)
  const open = await findOpenPayment(ctx.db, params.mbs_no)
  const pay_no =
    open ??
    (await openMembershipPayment(ctx, membership, { user_no: null, pay_info: { cp_no: null }, method: 'manual' }))
      .pay_no
  await recordDeposit(ctx, { pay_no, pay_type: body.pay_type })
  return answer(ctx, params.mbs_no)
}

/** Closes what nobody has paid, with the payment that is open for it. */
export const closeRequest = async (ctx: Context, membership: StoredMembership, reason: string) => {
  if (!canPay(membership)) return refuse('conflict', membershipText.cannotClose)
  const pay_no = await findOpenPayment(ctx.db, membership.mbs_no)
  if (pay_no !== undefined) await closePayment(ctx, pay_no)
  await updateMembership(ctx.db, membership.mbs_no, { mbs_state: 0, mbs_reason: reason })
}

export const closeMembership = async (ctx: Context, { params, body }: ParsedOf<typeof memberships.close>) => {
  await closeRequest(ctx, await lockedMembership(ctx, params.mbs_no), body.reason)
  return answer(ctx, params.mbs_no)
}

const longestYears = 10

export const extendMembership = async (ctx: Context, { params, body }: ParsedOf<typeof memberships.extend>) => {
  const { mbs_no, mbs_state, start_dt, end_dt } = await lockedMembership(ctx, params.mbs_no)
  if ((mbs_state !== 1 && mbs_state !== 12) || !start_dt || !end_dt)
    return refuse('conflict', membershipText.cannotExtend)
  if (body.end_dt <= end_dt) return refuseField('invalid_input', 'end_dt', membershipText.notLater)
  if (Number(body.end_dt.slice(0, 4)) > Number(start_dt.slice(0, 4)) + longestYears)
    return refuseField('invalid_input', 'end_dt', membershipText.tooLong)
  await updateMembership(ctx.db, mbs_no, { end_dt: body.end_dt, mbs_reason: body.reason }).catch((fault: unknown) => {
    if (isExcluded(fault, 'memberships_period')) return refuseField('invalid_input', 'end_dt', membershipText.overlaps)
    throw fault
  })
  return answer(ctx, mbs_no)
}
