import type { accessLog } from '@crm/contract/features/accessLog/accessLog'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { ok } from '../../http/answer/answers.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { deleteOldVisits, insertVisit } from './accessLog.queries.ts'

export const logVisit = async ({ db, actor }: Context, { body }: ParsedOf<typeof accessLog.add>) => {
  await insertVisit(db, { user_no: actor.user_no, route_to: body.routeTo, route_from: body.routeFrom || null })
  return ok()
}

export const sweepVisits = async (ctx: JobContext) => {
  await deleteOldVisits(ctx.db)
}
