import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { mailAsker } from './meetingRequests.alarms.ts'
import { answerNotice, meetingGone, requestRefusals } from './meetingRequests.messages.ts'
import {
  closeRequest,
  findOpenMoves,
  findRequest,
  findSettledMoves,
  reopenAnsweredMove,
} from './meetingRequests.queries.ts'

type Booked = Pick<MeetingDetail, 'ms_no' | 'proj_no' | 'start_dt' | 'mr_checked'>

/** A meeting was booked for this request: it must be one of its project, and nobody else has answered it. */
export const answerWithMeeting = async (ctx: Context, mq_no: number, { ms_no, proj_no, start_dt }: Booked) => {
  const request = await findRequest(ctx.db, {}, mq_no)
  if (request?.kind !== 'new' || request.proj_no !== proj_no) return refuse('conflict', requestRefusals.closed)
  const closed = await closeRequest(ctx.db, mq_no, { state: 'answered', ms_no, emp_no: ctx.actor.emp_no })
  if (!closed) return refuse('conflict', requestRefusals.closed)
  await mailAsker(ctx, mq_no, (link) => answerNotice.booked(start_dt, link))
  ctx.publish('meetingRequests.changed')
}

/** Who takes their change back at once has not answered the wish after all; the client was told otherwise. */
const reopenMove = async (ctx: Context, ms_no: number) => {
  const mq_no = await reopenAnsweredMove(ctx.db, ms_no, ctx.actor.emp_no)
  if (mq_no === undefined) return
  await mailAsker(ctx, mq_no, answerNotice.reopened)
  ctx.publish('meetingRequests.changed')
}

/** Whoever moves a meeting, by whichever call, answers the client's wish to move it; so does who cancels it. */
export const answerMoves = async (ctx: Context, { ms_no, start_dt, mr_checked }: Booked) => {
  for (const { mq_no } of await findSettledMoves(ctx.db, ms_no)) {
    await closeRequest(ctx.db, mq_no, { state: 'answered', emp_no: ctx.actor.emp_no })
    await mailAsker(ctx, mq_no, (link) =>
      mr_checked === 2 ? answerNotice.cancelled(link) : answerNotice.moved(start_dt, link),
    )
    ctx.publish('meetingRequests.changed')
  }
  await reopenMove(ctx, ms_no)
}

/** The meeting is about to be deleted: nothing can come of wishes to move it. */
export const closeMovesOf = async (ctx: Context, ms_no: number) => {
  for (const { mq_no } of await findOpenMoves(ctx.db, ms_no)) {
    await closeRequest(ctx.db, mq_no, { state: 'declined', answer: meetingGone, emp_no: ctx.actor.emp_no })
    await mailAsker(ctx, mq_no, answerNotice.cancelled)
    ctx.publish('meetingRequests.changed')
  }
}
