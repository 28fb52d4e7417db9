import type { Context } from '../../../context.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { isBot } from '../../sharedLinks/bots.ts'
import { findOpenLink } from './links.queries.ts'

/** Nothing where it is no estimate's link or opens nothing any more, and for programs that fetch previews. */
export const findEstimateLink = async (ctx: Context, t: string) =>
  isBot(ctx.caller.userAgent) ? undefined : findOpenLink(ctx.db, hashToken(t))
