import type { memberships } from '@crm/contract/features/memberships/memberships'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { alarmStaff } from './memberships.alarms.ts'
import { membershipText } from './memberships.messages.ts'
import { findOfferedPlans, findOpenRequest, findOwnMemberships, lockCompany } from './memberships.queries.ts'
import {
  closeRequest,
  insertRequest,
  lockedMembership,
  openMembershipPayment,
  readMembership,
  shownMembership,
} from './memberships.service.ts'
import { publishMembership } from './starting.service.ts'

/** Which company it is comes from the session alone. */
const ownCompany = (ctx: Context) => ctx.actor.client_no ?? refuse('not_found')

export const listOwn = async (ctx: Context, { query }: ParsedOf<typeof memberships.own>) => {
  const page = await readQueryPage(findOwnMemberships(ctx.db, ownCompany(ctx)), query)
  const rows = []
  for (const membership of page.query) rows.push(await shownMembership(ctx, membership))
  return { state: done, query: rows, total: page.total }
}

export const listOffered = async (ctx: Context) => ({ state: done, query: await findOfferedPlans(ctx.db) })

const ownToChange = async (ctx: Context, mbs_no: number) => {
  const membership = await lockedMembership(ctx, mbs_no)
  return membership.client_no === ownCompany(ctx) ? membership : refuse('not_found')
}

const answer = async (ctx: Context, mbs_no: number) => {
  const membership = await readMembership(ctx, mbs_no)
  await publishMembership(ctx, membership.client_no)
  return one(await shownMembership(ctx, membership))
}

/** What was asked for and not paid gives way to the new wish. */
export const requestOwn = async (ctx: Context, { body }: ParsedOf<typeof memberships.requestOwn>) => {
  const client_no = ownCompany(ctx)
  await lockCompany(ctx.db, client_no)
  const open = await findOpenRequest(ctx.db, client_no)
  if (open !== undefined) await closeRequest(ctx, await readMembership(ctx, open), membershipText.closedByClient)
  const mbs_no = await insertRequest(ctx, { client_no, ...body, user_no: ctx.actor.user_no, emp_no: null })
  const { client_name, mbs_name } = await readMembership(ctx, mbs_no)
  await alarmStaff(ctx, membershipText.requestedTitle(client_name, mbs_name), { mbs_no })
  return answer(ctx, mbs_no)
}

export const payOwn = async (ctx: Context, { params, body }: ParsedOf<typeof memberships.payOwn>) => {
  const membership = await ownToChange(ctx, params.mbs_no)
  const { cp_no, pocket } = body
  const payment = await openMembershipPayment(ctx, membership, {
    user_no: ctx.actor.user_no,
    pay_info: { cp_no },
    pocket,
  })
  await publishMembership(ctx, membership.client_no)
  const { pay_no, pay_total, pay_pocket, pay_money } = payment
  return one({ pay_no, pay_total, pay_pocket, pay_money })
}

export const closeOwn = async (ctx: Context, { params }: ParsedOf<typeof memberships.closeOwn>) => {
  await closeRequest(ctx, await ownToChange(ctx, params.mbs_no), membershipText.closedByClient)
  return answer(ctx, params.mbs_no)
}
