import type { MeetingRequest } from '@crm/contract/features/meetingRequests/meetingRequests'
import { meetingPath } from '@crm/contract/features/meetings/meetings.words'
import { showDateTime } from '@crm/contract/kit/dates'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { askedTitle, declinedTitle } from './meetingRequests.messages.ts'
import { findAnswerers, findAsker } from './meetingRequests.queries.ts'

const linkOf = ({ kind, ms_no, proj_no }: MeetingRequest) =>
  kind === 'move' && ms_no !== null ? meetingPath(ms_no) : pathOf('WorkDetailMeeting', { id: proj_no ?? 0 })

/** Raises an alarm for those who answer the request. */
export const alarmAnswerers = async (ctx: Context, request: MeetingRequest) =>
  raiseAlarm(ctx, {
    kind: 'meetingRequests.asked',
    toStaff: await findAnswerers(ctx.db, request),
    title: askedTitle[request.kind](request.client_name),
    body: [request.proj_name, request.wishes.map((wish) => showDateTime(wish)).join(', '), request.words]
      .filter(Boolean)
      .join(' · '),
    link: linkOf(request),
    about: `request:${request.mq_no}`,
  })

/** Writes to who asked, unless they have left. Of a meeting that is booked or moved its people are alarmed by the meeting. */
export const mailAsker = async (
  ctx: Context,
  mq_no: number,
  notice: (link: string) => { subject: string; lines: string[] },
) => {
  const asker = await findAsker(ctx.db, mq_no)
  if (!asker?.user_email) return
  const link = new URL(pathOf('ClientMeeting'), ctx.config.publicUrl).href
  await queueMail(ctx, { to: asker.user_email, user_name: asker.user_name, ...notice(link) })
}

/** Raises an alarm for who asked that there is an answer and no meeting. */
export const alarmDeclined = async (ctx: Context, mq_no: number, answer: string) => {
  const asker = await findAsker(ctx.db, mq_no)
  await raiseAlarm(ctx, {
    kind: 'meetingRequests.answered',
    to: asker ? [asker.user_no] : [],
    title: declinedTitle,
    body: answer,
    link: pathOf('ClientMeeting'),
    about: `request:${mq_no}`,
  })
}
