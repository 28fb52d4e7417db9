import { type Minutes, minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { findAllMinutes } from './list.queries.ts'
import {
  findClientMinutes,
  findMeeting,
  findMinutes,
  findMinutesOf,
  insertMinutes,
  updateMinutesRow,
} from './minutes.queries.ts'

export const getMinutes = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof minutes.read>) => {
  const [meeting, query] = await Promise.all([findMeeting(ctx.db, ms_no), findMinutesOf(ctx.db, ms_no)])
  if (!meeting) return refuse('not_found')
  return { state: done, query, meeting }
}

export const listMinutes = async (ctx: Context, { query }: ParsedOf<typeof minutes.list>) => {
  const emp_no = query.is_own ? (ctx.actor.emp_no ?? undefined) : undefined
  return page(await findAllMinutes(ctx.db, { ...query, emp_no }, query))
}

type Texts = Pick<Minutes, 'mrd_content' | 'mrd_secret'>

const answer = async (ctx: Context, mrd_no: number) => {
  ctx.publish('minutes.changed')
  return one((await findMinutes(ctx.db, mrd_no)) ?? refuse('not_found'))
}

/** Who sends the very words that are there, because an answer got lost, has been first. */
const unlessSame = (ctx: Context, there: Minutes | undefined, { mrd_content, mrd_secret }: Texts) => {
  if (!there) return refuse('not_found')
  if (there.mrd_content !== mrd_content || there.mrd_secret !== mrd_secret)
    return refuseOutdated(minutes.update, there, minutesMessages.otherWasFirst)
  return answer(ctx, there.mrd_no)
}

/** The project comes from the meeting; the caller's `proj_no` is ignored. */
export const createMinutes = async (ctx: Context, { body }: ParsedOf<typeof minutes.create>) => {
  const { ms_no, mrd_content, mrd_secret } = body
  const { proj_no } = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  const draft = { ms_no, proj_no, mrd_content, mrd_secret, emp_no: ctx.actor.emp_no }
  const made = await insertMinutes(ctx.db, draft)
  if (made) return answer(ctx, made.mrd_no)
  const [there] = await findMinutesOf(ctx.db, ms_no)
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
  return page(await findClientMinutes(ctx.db, client_no, query))
}
