import { Readable } from 'node:stream'
import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { clientPlace } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import type { ClientMeeting, portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answer/answers.ts'
import { contentDisposition } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import { calendarFile } from '../calendar/ical.ts'
import { calendarWords } from './portalMeetings.messages.ts'
import { findMeeting, findMeetings } from './portalMeetings.queries.ts'

/** The caller's company comes from the session, never from the request. */
const companyOf = (ctx: Context) => ctx.actor.client_no ?? refuse('not_found')

/** Another company's meeting is the same as none. */
const readOne = async (ctx: Context, ms_no: number) =>
  (await findMeeting(ctx.db, companyOf(ctx), ms_no)) ?? refuse('not_found')

export const listClientMeetings = async (ctx: Context, { query }: ParsedOf<typeof portalMeetings.list>) =>
  page(await findMeetings(ctx.db, companyOf(ctx), query, query))

export const getClientMeeting = async (ctx: Context, { params }: ParsedOf<typeof portalMeetings.detail>) => {
  const { rev: _, ...meeting } = await readOne(ctx, params.ms_no)
  return one(meeting)
}

/** `2026-11-16 10:00` as calendars write local time: `20261116T100000` */
const localTime = (written: string) => `${written.replace(/[-:]/g, '').replace(' ', 'T')}00`

const eventOf = (ctx: Context, meeting: ClientMeeting & { rev: number }) => ({
  uid: `meeting-${meeting.ms_no}@${new URL(ctx.config.publicUrl).hostname}`,
  start: localTime(meeting.start_dt),
  end: localTime(meeting.end_dt),
  sequence: meeting.rev,
  summary: calendarWords.summary(ctx.config.company.name, kindOf(meeting)),
  location: clientPlace(meeting, ctx.config.company.address),
  description: calendarWords.description(meeting),
})

/** Only what is still planned goes into somebody's calendar. */
export const downloadMeetingCalendar = async (
  ctx: Context,
  { params }: ParsedOf<typeof portalMeetings.calendarFile>,
) => {
  const meeting = await readOne(ctx, params.ms_no)
  if (meeting.status === 'cancelled' || meeting.status === 'waiting')
    return refuse('conflict', calendarWords.notPlanned)
  const body = Buffer.from(calendarFile(eventOf(ctx, meeting)))
  return new Download({
    headers: {
      type: 'text/calendar; charset=utf-8',
      disposition: contentDisposition('attachment', `meeting-${meeting.ms_no}.ics`),
      policy: "default-src 'none'",
    },
    size: null,
    tag: null,
    open: async () => Readable.from([body]),
  })
}
