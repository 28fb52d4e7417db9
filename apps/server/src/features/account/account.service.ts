import { type account, accountMessages } from '@crm/contract/features/account/account'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { endSessions, replacePassword } from '../auth/auth.service.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import { devicesOf, endSessionOf, revokeDeviceOf, sessionsOf } from '../auth/sessions.service.ts'
import { leaveService } from '../members/members.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { alarms, mails } from './account.messages.ts'
import { findCompany, findInfo, findPassword, holdPassword, updateInfo } from './account.queries.ts'

const nothing = ok()

export const getAccount = async ({ db, actor }: Context) => one(await findInfo(db, actor.user_no))

export const updateAccount = async (ctx: Context, { body }: ParsedOf<typeof account.update>) => {
  const { db, actor } = ctx
  await updateInfo(db, actor.user_no, body)
  ctx.publish('account.changed', actor.user_no)
  ctx.publish('members.changed')
  return getAccount(ctx)
}

/** Slow on purpose, so outside any transaction; answers the hash that was right. */
export const provePassword = async ({ db, actor }: Context, user_pw: string) => {
  const stored = await findPassword(db, actor.user_no)
  if (!(await isPassword(stored, user_pw))) refuseField('invalid_input', 'user_pw', accountMessages.passwordWrong)
  return stored
}

/** Of two changes at once the second finds another password than the one it proved. */
export const stillHolds = async (tx: Context, proved: string) => {
  if (!(await holdPassword(tx.db, tx.actor.user_no, proved))) refuse('conflict')
}

export const changePassword = async (ctx: Context, { body }: ParsedOf<typeof account.changePassword>) => {
  const proved = await provePassword(ctx, body.user_pw)
  const user_pw = await hashPassword(body.new_pw)
  await ctx.transaction(async (tx) => {
    await stillHolds(tx, proved)
    await replacePassword(tx, tx.actor.user_no, user_pw, tx.actor.session_no)
    const { user_email, user_name } = await findInfo(tx.db, tx.actor.user_no)
    if (user_email) await queueMail(tx, { to: user_email, ...mails.passwordChanged(user_name) })
  })
  return nothing
}

export const listSessions = async (ctx: Context) => list(await sessionsOf(ctx, ctx.actor.user_no))

export const endSession = async (ctx: Context, { params }: ParsedOf<typeof account.endSession>) => {
  await endSessionOf(ctx, ctx.actor.user_no, params.session_no)
  return nothing
}

export const signOutEverywhere = async (ctx: Context) => {
  await endSessions(ctx, ctx.actor.user_no)
  return nothing
}

export const listDevices = async (ctx: Context) => list(await devicesOf(ctx, ctx.actor.user_no))

export const revokeDevice = async (ctx: Context, { params, body }: ParsedOf<typeof account.revokeDevice>) => {
  const proved = await provePassword(ctx, body.user_pw)
  await ctx.transaction(async (tx) => {
    await stillHolds(tx, proved)
    const device_name = await revokeDeviceOf(tx, tx.actor.user_no, params.ud_no)
    const { user_email, user_name } = await findInfo(tx.db, tx.actor.user_no)
    if (user_email) await queueMail(tx, { to: user_email, ...mails.deviceRevoked(user_name, device_name) })
  })
  return nothing
}

const alarmManagers = async (ctx: Context, user_name: string, reason: string) => {
  const { client_no, user_no } = ctx.actor
  if (client_no === null) return
  const { client_name, managers } = await findCompany(ctx.db, client_no)
  await raiseAlarm(ctx, {
    kind: 'members.left',
    to: managers,
    title: alarms.left(client_name, user_name),
    body: reason,
    link: pathOf('MemberDetail', { id: user_no }),
    about: `member:${user_no}`,
  })
}

/** Closes the account and ends its sessions; records stay as long as the law requires. */
export const leaveAccount = async (ctx: Context, { body }: ParsedOf<typeof account.leave>) => {
  const proved = await provePassword(ctx, body.user_pw)
  await ctx.transaction(async (tx) => {
    await stillHolds(tx, proved)
    const { user_email, user_name } = await findInfo(tx.db, tx.actor.user_no)
    if (!(await leaveService(tx, tx.actor.user_no, body.reason))) refuse('conflict')
    if (user_email) await queueMail(tx, { to: user_email, ...mails.left(user_name) })
    await alarmManagers(tx, user_name, body.reason)
  })
  return nothing
}
