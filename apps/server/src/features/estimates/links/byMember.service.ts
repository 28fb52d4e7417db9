import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { findEstimate } from '../estimates.queries.ts'
import { findOwnPage, insertReader } from './links.queries.ts'
import type { OpenedPage } from './page.service.ts'

/** The page of one of the company's people: which company it is comes from the session, and another one's estimate is none. */
export const openOwnPage = async (ctx: Context, asked_no: number): Promise<OpenedPage> => {
  const { client_no, user_no } = ctx.actor
  const found = client_no === null ? undefined : await findOwnPage(ctx.db, { client_no, user_no, est_no: asked_no })
  if (!found) return refuse('not_found')
  const { est_no, ...page } = found
  const estimate = (await findEstimate(ctx.db, est_no, null)) ?? refuse('not_found')
  return { ...page, estimate, asked_no }
}

/** The same for what is noted about its reader. */
export const openAsReader = async (ctx: Context, asked_no: number): Promise<OpenedPage> => {
  const page = await openOwnPage(ctx, asked_no)
  if (page.elk_no !== null) return page
  await insertReader(ctx.db, { est_no: page.estimate.est_no, user_no: ctx.actor.user_no, elk_name: page.reader })
  return openOwnPage(ctx, asked_no)
}
