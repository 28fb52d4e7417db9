import * as z from 'zod'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { findEnding, lockEnded, lockStarting, lockUnpaid, setReminded } from './membershipDates.queries.ts'
import { endingMail, membershipText } from './memberships.messages.ts'
import { findCompanyPeople, findMembership, updateMembership } from './memberships.queries.ts'
import { ownMembershipPath } from './ownPath.ts'
import { alarmCompany, publishMembership, startMembership } from './starting.service.ts'

export const applyDatesJob = job({ name: 'memberships.applyDates', data: z.object({}), every: '*/10 * * * *' })
export const remindJob = job({ name: 'memberships.remind', data: z.object({}), every: '0 9 * * *' })

/** Brings stored states up to what the dates say already, and gives what comes with the first day. */
export const applyDates = async (ctx: JobContext) => {
  for (const { mbs_no } of await lockStarting(ctx.db)) {
    const membership = await findMembership(ctx.db, mbs_no)
    if (membership) await startMembership(ctx, membership)
  }
  for (const { mbs_no, client_no } of await lockEnded(ctx.db)) {
    await updateMembership(ctx.db, mbs_no, { mbs_state: 0 })
    await publishMembership(ctx, client_no)
  }
  for (const { mbs_no, client_no } of await lockUnpaid(ctx.db)) {
    await updateMembership(ctx.db, mbs_no, { mbs_state: 0, mbs_reason: membershipText.overdue })
    await publishMembership(ctx, client_no)
  }
}

/** 30, 7 and 1 days before the end, once each; nothing is renewed by itself. */
export const remindOfEnd = async (ctx: JobContext) => {
  const link = `${ctx.config.publicUrl}${ownMembershipPath}`
  for (const { mbs_no, client_no, mbs_name, end_dt, days } of await findEnding(ctx.db)) {
    await setReminded(ctx.db, mbs_no, days)
    for (const { user_name, user_email } of await findCompanyPeople(ctx.db, client_no)) {
      if (user_email) await queueMail(ctx, { to: user_email, user_name, ...endingMail(mbs_name, days, end_dt, link) })
    }
    const membership = await findMembership(ctx.db, mbs_no)
    if (membership) await alarmCompany(ctx, membership, membershipText.clientEnding(mbs_name, days))
  }
}
