import { longDate, meetingTypeWords, noticeMessages, type notices, templateOf } from '@crm/contract/features/notices'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Contact } from '@crm/contract/people'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { surveyIdOf } from '../surveys/surveys.service.ts'
import { sendNotice } from './deliver.service.ts'
import { type FoundMeeting, findMeeting, findNotices, findNoticesOf, insertNotice } from './notices.queries.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

/** Everybody whose number we have for this meeting, each once. */
const contactsOf = ({ client_rep_name, client_phone, client_contact, others }: FoundMeeting): Contact[] => {
  const representative = client_phone ? [{ name: client_rep_name || client_phone, number: client_phone }] : []
  const all = [...(client_contact ?? []), ...(others ?? []), ...representative]
  return [...new Map(all.map((contact) => [contact.number, contact])).values()]
}

export const read = async (ctx: Context, { query: { ms_no } }: ParsedOf<typeof notices.read>) => {
  const found = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  const meeting = {
    ms_no,
    client_name: found.client_name,
    template_name: templateOf(found),
    meeting_date: longDate(found.start_dt),
    meeting_type: meetingTypeWords(found),
    is_coming: found.is_coming,
    contacts: contactsOf(found),
    quiet_until: quietEnd(quietSeconds(ctx.config.alimtalk.quiet)),
  }
  return { state: done, query: await findNoticesOf(ctx.db, ms_no), meeting }
}

type Sending = ParsedOf<typeof notices.send>['body']

/** Of a known meeting only its own facts are told, and only to its own people. */
const checked = async (ctx: Context, { ms_no, template_name, receivers }: Sending) => {
  if (ms_no === undefined) return { receivers, survey_url: null }
  const meeting = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
  if (!meeting.is_coming) return refuse('conflict', noticeMessages.notComing)
  if (templateOf(meeting) !== template_name) return refuse('invalid_input', noticeMessages.wrongTemplate)
  const known = new Set(contactsOf(meeting).map(({ number }) => number))
  if (receivers.some(({ receiver }) => !known.has(receiver))) return refuse('invalid_input', noticeMessages.notAContact)
  const facts = { meeting_date: longDate(meeting.start_dt), meeting_type: meetingTypeWords(meeting) }
  const survey_url =
    template_name === 'pre_meeting'
      ? new URL(screens.PreSurveyQuestion.path.replace(':id', await surveyIdOf(ctx.db, ms_no)), ctx.config.publicUrl)
          .href
      : null
  return { receivers: receivers.map((receiver) => ({ ...receiver, ...facts })), survey_url }
}

/** Rows and jobs in one transaction: what is asked for is sent once, in the morning when it is night. */
export const send = async (ctx: Context, { body }: ParsedOf<typeof notices.send>) => {
  const { receivers, survey_url } = await checked(ctx, body)
  const wait = quietSeconds(ctx.config.alimtalk.quiet)
  const { ms_no = null, template_name } = body
  const at_nos: number[] = []
  const each = new Map(receivers.map((receiver) => [receiver.receiver, receiver])).values()
  for (const receiver of each) {
    const draft = { ms_no, template_name, ...receiver, survey_url, emp_no: ctx.actor.emp_no }
    const at_no = await insertNotice(ctx.db, draft, wait)
    await ctx.enqueue(sendNotice, { at_no }, wait ? { afterSeconds: wait } : {})
    at_nos.push(at_no)
  }
  ctx.publish('notices.changed')
  return { state: done, query: await findNotices(ctx.db, at_nos), quiet_until: quietEnd(wait) }
}
