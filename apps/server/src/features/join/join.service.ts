import type { UserType } from '@crm/contract/features/auth/auth'
import { type Email, type join, joinMessages, type UserId } from '@crm/contract/features/join/join'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { ScopeName } from '@crm/contract/scopes'
import { type ScreenName, screens } from '@crm/contract/screens'
import type * as z from 'zod'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { createAccount, openSession } from '../auth/auth.service.ts'
import { hashPassword } from '../auth/password.ts'
import { companyForVc, registerCompany } from '../clients/companies.service.ts'
import { addClientMember, addStaff, addVc } from '../members/registration.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { joinTexts, mails } from './join.messages.ts'
import { findApprovers, insertAgreements, isBizNoFree, isEmailFree, isIdFree } from './join.queries.ts'

const free = async (is_free: Promise<boolean>) => one({ is_free: await is_free })

export const checkId = (ctx: Context, { body }: ParsedOf<typeof join.checkId>) => free(isIdFree(ctx.db, body.user_id))

export const checkEmail = (ctx: Context, { body }: ParsedOf<typeof join.checkEmail>) =>
  free(isEmailFree(ctx.db, body.user_email))

export const checkBizNo = (ctx: Context, { body }: ParsedOf<typeof join.checkBizNo>) =>
  free(isBizNoFree(ctx.db, body.client_biz_no))

/** For other features that make accounts. */
export const isEmailInUse = async ({ db }: Context, user_email: string) => !(await isEmailFree(db, user_email))

export const noteAgreements = ({ db, caller }: Context, user_no: number) => insertAgreements(db, user_no, caller.ip)

interface Applicant {
  user_id: z.output<typeof UserId>
  user_pw: string
  user_name: string
  user_email: z.output<typeof Email>
  user_phone: string
}

/** The scope that approves each kind, and the screen of the same name. */
const approvedAt = {
  emp: 'AdminMemberManagement',
  client: 'MemberList',
  vc: 'AdminMemberManagement',
} as const satisfies Record<UserType, ScopeName & ScreenName>

/** Said before the slow part begins; the database's own indexes decide when two come at once. */
const refuseTaken = async ({ db }: Context, { user_id, user_email }: Applicant) => {
  if (!(await isIdFree(db, user_id))) refuseField('conflict', 'user_id', joinMessages.userIdTaken)
  if (!(await isEmailFree(db, user_email))) refuseField('conflict', 'user_email', joinMessages.emailTaken)
}

/** Raises an alarm for those who approve this user type; several applications share one alarm. */
const alarmApprovers = async (ctx: Context, user_type: UserType, body: string) => {
  const name = approvedAt[user_type]
  await raiseAlarm(ctx, {
    kind: 'members.joined',
    to: await findApprovers(ctx.db, name),
    title: joinTexts.applicant[user_type],
    body,
    link: screens[name].path,
    about: `join:${user_type}`,
  })
  ctx.publish('members.changed')
}

/**
 * The account, the row of its kind, what was agreed to and the mail: all of it or nothing. The applicant is signed in and
 * sees nothing but that approval is awaited.
 */
const register = async (
  ctx: Context,
  user_type: UserType,
  { company = '', ...applicant }: Applicant & { company?: string },
  addKind: (tx: Context, user_no: number) => Promise<unknown>,
) => {
  await refuseTaken(ctx, applicant)
  const { user_id, user_name, user_email, user_phone } = applicant
  const user_pw = await hashPassword(applicant.user_pw)
  const token = await ctx.transaction(async (tx) => {
    const user_no = await createAccount(tx, { user_id, user_pw, user_name, user_type, user_email, user_phone })
    await addKind(tx, user_no)
    await insertAgreements(tx.db, user_no, tx.caller.ip)
    await queueMail(tx, { to: user_email, ...mails.joined(user_name) })
    await alarmApprovers(tx, user_type, [user_name, company].filter(Boolean).join(' · '))
    return openSession(tx, user_no)
  })
  return { state: done, token }
}

export const joinClient = (ctx: Context, { body }: ParsedOf<typeof join.client>) =>
  register(ctx, 'client', { ...body, company: body.client_name }, async (tx, user_no) => {
    const client_biz_no = body.is_pre_startup ? '' : body.client_biz_no
    const { client_no } = await registerCompany(tx, { ...body, client_biz_no, client_phone: body.user_phone })
    await addClientMember(tx, user_no, client_no)
  })

export const joinStaff = (ctx: Context, { body }: ParsedOf<typeof join.staff>) =>
  register(ctx, 'emp', body, (tx, user_no) => addStaff(tx, user_no, body.team_no))

export const joinVc = (ctx: Context, { body }: ParsedOf<typeof join.vc>) =>
  register(ctx, 'vc', { ...body, company: body.vc_name }, async (tx, user_no) => {
    const { vc_name, vc_position } = body
    await addVc(tx, { user_no, vc_name, vc_position, client_no: await companyForVc(tx, vc_name) })
  })
