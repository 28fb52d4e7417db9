import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import type { PaymentContext, PaymentOwner } from '../../paymentOwner.ts'
import { lockPayment, type StoredPayment } from './payments.queries.ts'

/** What payments themselves use, in a request and in a job. */
export type Paying = PaymentContext & Pick<Context, 'paymentOwners'>

export const ownerOf = (ctx: Pick<Context, 'paymentOwners'>, to_table: string): PaymentOwner => {
  const owner = ctx.paymentOwners[to_table]
  if (!owner) throw new Error(`no feature sells ${to_table}`)
  return owner
}

export const lockedPayment = async (ctx: Pick<Paying, 'db'>, pay_no: number) =>
  (await lockPayment(ctx.db, pay_no)) ?? refuse('not_found')

/** The buyer's and the staff's screens read again. */
export const publishPayment = (ctx: Pick<Paying, 'publish'>, { user_no }: Pick<StoredPayment, 'user_no'>) => {
  ctx.publish('payments.changed')
  if (user_no !== null) ctx.publish('payments.own', user_no)
}
