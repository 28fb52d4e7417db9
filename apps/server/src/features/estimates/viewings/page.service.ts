import type { PublicDraft } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { isBot } from '../../sharedLinks/bots.ts'
import { findEstimate } from '../estimates.queries.ts'
import { readPageOf } from '../links/page.service.ts'
import { findOpenViewing, markViewed } from './viewings.queries.ts'

/** The draft behind a code as the client may see it: only what its paper will say. Nothing for a token that opens none. */
export const readViewedDraft = async (ctx: Context, t: string): Promise<PublicDraft | undefined> => {
  const viewing = isBot(ctx.caller.userAgent) ? undefined : await findOpenViewing(ctx.db, hashToken(t))
  const estimate = viewing && (await findEstimate(ctx.db, viewing.est_no, null))
  if (!estimate) return undefined
  const isStaff = ctx.visitor !== null && ctx.visitor.emp_no !== null
  if (!isStaff && (await markViewed(ctx.db, viewing.ev_no))) ctx.publish('estimates.changed')
  const { est_no: asked_no, est_to_name: reader } = estimate
  const page = { estimate, est_snapshot: null, asked_no, elk_no: null, reader, reissue_asked_dt: null }
  // What was asked about an older version is answered on that one's page.
  return { ...(await readPageOf(ctx, page)), state: 'draft', questions: [] }
}
