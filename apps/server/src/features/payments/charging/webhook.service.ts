import { createHash, timingSafeEqual } from 'node:crypto'
import type { payments } from '@crm/contract/features/payments/payments'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { ok } from '../../../http/answer/answers.ts'
import { settleJob } from '../payments.jobs.ts'
import { insertEvent } from '../payments.queries.ts'
import { findTryOfOrder } from './tries.queries.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In constant time: whoever guesses learns nothing from how long it takes. */
const isSame = (given: string, kept: string) => timingSafeEqual(digest(given), digest(kept))

/**
 * Kept as received and answered at once; the body is not believed, a job reads the payment from the service. Orders that
 * are not ours are not kept: anybody may send them.
 */
export const receiveWebhook = async (ctx: Context, { body }: ParsedOf<typeof payments.webhook>) => {
  const order_id = body.orderId ?? body.data?.orderId
  const found = order_id === undefined ? undefined : await findTryOfOrder(ctx.db, order_id)
  if (!found) return ok()
  const { secret, ...rest } = body
  const isForged = secret !== undefined && !isSame(secret, found.account_secret ?? '')
  await insertEvent(ctx.db, found.pay_no, 'webhook', { ...rest, is_forged: isForged })
  if (!isForged) await ctx.enqueue(settleJob, { try_no: found.try_no })
  return ok()
}
