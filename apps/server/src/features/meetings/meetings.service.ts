import type { meetings } from '@crm/contract/features/meetings/meetings'
import { meetingColumns } from '@crm/contract/features/meetings/meetings.columns'
import { meetingScreens } from '@crm/contract/features/meetings/meetings.screens'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { page } from '../../http/answer/answers.ts'
import { seenBy } from '../reference/seenMeetings.service.ts'
import { findMeetingNos, findMeetings, findMeetingsInOrder } from './list.queries.ts'
import { findComing } from './meetings.queries.ts'

/** `is_own` is another way to say the caller's own number; who may not see every meeting finds the own ones only. */
const ownFilter = <Filter extends { is_own?: 0 | 1 | undefined }>(ctx: Context, { is_own, ...filter }: Filter) => ({
  ...filter,
  seen_by: seenBy(ctx),
  ...(is_own && ctx.actor.emp_no !== null ? { emp_no: ctx.actor.emp_no } : {}),
})

export const listMeetings = async (ctx: Context, { query }: Pick<ParsedOf<typeof meetings.list>, 'query'>) => {
  const { offset, limit, sort, desc, ...filter } = query
  return page(await findMeetings(ctx.db, ownFilter(ctx, filter), { offset, limit, sort, desc }))
}

export const downloadMeetingExcel = async (ctx: Context, { query }: ParsedOf<typeof meetings.excel>) => {
  const { sort, desc, ...filter } = query
  const ms_nos = await findMeetingNos(ctx.db, ownFilter(ctx, filter), { sort, desc })
  const batches = inBatches(ms_nos, (some) => findMeetingsInOrder(ctx.db, some))
  const name = meetingScreens.ScheduleMeeting.title
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(meetingColumns), batches })
}

export const listComingMeetings = async (ctx: Context, { query }: ParsedOf<typeof meetings.dday>) =>
  page(await findComing(ctx.db, query.is_own || seenBy(ctx) !== undefined ? ctx.actor.emp_no : null, query))
