import {
  type alimtalk,
  alimtalkMessages,
  longDate,
  meetingTypeWords,
  templateOf,
} from '@crm/contract/features/alimtalk/alimtalk'
import { notComing } from '@crm/contract/features/meetings/meetings.words'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { findMeeting, findMessages, findMessagesOf, insertMessages } from './alimtalk.queries.ts'
import { sendMessageJob } from './deliver.service.ts'
import { contactsOf, factsOf } from './facts.service.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

export const listAlimtalk = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof alimtalk.read>) => {
  const found = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  const meeting = {
    ms_no,
    client_name: found.client_name,
    template_name: templateOf(found),
    meeting_date: longDate(found.start_dt),
    meeting_type: meetingTypeWords(found),
    is_coming: notComing(found) === null,
    contacts: contactsOf(found),
    quiet_until: quietEnd(quietSeconds(ctx.config.alimtalk.quiet)),
  }
  return { state: done, query: await findMessagesOf(ctx.db, ms_no), meeting }
}

type Sending = ParsedOf<typeof alimtalk.send>['body']

/** With `ms_no`, the facts are read from that meeting and the receivers must be its contacts. */
const checked = async (ctx: Context, { ms_no, template_name, receivers }: Sending) => {
  const asked = receivers.map((receiver) => ({ ...receiver, template_name, survey_url: null }))
  if (ms_no === undefined) return asked
  const meeting = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  if (notComing(meeting)) return refuse('conflict', alimtalkMessages.notComing)
  if (templateOf(meeting) !== template_name) return refuse('invalid_input', alimtalkMessages.wrongTemplate)
  const known = new Set(contactsOf(meeting).map(({ number }) => number))
  if (receivers.some(({ receiver }) => !known.has(receiver)))
    return refuse('invalid_input', alimtalkMessages.notAContact)
  const facts = await factsOf(ctx, meeting, template_name)
  return asked.map((receiver) => ({ ...receiver, ...facts }))
}

/** Rows and jobs in one transaction: what is asked for is sent once, in the morning when it is night. */
export const sendAlimtalk = async (ctx: Context, { body }: ParsedOf<typeof alimtalk.send>) => {
  const each = [...new Map((await checked(ctx, body)).map((receiver) => [receiver.receiver, receiver])).values()]
  const wait = quietSeconds(ctx.config.alimtalk.quiet)
  const drafts = each.map((receiver) => ({ ...receiver, ms_no: body.ms_no ?? null, emp_no: ctx.actor.emp_no }))
  const queued = await insertMessages(ctx.db, drafts, wait)
  const at_nos = queued.map(({ at_no }) => at_no)
  const jobs = at_nos.map((at_no) => ({ at_no }))
  await ctx.enqueue(sendMessageJob, jobs, wait ? { afterSeconds: wait } : {})
  if (at_nos.length) ctx.publish('alimtalk.changed')
  return {
    state: done,
    query: await findMessages(ctx.db, at_nos),
    quiet_until: quietEnd(wait),
    already_waiting: each
      .filter(({ receiver }) => !queued.some((notice) => notice.receiver === receiver))
      .map(({ recvname }) => recvname),
  }
}
