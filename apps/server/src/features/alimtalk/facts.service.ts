import {
  alimtalkMessages,
  longDate,
  meetingTypeWords,
  type TemplateName,
  templateOf,
  unsentAs,
} from '@crm/contract/features/alimtalk/alimtalk'
import { notComing } from '@crm/contract/features/meetings/meetings.words'
import type { Contact } from '@crm/contract/kit/people'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { TalkRefused } from '../../ports/alimtalk/solapi.ts'
import { surveyIdOf } from '../surveys/surveys.service.ts'
import { type FoundMeeting, findMeeting, type LockedMessage, type MessageFacts } from './alimtalk.queries.ts'

/** Everybody whose number we have for this meeting, each once. */
export const contactsOf = ({ client_rep_name, client_phone, client_contact, others }: FoundMeeting): Contact[] => {
  const representative = client_phone ? [{ name: client_rep_name || client_phone, number: client_phone }] : []
  const all = [...(client_contact ?? []), ...(others ?? []), ...representative]
  return [...new Map(all.map((contact) => [contact.number, contact])).values()]
}

type Reading = Pick<Context, 'db' | 'config'>

/** The facts of a message, from the meeting as it is now. */
export const factsOf = async (
  { db, config }: Reading,
  meeting: FoundMeeting,
  template_name: TemplateName,
): Promise<MessageFacts> => ({
  template_name,
  meeting_date: longDate(meeting.start_dt),
  meeting_type: meetingTypeWords(meeting),
  survey_url:
    template_name === 'pre_meeting'
      ? new URL(pathOf('PreSurveyQuestion', { id: await surveyIdOf(db, meeting.ms_no) }), config.publicUrl).href
      : null,
})

/** A meeting may be moved or cancelled while its message waits: then the message has the new facts, or is not sent. */
export const factsNow = async (ctx: Reading, notice: LockedMessage): Promise<MessageFacts> => {
  const { template_name, meeting_date, meeting_type, survey_url } = notice
  if (notice.ms_no === null) return { template_name, meeting_date, meeting_type, survey_url }
  const meeting = await findMeeting(ctx.db, notice.ms_no)
  if (!meeting) throw new TalkRefused(unsentAs.cancelled)
  const reason = notComing(meeting)
  if (reason) throw new TalkRefused(unsentAs[reason])
  const template = templateOf(meeting)
  if (!template) throw new TalkRefused(alimtalkMessages.wrongTemplate)
  if (!contactsOf(meeting).some(({ number }) => number === notice.receiver))
    throw new TalkRefused(alimtalkMessages.notAContact)
  return factsOf(ctx, meeting, template)
}
