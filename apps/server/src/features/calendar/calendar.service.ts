import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { calendar } from '@crm/contract/features/calendar/calendar'
import { urlOf } from '@crm/contract/kit/client'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, ok, one, page } from '../../http/answer/answers.ts'
import { contentDisposition } from '../../http/answer/contentHeaders.ts'
import { Download } from '../../http/answer/download.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse } from '../../http/refusal.ts'
import { calendarName, descriptionOf, summaryOf } from './calendar.messages.ts'
import { deleteFeed, findFeed, findFeedMeetings, findGuides, storeFeed, takeFeed } from './calendar.queries.ts'
import { iCalendar } from './ical.ts'

const empNoOf = (ctx: Context) => ctx.actor.emp_no ?? refuse('not_found')

export const getCalendarLink = async (ctx: Context) => list(await findFeed(ctx.db, empNoOf(ctx)))

/** Returns the link, which is possible only now because the database keeps its hash alone. */
export const renewCalendarLink = async (ctx: Context) => {
  const secret = randomBytes(32).toString('base64url')
  await storeFeed(ctx.db, empNoOf(ctx), hashToken(secret))
  ctx.publish('calendar.changed', ctx.actor.user_no)
  const url = new URL(urlOf(calendar.feed, { params: { secret } }), ctx.config.publicUrl).href
  return one({ url })
}

export const revokeCalendarLink = async (ctx: Context) => {
  await deleteFeed(ctx.db, empNoOf(ctx))
  ctx.publish('calendar.changed', ctx.actor.user_no)
  return ok()
}

export const downloadCalendar = async (ctx: Context, { params }: ParsedOf<typeof calendar.feed>) => {
  const owner = (await takeFeed(ctx.db, hashToken(params.secret))) ?? refuse('not_found')
  const { host } = new URL(ctx.config.publicUrl)
  const events = (await findFeedMeetings(ctx.db, owner.emp_no)).map((meeting) => ({
    uid: `meeting-${meeting.ms_no}@${host}`,
    start: meeting.start,
    end: meeting.end,
    sequence: meeting.rev,
    summary: summaryOf(meeting),
    location: meeting.place ?? '',
    description: descriptionOf(meeting),
  }))
  const body = Buffer.from(iCalendar(calendarName(owner.user_name), events))
  return new Download({
    headers: {
      type: 'text/calendar; charset=utf-8',
      disposition: contentDisposition('attachment', 'builder-crm.ics'),
      policy: "default-src 'none'",
    },
    size: null,
    tag: null,
    open: async () => Readable.from([body]),
  })
}

export const listGuides = async (ctx: Context, { query }: ParsedOf<typeof calendar.guides>) => {
  const emp_no = query.is_own ? (ctx.actor.emp_no ?? undefined) : undefined
  return page(await findGuides(ctx.db, { ...query, emp_no }, query))
}
