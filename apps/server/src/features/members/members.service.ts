import { members } from '@crm/contract/features/members/members'
import type { EmployeePosition, Member } from '@crm/contract/features/members/members.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { failedCheck, isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { endSessions } from '../auth/auth.service.ts'
import { companyForVc } from '../clients/companies.service.ts'
import { grantCoupons } from '../coupons/box.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { closeAccount, linkFirm, markLeft, openAccount, updatePosition } from './decisions.queries.ts'
import { asLine, changesBetween } from './members.changes.ts'
import { findTeamNames } from './members.history.queries.ts'
import { mailOf, memberTexts, type Notice, notices, positionNotice } from './members.messages.ts'
import { canCloseAccount, canDecide, canSetScopes, type Decision } from './members.policy.ts'
import { findClients, findMember, findStaff, holdAdmins, type Kinds, lockUser } from './members.queries.ts'

const homes = { emp: screens.Index.path, client: screens.BizHome.path, vc: screens.VcEventMain.path }

/** What the database refuses about an account, in words. */
const explainFault = (fault: unknown): never => {
  if (failedCheck(fault) === 'last_admin') refuse('conflict', memberTexts.lastAdmin)
  if (isDuplicate(fault, 'users_email')) refuse('conflict', memberTexts.emailTaken)
  if (missingReference(fault)) refuseField('invalid_input', 'team_no', memberTexts.unknownTeam)
  throw fault
}

export const listMembers = async (ctx: Context, { query }: ParsedOf<typeof members.list>) =>
  page(await findStaff(ctx.db, query))

export const listClientMembers = async (ctx: Context, { query }: ParsedOf<typeof members.clientList>) =>
  page(await findClients(ctx.db, query))

/** Somebody of this kind, or 404. */
export const memberOf = async (ctx: Context, kinds: Kinds, user_no: number): Promise<Member> =>
  (await findMember(ctx.db, kinds, user_no)) ?? refuse('not_found')

export const getMember =
  (kinds: Kinds) =>
  async (ctx: Context, { params }: ParsedOf<typeof members.detail>) =>
    one(await memberOf(ctx, kinds, params.user_no))

/** Reads the person and locks them until this call is done. */
const hold = async (ctx: Context, kinds: Kinds, user_no: number) => {
  if (kinds === 'staff' && !(await holdAdmins(ctx.db, ctx.actor.user_no)))
    refuse('not_allowed', memberTexts.adminNoMore)
  await lockUser(ctx.db, user_no)
  return memberOf(ctx, kinds, user_no)
}

/** Sends the decision to the person by alarm and mail, and makes open screens read again. */
const notifyMember = async (ctx: Context, member: Member, notice: Notice) => {
  await raiseAlarm(ctx, {
    kind: 'members.decided',
    to: [member.user_no],
    title: notice.title,
    body: notice.body,
    link: homes[member.user_type],
    about: `member:${member.user_no}`,
  })
  const { publicUrl } = ctx.config
  if (member.user_email) await queueMail(ctx, { to: member.user_email, ...mailOf(member, notice, publicUrl) })
  ctx.publish('account.changed', member.user_no)
  ctx.publish('members.changed')
}

const answer = async (ctx: Context, kinds: Kinds, { user_no }: Member) => one(await memberOf(ctx, kinds, user_no))

const setPosition = async (ctx: Context, member: Member, position: Partial<EmployeePosition>) => {
  if (position.emp_scope && !canSetScopes(ctx.actor, member, position.emp_scope))
    refuse('not_allowed', memberTexts.ownScope)
  if (Object.keys(position).length) await updatePosition(ctx.db, member.user_no, position)
}

/** What each decision does to the account. */
const acts: Record<Decision, (ctx: Context, member: Member, reason: string) => Promise<unknown>> = {
  approve: async (ctx, member) => {
    await openAccount(ctx.db, member)
    if (member.user_type === 'client') await grantCoupons(ctx, 'join', [member.user_no])
    if (member.vc_name) await linkFirm(ctx.db, member.user_no, await companyForVc(ctx, member.vc_name))
  },
  refuse: (ctx, member, reason) => closeAccount(ctx.db, member, 'refused', reason),
  suspend: async (ctx, member, reason) => {
    await closeAccount(ctx.db, member, 'suspended', reason)
    await endSessions(ctx, member.user_no)
  },
  restore: (ctx, member) => openAccount(ctx.db, member),
  leave: async (ctx, member, reason) => {
    await markLeft(ctx.db, member.user_no, reason)
    await endSessions(ctx, member.user_no)
  },
}

const closes = new Set<Decision>(['refuse', 'suspend', 'leave'])

/** Makes one decision about one person; the second of two concurrent ones is refused. */
const decideOn = async (ctx: Context, kinds: Kinds, decision: Decision, user_no: number, reason = '') => {
  const member = await hold(ctx, kinds, user_no)
  if (closes.has(decision) && !canCloseAccount(ctx.actor, member)) refuse('not_allowed', memberTexts.ownAccount)
  if (!canDecide(decision, member)) refuse('conflict', memberTexts.decidedAlready)
  await acts[decision](ctx, member, reason).catch(explainFault)
  await notifyMember(ctx, member, notices[decision](reason))
  return member
}

export const decideMember =
  (kinds: Kinds, decision: Decision) =>
  async (ctx: Context, { params, body }: { params: { user_no: number }; body: { reason?: string } }) =>
    answer(ctx, kinds, await decideOn(ctx, kinds, decision, params.user_no, body.reason))

/** Staff get their place and menu together with the approval, so that they find something to do. */
export const approve = async (ctx: Context, { params, body }: ParsedOf<typeof members.approve>) => {
  const member = await decideOn(ctx, 'staff', 'approve', params.user_no)
  if (member.user_type === 'emp') await setPosition(ctx, member, body).catch(explainFault)
  return answer(ctx, 'staff', member)
}

export const updateMember = async (ctx: Context, { params, body }: ParsedOf<typeof members.update>) => {
  const before = await hold(ctx, 'staff', params.user_no)
  if (before.user_type !== 'emp') return refuse('not_found')
  const { rev, ...position } = body
  if (rev !== undefined && rev !== before.rev) return refuseOutdated(members.detail, before)
  await setPosition(ctx, before, position).catch(explainFault)
  const after = await memberOf(ctx, 'staff', params.user_no)
  const changes = changesBetween(before, after, await findTeamNames(ctx.db)).map(asLine)
  if (changes.length) await notifyMember(ctx, after, positionNotice(changes))
  return one(after)
}

/** Somebody leaves by themselves; false when they had already. */
export const leaveService = async (ctx: Context, user_no: number, reason: string) => {
  if (!(await markLeft(ctx.db, user_no, reason))) return false
  await endSessions(ctx, user_no)
  ctx.publish('members.changed')
  return true
}
