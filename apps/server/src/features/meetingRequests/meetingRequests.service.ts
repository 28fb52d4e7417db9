import {
  type MeetingRequest,
  type meetingRequests,
  requestMessages,
} from '@crm/contract/features/meetingRequests/meetingRequests'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaNow } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { alarmAnswerers, alarmDeclined, mailAsker } from './meetingRequests.alarms.ts'
import { answerNotice, requestRefusals } from './meetingRequests.messages.ts'
import { keepsSchedule } from './meetingRequests.policy.ts'
import {
  closeRequest,
  findMovable,
  findRequest,
  findRequests,
  insertRequest,
  isOwnProject,
} from './meetingRequests.queries.ts'

// ---------------------------------------------------------------- clients

/** The caller's company comes from the session, never from the request. */
const companyOf = (ctx: Context) => ctx.actor.client_no ?? refuse('not_found')

const ownRequest = async (ctx: Context, mq_no: number) =>
  (await findRequest(ctx.db, { client_no: companyOf(ctx) }, mq_no)) ?? refuse('not_found')

export const listOwnRequests = async (ctx: Context, { query }: ParsedOf<typeof meetingRequests.ofClient>) =>
  page(await findRequests(ctx.db, { client_no: companyOf(ctx) }, query, query))

const refusePast = (wishes: string[]) => {
  const now = koreaNow()
  if (wishes.some((wish) => wish <= now)) refuseField('invalid_input', 'wishes', requestMessages.wishPast)
}

const announce = async (ctx: Context, mq_no: number) => {
  const request = await ownRequest(ctx, mq_no)
  await alarmAnswerers(ctx, request)
  ctx.publish('meetingRequests.changed')
  return one(request)
}

export const requestMeeting = async (ctx: Context, { body }: ParsedOf<typeof meetingRequests.requestMeeting>) => {
  const client_no = companyOf(ctx)
  if (!(await isOwnProject(ctx.db, client_no, body.proj_no))) return refuseChoice('proj_no')
  refusePast(body.wishes)
  const made = await insertRequest(ctx.db, { kind: 'new', client_no, user_no: ctx.actor.user_no, ...body })
  return announce(ctx, made?.mq_no ?? refuse('conflict'))
}

export const requestMove = async (ctx: Context, { params, body }: ParsedOf<typeof meetingRequests.requestMove>) => {
  const client_no = companyOf(ctx)
  const meeting = (await findMovable(ctx.db, client_no, params.ms_no)) ?? refuse('not_found')
  if (!meeting.is_open) return refuse('conflict', requestRefusals.over)
  refusePast(body.wishes)
  const { ms_no, proj_no, start_dt: from_dt } = meeting
  const { user_no } = ctx.actor
  const made = await insertRequest(ctx.db, { kind: 'move', client_no, proj_no, ms_no, from_dt, user_no, ...body })
  return announce(ctx, made?.mq_no ?? refuse('conflict', requestRefusals.asked))
}

export const withdrawRequest = async (ctx: Context, { params }: ParsedOf<typeof meetingRequests.withdraw>) => {
  const { mq_no } = await ownRequest(ctx, params.mq_no)
  if (!(await closeRequest(ctx.db, mq_no, { state: 'withdrawn' }))) return refuse('conflict', requestRefusals.closed)
  ctx.publish('meetingRequests.changed')
  return one(await ownRequest(ctx, mq_no))
}

// ---------------------------------------------------------------- staff

const readerOf = ({ actor }: Context) => (keepsSchedule(actor) ? {} : { emp_no: actor.emp_no ?? 0 })

const visibleRequest = async (ctx: Context, mq_no: number): Promise<MeetingRequest> =>
  (await findRequest(ctx.db, readerOf(ctx), mq_no)) ?? refuse('not_found')

export const listRequests = async (ctx: Context, { query }: ParsedOf<typeof meetingRequests.list>) =>
  page(await findRequests(ctx.db, readerOf(ctx), query, query))

export const declineRequest = async (ctx: Context, { params, body }: ParsedOf<typeof meetingRequests.decline>) => {
  const { mq_no } = await visibleRequest(ctx, params.mq_no)
  const outcome = { state: 'declined', answer: body.answer, emp_no: ctx.actor.emp_no } as const
  if (!(await closeRequest(ctx.db, mq_no, outcome))) return refuse('conflict', requestRefusals.closed)
  await alarmDeclined(ctx, mq_no, body.answer)
  await mailAsker(ctx, mq_no, (link) => answerNotice.declined(body.answer, link))
  ctx.publish('meetingRequests.changed')
  return one(await visibleRequest(ctx, mq_no))
}
