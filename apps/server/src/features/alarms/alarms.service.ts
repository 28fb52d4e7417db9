import type { AlarmKind } from '@crm/contract/alarmKinds'
import type { Alarm, alarms } from '@crm/contract/features/alarms/alarms'
import { alarmUnread } from '@crm/contract/features/alarms/alarms'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, ok, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import {
  deleteOldAlarms,
  deleteUnreadAlarms,
  deleteUnreadAlarmsAbout,
  findAlarms,
  findUsersOf,
  type Raised,
  setAllChecked,
  setChecked,
  stopGathering,
  upsertAlarms,
} from './alarms.queries.ts'
import { queuePush } from './push.service.ts'

const titleLimit = 200
const bodyLimit = 500

const clip = (text: string, limit: number) => {
  const letters = [...text]
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : text
}

export interface AlarmDraft {
  /** Everybody decides for each kind how to hear of it. */
  kind: AlarmKind
  /** Everybody who should know, by user_no; those who have left are passed over. */
  to?: readonly number[]
  /** The same for staff, by emp_no. */
  toStaff?: readonly number[]
  title: string
  body?: string
  /** The path of the screen that shows the cause: `/employee/todo?tl_no=12` */
  link: string
  /** Where it leads once several were gathered, if that is elsewhere. */
  linkOfMany?: string
  /** The thing it is about, `todo:12`: what comes in quick succession about one thing is gathered into one alarm. */
  about: string
  /** What a mail says where that is more than title and body. */
  mailLines?: readonly string[]
}

const alarmOf = ({ al_no, state, al_title, al_body, al_link, al_count, reg_dt }: Raised): Alarm => ({
  al_no,
  state,
  al_title,
  al_body,
  al_link,
  al_count,
  reg_dt,
})

/**
 * The one place that raises alarms: rows in the caller's transaction; once that is in, staff get them live (`na`), the
 * bells of clients and VCs read again, and browsers that asked for it get a push message.
 */
export const raiseAlarm = async (
  ctx: Pick<Context, 'db' | 'publish' | 'sendTo' | 'enqueue' | 'config'>,
  { kind, to = [], toStaff = [], title, body = '', link, linkOfMany, about, mailLines }: AlarmDraft,
): Promise<void> => {
  const users = [...new Set([...to, ...(await findUsersOf(ctx.db, toStaff))])].sort((a, b) => a - b)
  if (!users.length) return
  const al_about = aboutOf(kind, about)
  await stopGathering(ctx.db, users, al_about)
  const raised = await upsertAlarms(ctx.db, users, {
    al_kind: kind,
    al_title: clip(title, titleLimit),
    al_body: clip(body, bodyLimit),
    al_link: link,
    al_about,
    linkOfMany: linkOfMany ?? null,
  })
  for (const alarm of raised) {
    if (!alarm.in_app) continue
    if (alarm.user_type === 'emp') ctx.sendTo(alarm.user_no, 'na', { alarm: alarmOf(alarm) })
    else ctx.publish('alarms.raised', alarm.user_no)
  }
  // Several alarms in a row send one push message.
  const fresh = raised.filter(({ al_count }) => al_count === 1)
  await queuePush(
    ctx,
    fresh.filter(({ push }) => push).map(({ al_no }) => al_no),
  )
  for (const { mail, user_email, user_name, al_title, al_body, al_link } of fresh) {
    if (!mail || !user_email) continue
    const address = new URL(al_link, ctx.config.publicUrl).href
    const lines = [...(mailLines ?? [al_title, ...(al_body ? [al_body] : [])]), '', address]
    await queueMail(ctx, { to: user_email, subject: al_title, user_name, lines })
  }
}

/** Alarms of different kinds never share a row, whatever they are about. */
const aboutOf = (kind: AlarmKind, about: string) => `${kind} ${about}`

/** Takes back what was said about one thing, as far as nobody has read it. */
export const withdrawAlarmsAbout = async (ctx: Pick<Context, 'db' | 'publish'>, kind: AlarmKind, about: string) => {
  for (const user_no of await deleteUnreadAlarmsAbout(ctx.db, aboutOf(kind, about)))
    ctx.publish('alarms.checked', user_no)
}

/** Takes back what a transaction raised at that time, as far as nobody has read it: what it told is not true any more. */
export const withdrawAlarms = async (ctx: Pick<Context, 'db' | 'publish'>, kinds: AlarmKind[], at: string) => {
  for (const user_no of await deleteUnreadAlarms(ctx.db, kinds, at)) ctx.publish('alarms.checked', user_no)
}

export const listNewAlarms = async (ctx: Context, { query }: ParsedOf<typeof alarms.newList>) =>
  page(await findAlarms(ctx.db, { ...query, user_no: ctx.actor.user_no }, alarmUnread))

export const listAlarms = async (ctx: Context, { query }: ParsedOf<typeof alarms.list>) =>
  page(await findAlarms(ctx.db, { ...query, user_no: ctx.actor.user_no }, query.state))

/** The same person's other screens follow. */
const publishChecked = (ctx: Context) => ctx.publish('alarms.checked', ctx.actor.user_no)

export const checkAlarm = async (ctx: Context, { params }: ParsedOf<typeof alarms.check>) => {
  const query = await setChecked(ctx.db, ctx.actor.user_no, params.al_no)
  if (!query.length) return refuse('not_found')
  publishChecked(ctx)
  return list(query)
}

export const checkAllAlarms = async (ctx: Context) => {
  await setAllChecked(ctx.db, ctx.actor.user_no)
  publishChecked(ctx)
  return ok()
}

export const sweepAlarms = async (ctx: JobContext) => {
  await deleteOldAlarms(ctx.db)
}
