import type { meetings } from '@crm/contract/features/meetings/meetings'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { findMeetings } from './list.queries.ts'
import { findComing } from './meetings.queries.ts'

export const listMeetings = async (ctx: Context, { query }: ParsedOf<typeof meetings.list>) => {
  const { is_own, offset, limit, desc, ...filter } = query
  const own = is_own && ctx.actor.emp_no !== null ? { emp_no: ctx.actor.emp_no } : {}
  return { state: done, ...(await findMeetings(ctx.db, { ...filter, ...own }, { offset, limit, desc })) }
}

export const listComingMeetings = async (ctx: Context, { query }: ParsedOf<typeof meetings.dday>) => ({
  state: done,
  ...(await findComing(ctx.db, query.is_own ? ctx.actor.emp_no : null, query)),
})
