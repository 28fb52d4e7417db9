import type { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { holdEstimate } from '../estimates.queries.ts'
import { getStored } from '../estimates.service.ts'
import { createLinkBy, requireSender } from '../links/links.service.ts'
import { newToken } from '../links/linkTokens.ts'
import { notifyRooms } from './viewers.service.ts'
import { countViewings, endLiveViewings, insertViewing } from './viewings.queries.ts'

export const getViewings = async (ctx: Context, { params }: ParsedOf<typeof estimateSteps.viewings>) => {
  const { est_no } = await getStored(ctx, params.est_no)
  return one(await countViewings(ctx.db, est_no))
}

/** Held, so that one that is issued at the same moment gets a link and not a viewing that nobody ends. */
export const startViewing = async (ctx: Context, { params }: ParsedOf<typeof estimateSteps.startViewing>) => {
  await holdEstimate(ctx.db, params.est_no)
  const estimate = await requireSender(ctx, params.est_no)
  if (!isOpen(estimate.est_state)) return one({ t: await createLinkBy(ctx, estimate, 'qr') })
  const t = newToken()
  const replaced = await insertViewing(ctx.db, {
    est_no: estimate.est_no,
    token_hash: hashToken(t),
    emp_no: ctx.actor.emp_no,
  })
  notifyRooms(ctx, replaced)
  ctx.publish('estimates.changed')
  return one({ t })
}

export const endViewings = async (ctx: Context, { params }: ParsedOf<typeof estimateSteps.endViewings>) => {
  const { est_no } = await requireSender(ctx, params.est_no)
  const ended = await endLiveViewings(ctx.db, est_no)
  notifyRooms(ctx, ended)
  ctx.publish('estimates.changed')
  return one(await countViewings(ctx.db, est_no))
}
