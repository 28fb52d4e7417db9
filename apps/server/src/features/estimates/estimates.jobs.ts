import { sql } from 'kysely'
import * as z from 'zod'
import { today } from '../../db/today.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { publishToCompanies } from '../portal/companies.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { aboutEstimate, estimateLink } from './approval.service.ts'
import { updateEstimate } from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import { findValidUntil, holdEstimate } from './estimates.queries.ts'

export const expireJob = job({ name: 'estimates.expire', data: z.object({}), every: '5 0 * * *' })

/** An estimate is valid to the end of its last day. */
export const expireEstimates = async (ctx: JobContext) => {
  const ended = await findValidUntil(ctx.db, sql`e.est_valid_dt < ${today}`)
  for (const { est_no } of ended) {
    const held = await holdEstimate(ctx.db, est_no)
    if (held.some((version) => version.est_no === est_no && version.est_state === 'issued'))
      await updateEstimate(ctx.db, est_no, { est_state: 'expired' })
  }
  if (!ended.length) return
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  await publishToCompanies(
    ctx,
    ended.map(({ proj_no }) => proj_no),
  )
}

export const expiringJob = job({ name: 'estimates.expiring', data: z.object({}), every: '0 9 * * *' })

/** The day before, in the morning: there is still time to call the client. */
export const remindOfExpiring = async (ctx: JobContext) => {
  const ending = await findValidUntil(ctx.db, sql`e.est_valid_dt = ${today} + 1`)
  for (const estimate of ending)
    await raiseAlarm(ctx, {
      kind: 'estimate.expiring',
      toStaff: await findProjectManagers(ctx.db, estimate.proj_no),
      title: estimatesText.expiringTitle(estimate.est_title),
      body: estimatesText.expiringBody(estimate.client_name, estimate.est_code),
      link: estimateLink(estimate),
      about: aboutEstimate(estimate.est_no),
    })
}
