import { type Minutes, minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { minutesColumns } from '@crm/contract/features/minutes/minutes.columns'
import { minutesScreens } from '@crm/contract/features/minutes/minutes.screens'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { requireMeeting } from '../reference/seenMeetings.service.ts'
import { findAllMinutes, findMinutesInOrder, findMinutesNos } from './list.queries.ts'
import { mayReadMinutes } from './minutes.policy.ts'
import {
  findClientMinutes,
  findMeeting,
  findMinutes,
  findMinutesOf,
  hasMeetingBegun,
  insertMinutes,
  setPublished,
  updateMinutesRow,
  type WrittenParts,
} from './minutes.queries.ts'
import { alarmClientOfMinutes } from './published.service.ts'

export const getMinutes = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof minutes.read>) => {
  if (!(await mayReadMinutes(ctx, ms_no))) return refuse('not_found')
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
  const { ms_no, proj_no: _, is_published, ...sent } = body
  await requireMeeting(ctx, ms_no)
  const { proj_no } = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  // What is completed is the client's to read unless somebody decided otherwise; never before the meeting.
  const publishes = is_published && Boolean(sent.mrd_content) && (await hasMeetingBegun(ctx.db, ms_no))
  const parts = { ...sent, publishes }
  const made = await insertMinutes(ctx.db, { ms_no, proj_no, emp_no: ctx.actor.emp_no, ...parts })
  const [there] = made ? [] : await findMinutesOf(ctx.db, ms_no)
  if (there && !isOtherPart(there, parts)) return unlessSame(ctx, there, body)
  const mrd_no = made?.mrd_no ?? there?.mrd_no ?? refuse('not_found')
  if (there) await updateMinutesRow(ctx.db, mrd_no, { ...parts, rev: there.rev })
  if (publishes) await alarmClientOfMinutes(ctx, ms_no)
  return answer(ctx, mrd_no)
}

export const updateMinutes = async (ctx: Context, { params: { mrd_no }, body }: ParsedOf<typeof minutes.update>) => {
  const there = (await findMinutes(ctx.db, mrd_no)) ?? refuse('not_found')
  await requireMeeting(ctx, there.ms_no)
  // Texts beside recordings that were there before are completed now.
  const isCompleted = there.mrd_content === '' && Boolean(body.mrd_content)
  const publishes = isCompleted && (await hasMeetingBegun(ctx.db, there.ms_no))
  if (!(await updateMinutesRow(ctx.db, mrd_no, { ...body, publishes })))
    return unlessSame(ctx, await findMinutes(ctx.db, mrd_no), body)
  if (publishes) await alarmClientOfMinutes(ctx, there.ms_no)
  return answer(ctx, mrd_no)
}

export const publishMinutes = async (ctx: Context, { params, body }: ParsedOf<typeof minutes.publish>) => {
  const there = (await findMinutes(ctx.db, params.mrd_no)) ?? refuse('not_found')
  await requireMeeting(ctx, there.ms_no)
  if (there.mrd_content === '') return refuse('conflict', minutesMessages.unwritten)
  if (body.is_published && !(await hasMeetingBegun(ctx.db, there.ms_no)))
    return refuse('conflict', minutesMessages.tooEarly)
  const isChanged = await setPublished(ctx.db, there.mrd_no, body.is_published)
  if (isChanged && body.is_published) await alarmClientOfMinutes(ctx, there.ms_no)
  return answer(ctx, there.mrd_no)
}

/** Which company it is comes from the session alone. */
export const listClientMinutes = async (ctx: Context, { query }: ParsedOf<typeof minutes.ofClient>) => {
  const { client_no } = ctx.actor
  if (client_no === null) return refuse('not_found')
  return page(await findClientMinutes(ctx.db, { client_no, proj_no: query.proj_no }, query))
}
