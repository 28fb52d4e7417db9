import { colleagueMessages, type colleagues } from '@crm/contract/features/colleagues/colleagues'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { createAccount, openSession } from '../auth/auth.service.ts'
import { hashPassword } from '../auth/password.ts'
import { grantCoupons } from '../coupons/box.service.ts'
import { noteAgreements } from '../join/join.service.ts'
import { addVerifiedClientMember } from '../members/registration.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { colleagueTexts, mails } from './colleagues.messages.ts'
import { findLiveInvite, useInvite } from './colleagues.queries.ts'
import { alarmManagers, publishColleagues } from './colleagues.service.ts'

const liveInvite = async (ctx: Context, token: string) =>
  (await findLiveInvite(ctx.db, hashToken(token))) ?? refuse('link_expired', colleagueMessages.expired)

/** Opening the link changes nothing: mail programs open links too. */
export const checkInvite = async (ctx: Context, { body }: ParsedOf<typeof colleagues.checkInvite>) => {
  const { client_name, user_email, invited_by } = await liveInvite(ctx, body.token)
  return one({ client_name, user_email, invited_by })
}

/** A colleague vouches for the person and the mail proves the address, so nobody has to approve the account. */
export const joinInvited = async (ctx: Context, { body }: ParsedOf<typeof colleagues.joinInvited>) => {
  const { user_email } = await liveInvite(ctx, body.token)
  if (body.user_email !== user_email) refuseField('invalid_input', 'user_email', colleagueMessages.otherEmail)
  const { user_id, user_name, user_phone } = body
  const user_pw = await hashPassword(body.user_pw)
  const token = await ctx.transaction(async (tx) => {
    const { ci_no, client_no, client_name } = await liveInvite(tx, body.token)
    const user_no = await createAccount(tx, {
      user_id,
      user_pw,
      user_name,
      user_type: 'client',
      user_email,
      user_phone,
    })
    await addVerifiedClientMember(tx, user_no, client_no)
    await grantCoupons(tx, 'join', [user_no])
    if (!(await useInvite(tx.db, ci_no, user_no))) return refuse('link_expired', colleagueMessages.expired)
    await noteAgreements(tx, user_no)
    await queueMail(tx, { to: user_email, ...mails.welcome(user_name, client_name) })
    await alarmManagers(tx, client_no, user_no, colleagueTexts.joined(client_name, user_name))
    await publishColleagues(tx, client_no)
    tx.publish('members.changed')
    return openSession(tx, user_no)
  })
  return { state: done, token }
}
