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
import { refuse } from '../../http/refusal.ts'
import { aboutMeeting } from './aboutMeeting.service.ts'
import { findMessages, findMessagesOf, type ShownMessage } from './alimtalk.queries.ts'
import { previewAlimtalk } from './content.service.ts'
import { insertAndSend, queueAlimtalk } from './queue.service.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

const withTitles = ({ alimtalkTemplates }: Context, messages: ShownMessage[]) =>
  messages.map((message) => ({
    ...message,
    template_title: alimtalkTemplates.get(message.template_name)?.title ?? message.template_name,
  }))

export const listAlimtalk = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof alimtalk.read>) => {
  const { table, find, contactsOf, obstacleOf } = aboutMeeting
  const row = (await find(ctx.db, ms_no)) ?? refuse('not_found')
  const template_name = templateOf(row)
  const template = template_name && ctx.alimtalkTemplates.get(template_name)
  const contacts = contactsOf(row)
  const meeting = {
    ms_no,
    client_name: row.client_name,
    template_name,
    preview: template ? previewAlimtalk(ctx, { template, row, recvname: contacts[0]?.name ?? '' }) : null,
    meeting_date: longDate(row.start_dt),
    meeting_type: meetingTypeWords(row),
    is_coming: obstacleOf(row) === null,
    contacts,
    quiet_until: quietEnd(quietSeconds(ctx.config.alimtalk.quiet)),
  }
  return { state: done, query: withTitles(ctx, await findMessagesOf(ctx.db, table, ms_no)), meeting }
}

/** With `ms_no`, the facts are read from that meeting and the receivers must be its contacts. */
export const sendAlimtalk = async (ctx: Context, { body }: ParsedOf<typeof alimtalk.send>) => {
  const { ms_no, template_name, receivers } = body
  const template = ctx.alimtalkTemplates.get(template_name)
  if (template?.subject.table !== aboutMeeting.table) return refuse('invalid_input', alimtalkMessages.wrongTemplate)
  const asked = receivers.map(({ meeting_date, meeting_type, ...receiver }) => ({
    ...receiver,
    gaps: { 미팅: meeting_type, 일시: meeting_date },
  }))
  const { at_nos, ...answer } =
    ms_no === undefined
      ? await insertAndSend(ctx, { template, to_no: null, receivers: asked })
      : await queueAlimtalk(ctx, { template, to_no: ms_no, receivers: asked })
  return { state: done, query: withTitles(ctx, await findMessages(ctx.db, at_nos)), ...answer }
}
