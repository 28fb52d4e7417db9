import { type clientView, viewMinutes } from '@crm/contract/features/clientView/clientView'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { openViewSession } from '../auth/auth.service.ts'
import { clientViewText } from './clientView.messages.ts'
import { findMember, insertClientView } from './clientView.queries.ts'

/** Who looks at whose screens is in the audit and in the company's history before anything can be seen. */
export const startClientView = async (ctx: Context, { params, body }: ParsedOf<typeof clientView.start>) => {
  const { client_no } = params
  const { user_no } = body
  const member = await findMember(ctx.db, client_no, user_no)
  if (!member) return refuse('not_found')
  if (!member.is_active) return refuse('conflict', clientViewText.notActive)
  await insertClientView(ctx.db, { client_no, user_no, viewer_no: ctx.actor.user_no })
  ctx.publish('clientViews.changed')
  return one({ token: await openViewSession(ctx, user_no, viewMinutes) })
}
