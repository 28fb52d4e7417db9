import {
  type alimtalk,
  alimtalkMessages,
  longDate,
  meetingTypeWords,
  templateOf,
} from '@crm/contract/features/alimtalk/alimtalk'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { requireMeeting } from '../reference/seenMeetings.service.ts'
import { aboutMeeting, changeTemplateOf, contactsOf, type FoundMeeting, hasBegun } from './aboutMeeting.service.ts'
import { findMessages, findMessagesOf, type ShownMessage } from './alimtalk.queries.ts'
import { previewAlimtalk, recordFor } from './content.service.ts'
import { queueAlimtalk } from './queue.service.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

const titleOf = ({ alimtalkTemplates }: Context, name: string) => alimtalkTemplates.get(name)?.title ?? name

const withTitles = (ctx: Context, messages: ShownMessage[]) =>
  messages.map((message) => ({ ...message, template_title: titleOf(ctx, message.template_name) }))

/** What has changed since the client was last written to about the meeting. */
const changeOf = (ctx: Context, row: FoundMeeting) => {
  const template_name = changeTemplateOf(row)
  return template_name && { template_name, title: titleOf(ctx, template_name), told_dt: row.from?.told_dt ?? null }
}

export const listAlimtalk = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof alimtalk.read>) => {
  await requireMeeting(ctx, ms_no)
  const { table, find, obstacleOf } = aboutMeeting
  const row = (await find(ctx.db, ms_no)) ?? refuse('not_found')
  const meeting = {
    ms_no,
    client_name: row.client_name,
    template_name: templateOf(row),
    change: changeOf(ctx, row),
    meeting_date: longDate(row.start_dt),
    meeting_type: meetingTypeWords(row),
    is_coming: obstacleOf(row) === null,
    may_tell: !hasBegun(row),
    contacts: contactsOf(row),
    quiet_until: quietEnd(quietSeconds(ctx.config.alimtalk.quiet)),
  }
  return { state: done, query: withTitles(ctx, await findMessagesOf(ctx.db, table, ms_no)), meeting }
}

const meetingTemplate = ({ alimtalkTemplates }: Context, name: string) => {
  const template = alimtalkTemplates.get(name)
  return template?.subject.table === aboutMeeting.table
    ? template
    : refuse('invalid_input', alimtalkMessages.wrongTemplate)
}

/** What would be sent now, to the letter but for links that are made only then. */
export const getPreview = async (ctx: Context, { query }: ParsedOf<typeof alimtalk.preview>) => {
  await requireMeeting(ctx, query.ms_no)
  const template = meetingTemplate(ctx, query.template_name)
  const row = await recordFor(ctx, { template, to_no: query.ms_no })
  return one(previewAlimtalk(ctx, { template, row, recvname: query.recvname }))
}

/** The facts are read from the meeting, and the receivers must be its contacts. */
export const sendAlimtalk = async (ctx: Context, { body }: ParsedOf<typeof alimtalk.send>) => {
  const { ms_no, template_name, way } = body
  await requireMeeting(ctx, ms_no)
  const template = meetingTemplate(ctx, template_name)
  const receivers = body.receivers.map(({ receiver }) => receiver)
  const { at_nos, ...answer } = await queueAlimtalk(ctx, { template, to_no: ms_no, receivers, way })
  return { state: done, query: withTitles(ctx, await findMessages(ctx.db, at_nos)), ...answer }
}
