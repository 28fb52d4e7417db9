import { randomBytes } from 'node:crypto'
import {
  colleagueMessages,
  type colleagues,
  inviteDays,
  mostInvites,
} from '@crm/contract/features/colleagues/colleagues'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { ok, one } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { isEmailInUse } from '../join/join.service.ts'
import { leaveService } from '../members/members.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { colleagueTexts, mails } from './colleagues.messages.ts'
import {
  countOpenInvites,
  findColleague,
  findColleagues,
  findInvites,
  findManagers,
  findMembers,
  insertInvite,
  lockCompany,
  revokeInvite as revokeInviteRow,
  revokeInvitesBy,
  revokeInvitesTo,
} from './colleagues.queries.ts'

/** Which company it is comes from the session alone. */
const ownCompany = ({ actor }: Context) => actor.client_no ?? refuse('not_found')

export const publishColleagues = async (ctx: Context, client_no: number) => {
  for (const user_no of await findMembers(ctx.db, client_no)) ctx.publish('colleagues.changed', user_no)
}

export const listColleagues = async (ctx: Context) => {
  const client_no = ownCompany(ctx)
  const [people, invites] = await Promise.all([findColleagues(ctx.db, client_no), findInvites(ctx.db, client_no)])
  return one({ people, invites })
}

export const inviteColleague = async (ctx: Context, { body }: ParsedOf<typeof colleagues.invite>) => {
  const client_no = ownCompany(ctx)
  const { user_email } = body
  const { user_no } = ctx.actor
  if (await isEmailInUse(ctx, user_email)) refuseField('conflict', 'user_email', colleagueMessages.emailTaken)
  const { client_name } = await lockCompany(ctx.db, client_no)
  await revokeInvitesTo(ctx.db, client_no, user_email)
  if ((await countOpenInvites(ctx.db, client_no)) >= mostInvites)
    refuseField('conflict', 'user_email', colleagueMessages.tooMany)
  const token = randomBytes(32).toString('base64url')
  await insertInvite(ctx.db, { client_no, user_email, user_no, token_hash: hashToken(token) }, inviteDays)
  const by = (await findColleague(ctx.db, client_no, user_no)) ?? refuse('not_found')
  // Behind the #, so that no server, proxy or log on the way ever sees it.
  const url = new URL(`${screens.JoinInvited.path}#${token}`, ctx.config.publicUrl).href
  await queueMail(ctx, { to: user_email, ...mails.invited(user_email, client_name, by.user_name, url, inviteDays) })
  await publishColleagues(ctx, client_no)
  return ok()
}

export const revokeInvite = async (ctx: Context, { params }: ParsedOf<typeof colleagues.revokeInvite>) => {
  const client_no = ownCompany(ctx)
  if (!(await revokeInviteRow(ctx.db, client_no, params.ci_no))) refuse('not_found')
  await publishColleagues(ctx, client_no)
  return ok()
}

/** Tells the staff in charge of a company what became of its people. */
export const alarmManagers = async (ctx: Context, client_no: number, user_no: number, title: string) =>
  raiseAlarm(ctx, {
    kind: 'colleagues.changed',
    toStaff: await findManagers(ctx.db, client_no),
    title,
    link: pathOf('ClientVcDetail', { id: client_no }),
    about: `member:${user_no}`,
  })

/** Whoever removes stays, so a company never loses its last person this way. */
export const removeColleague = async (ctx: Context, { params }: ParsedOf<typeof colleagues.remove>) => {
  const client_no = ownCompany(ctx)
  const { user_no } = params
  if (user_no === ctx.actor.user_no) refuse('conflict', colleagueMessages.self)
  const { client_name } = await lockCompany(ctx.db, client_no)
  // Of two who remove each other at once, the second is not there any more.
  const remover = (await findColleague(ctx.db, client_no, ctx.actor.user_no)) ?? refuse('not_found')
  const gone = (await findColleague(ctx.db, client_no, user_no)) ?? refuse('not_found')
  if (!(await leaveService(ctx, user_no, colleagueTexts.removedReason(remover.user_name)))) refuse('not_found')
  await revokeInvitesBy(ctx.db, client_no, user_no)
  if (gone.user_email) await queueMail(ctx, { to: gone.user_email, ...mails.removed(gone.user_name, client_name) })
  await alarmManagers(ctx, client_no, user_no, colleagueTexts.removed(client_name, gone.user_name))
  await publishColleagues(ctx, client_no)
  return ok()
}
