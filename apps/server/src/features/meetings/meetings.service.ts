import type { meetings } from '@crm/contract/features/meetings/meetings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { page } from '../../http/answers.ts'
import { findMeetings } from './list.queries.ts'
import { findComing } from './meetings.queries.ts'

export const listMeetings = async (ctx: Context, { query }: Pick<ParsedOf<typeof meetings.list>, 'query'>) => {
  const { is_own, offset, limit, desc, ...filter } = query
  const own = is_own && ctx.actor.emp_no !== null ? { emp_no: ctx.actor.emp_no } : {}
  return page(await findMeetings(ctx.db, { ...filter, ...own }, { offset, limit, desc }))
}

export const listComingMeetings = async (ctx: Context, { query }: ParsedOf<typeof meetings.dday>) =>
  page(await findComing(ctx.db, query.is_own ? ctx.actor.emp_no : null, query))
