import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { alarmClient } from '../alarms/clientAlarms.service.ts'
import { giveCoupons, grantCoupons } from '../coupons/box.service.ts'
import { grantPocket } from '../pocket/pocket.service.ts'
import { membershipText } from './memberships.messages.ts'
import { findCompanyPeople, type StoredMembership, updateMembership } from './memberships.queries.ts'
import { ownMembershipPath } from './ownPath.ts'

export type Writing = Pick<Context, 'db' | 'publish' | 'sendTo' | 'enqueue' | 'config'>

export const publishMembership = async (ctx: Pick<Context, 'db' | 'publish'>, client_no: number) => {
  ctx.publish('memberships.changed')
  for (const { user_no } of await findCompanyPeople(ctx.db, client_no)) ctx.publish('memberships.own', user_no)
}

export const alarmCompany = (ctx: Writing, { client_no, mbs_no }: StoredMembership, title: string, body = '') =>
  alarmClient(ctx, {
    kind: 'portal.membership',
    client_no,
    title,
    body,
    link: ownMembershipPath,
    about: `membership:${mbs_no}`,
  })

export const staffPath = (mbs_no: number) => pathOf('AdminMembership', {}, { mbs_no })

/** The first day has come: points and coupons are given, once, because the move to active happens once. */
export const startMembership = async (ctx: Writing, membership: StoredMembership) => {
  const { mbs_no, client_no, mbs_name, mbs_pocket, mbs_coupons, user_no, start_dt, end_dt } = membership
  await updateMembership(ctx.db, mbs_no, { mbs_state: 1 })
  if (mbs_pocket > 0) {
    const move = { client_no, amount: mbs_pocket, reason: membershipText.grant(mbs_name), about: { mbs_no } }
    await updateMembership(ctx.db, mbs_no, { granted_cl_no: (await grantPocket(ctx, move)).cl_no })
  }
  const receivers =
    user_no === null ? (await findCompanyPeople(ctx.db, client_no)).map((person) => person.user_no) : [user_no]
  await giveCoupons(ctx, mbs_coupons, receivers)
  await grantCoupons(ctx, 'membership', receivers)
  await alarmCompany(
    ctx,
    membership,
    membershipText.clientStarted(mbs_name),
    membershipText.period(start_dt ?? '', end_dt ?? ''),
  )
  await publishMembership(ctx, client_no)
}
