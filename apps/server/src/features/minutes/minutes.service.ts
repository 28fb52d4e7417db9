import { type Minutes, minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { minutesColumns } from '@crm/contract/features/minutes/minutes.columns'
import { minutesScreens } from '@crm/contract/features/minutes/minutes.screens'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { one, page } from '../../http/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { findAllMinutes, findMinutesInOrder, findMinutesNos } from './list.queries.ts'
import {
  findClientMinutes,
  findMeeting,
  findMinutes,
  findMinutesOf,
  insertMinutes,
  updateMinutesRow,
  type WrittenParts,
} from './minutes.queries.ts'
import { alarmClientOfMinutes } from './published.service.ts'

export const getMinutes = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof minutes.read>) => {
  const [meeting, query] = await Promise.all([findMeeting(ctx.db, ms_no), findMinutesOf(ctx.db, ms_no)])
  if (!meeting) return refuse('not_found')
  return { state: done, query, meeting }
}

const filterOf = (ctx: Context, { is_own, ...query }: ParsedOf<typeof minutes.excel>['query']) => ({
  ...query,
  emp_no: is_own ? (ctx.actor.emp_no ?? undefined) : undefined,
})

export const listMinutes = async (ctx: Context, { query }: ParsedOf<typeof minutes.list>) =>
  page(await findAllMinutes(ctx.db, filterOf(ctx, query), query))

export const downloadMinutesExcel = async (ctx: Context, { query }: ParsedOf<typeof minutes.excel>) => {
  const ms_nos = await findMinutesNos(ctx.db, filterOf(ctx, query), query)
  const batches = inBatches(ms_nos, (some) => findMinutesInOrder(ctx.db, some))
  const name = minutesScreens.ScheduleRecord.title
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(minutesColumns), batches })
}

const answer = async (ctx: Context, mrd_no: number) => {
  ctx.publish('minutes.changed')
  return one((await findMinutes(ctx.db, mrd_no)) ?? refuse('not_found'))
}

/** Who sends the very words that are there, because an answer got lost, has been first. */
const unlessSame = (ctx: Context, there: Minutes | undefined, { mrd_content, mrd_secret }: WrittenParts) => {
  if (!there) return refuse('not_found')
  if (there.mrd_content !== mrd_content || there.mrd_secret !== mrd_secret)
    return refuseOutdated(minutes.update, there, minutesMessages.otherWasFirst)
  return answer(ctx, there.mrd_no)
}

/** Whoever sends one part fills it in where there is only the other. */
const isOtherPart = ({ mrd_content, mrd_record }: Minutes, sent: WrittenParts) =>
  sent.mrd_content === undefined ? mrd_record.length === 0 : mrd_content === ''

/** The project comes from the meeting; the caller's `proj_no` is ignored. */
export const createMinutes = async (ctx: Context, { body }: ParsedOf<typeof minutes.create>) => {
  const { ms_no, proj_no: _, ...parts } = body
  const { proj_no } = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  const made = await insertMinutes(ctx.db, { ms_no, proj_no, emp_no: ctx.actor.emp_no, ...parts })
  if (made) {
    if (parts.mrd_content) await alarmClientOfMinutes(ctx, ms_no)
    return answer(ctx, made.mrd_no)
  }
  const [there] = await findMinutesOf(ctx.db, ms_no)
  if (there && isOtherPart(there, parts)) {
    await updateMinutesRow(ctx.db, there.mrd_no, { ...parts, rev: there.rev })
    if (parts.mrd_content) await alarmClientOfMinutes(ctx, ms_no)
    return answer(ctx, there.mrd_no)
  }
  return unlessSame(ctx, there, body)
}

export const updateMinutes = async (ctx: Context, { params: { mrd_no }, body }: ParsedOf<typeof minutes.update>) => {
  if (await updateMinutesRow(ctx.db, mrd_no, body)) return answer(ctx, mrd_no)
  return unlessSame(ctx, await findMinutes(ctx.db, mrd_no), body)
}

/** Which company it is comes from the session alone. */
export const listClientMinutes = async (ctx: Context, { query }: ParsedOf<typeof minutes.ofClient>) => {
  const { client_no } = ctx.actor
  if (client_no === null) return refuse('not_found')
  return page(await findClientMinutes(ctx.db, { client_no, proj_no: query.proj_no }, query))
}
