import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { updateEstimate } from './drafts.queries.ts'
import { estimatesText } from './estimates.messages.ts'
import { findEstimate, type HeldVersion, holdEstimate } from './estimates.queries.ts'

/** What was offered and not taken back can be agreed on, also after its last valid day. */
const concludable = ['issued', 'accepted', 'expired']
const isStanding = ({ est_state }: HeldVersion) => est_state === 'issued' || est_state === 'accepted'

const objectionOf = (est_no: number, held: HeldVersion[]) => {
  const version = held.find((each) => each.est_no === est_no)
  if (!version || !concludable.includes(version.est_state)) return 'notConcludable'
  // An expired version whose successor is valid.
  if (held.some((other) => other.est_no !== est_no && isStanding(other))) return 'newerVersion'
  return null
}

/** For contracts: the estimate with all its versions held until the transaction is over, and why it cannot become one. */
export const holdForContract = async (ctx: Context, est_no: number) => {
  const held = await holdEstimate(ctx.db, est_no)
  const estimate = await findEstimate(ctx.db, est_no, ctx.actor.emp_no)
  if (!estimate) return undefined
  const objection = objectionOf(est_no, held) ?? (estimate.contract_state === null ? null : 'contractThere')
  return { estimate, objection } as const
}

/** For contracts that are concluded, in their transaction: what is signed is accepted, whoever said so or did not before. */
export const acceptByContract = async (ctx: Pick<Context, 'db'>, est_no: number) => {
  const held = await holdEstimate(ctx.db, est_no)
  if (objectionOf(est_no, held)) return refuse('conflict', estimatesText.notAnswerable)
  if (held.some((version) => version.est_no === est_no && version.est_state !== 'accepted'))
    await updateEstimate(ctx.db, est_no, { est_state: 'accepted' })
}
