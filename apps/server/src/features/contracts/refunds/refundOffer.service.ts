import { proposeRefund, type RefundOffer } from '@crm/contract/features/contracts/contracts.refunds'
import type { Db } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { contractsText } from '../contracts.messages.ts'
import { findRefundFacts, findSources, hasPending } from './refunds.queries.ts'

/** What goes back when the contract ends on this day, and from which deposits. */
export const offerOf = async (db: Db, ctr_no: number, day: string) => {
  const facts = (await findRefundFacts(db, ctr_no, day)) ?? refuse('conflict', contractsText.notCancellable)
  const sources = await findSources(db, ctr_no)
  const paid = sources.reduce((sum, { left }) => sum + left, 0)
  const offer: RefundOffer = {
    ...proposeRefund({ ...facts, day, paid }),
    ...{ day, paid, ctr_amount: facts.ctr_amount, ctr_concluded_dt: facts.concluded },
    ...{ started_dt: facts.started, end_dt: facts.end },
    sources,
    is_pending: await hasPending(db, ctr_no),
  }
  return { offer, sources }
}
