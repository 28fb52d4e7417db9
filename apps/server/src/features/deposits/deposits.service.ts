import {
  type DepositDraft,
  depositMessages,
  type deposits,
  type ShareDraft,
} from '@crm/contract/features/deposits/deposits'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { sendMoneyBack } from '../payments/refunds/sendMoneyBack.service.ts'
import { explainFault } from './deposits.dbErrors.ts'
import { depositText } from './deposits.messages.ts'
import {
  checkBalances,
  countCovered,
  findDeposit,
  findPaymentOf,
  findShared,
  type HeldCredit,
  insertDeposit,
  insertShares,
  lockCredits,
  lockDeposit,
} from './deposits.queries.ts'
import { afterRefund, afterShares, type Registering, type Share } from './effects.service.ts'

const answer = async (ctx: Context, dep_no: number) => one((await findDeposit(ctx.db, dep_no)) ?? refuse('not_found'))

export const getDeposit = (ctx: Context, { params }: ParsedOf<typeof deposits.detail>) => answer(ctx, params.dep_no)

const totalOf = (shares: readonly { amount: number }[]) => shares.reduce((sum, { amount }) => sum + amount, 0)

export const isPayable = (credit: HeldCredit, client_no: number) =>
  credit.client_no === client_no && (credit.ctr_state === 'concluded' || credit.ctr_state === 'sealed')

/** Holds what is to be paid, and refuses what this client cannot pay for. */
const holdCredits = async (ctx: Pick<Context, 'db'>, client_no: number, shares: ShareDraft[]) => {
  const projcrd_nos = shares.map(({ projcrd_no }) => projcrd_no)
  if (new Set(projcrd_nos).size < projcrd_nos.length) return refuseField('invalid_input', 'shares', depositText.twice)
  const held = await lockCredits(ctx.db, projcrd_nos)
  if (held.length < shares.length || held.some((credit) => !isPayable(credit, client_no)))
    return refuseField('conflict', 'shares', depositText.notOpen)
  const leftOf = new Map(held.map((credit) => [credit.projcrd_no, credit.projcrd_amount - credit.projcrd_paid]))
  if (shares.some(({ projcrd_no, amount }) => amount > (leftOf.get(projcrd_no) ?? 0)))
    return refuseField('conflict', 'shares', depositMessages.tooMuchForCredit)
  return held
}

const coverCredits = async (ctx: Registering, dep_no: number, held: HeldCredit[], drafts: ShareDraft[]) => {
  const shares: Share[] = drafts.map(({ projcrd_no, amount }) => ({ projcrd_no, ds_amount: amount }))
  const before = await countCovered(ctx.db, [...new Set(held.map(({ proj_no }) => proj_no))])
  await insertShares(ctx.db, dep_no, shares).catch(explainFault)
  await checkBalances(ctx.db).catch(explainFault)
  await afterShares(ctx, held, shares, before)
}

/** How we know of it, where nobody typed it. */
interface Source {
  bkr_no?: number
  pay_no?: number
  /** Which time the payment came: a bank may take it back, and it may come again. */
  pay_turn?: number
}

/** For whatever finds that money came: by hand, by a statement of the bank, or by a payment. Answers its number. */
export const registerDeposit = async (ctx: Registering, draft: DepositDraft, source: Source = {}) => {
  const { shares, ...deposit } = draft
  if (deposit.dep_dt > koreaToday()) return refuseField('invalid_input', 'dep_dt', depositMessages.future)
  if (totalOf(shares) > deposit.dep_amount) return refuseField('invalid_input', 'shares', depositMessages.tooMuchShared)
  const held = await holdCredits(ctx, deposit.client_no, shares)
  const dep_no = await insertDeposit(ctx.db, { ...deposit, ...source, emp_no: ctx.actor?.emp_no ?? null }).catch(
    explainFault,
  )
  await coverCredits(ctx, dep_no, held, shares)
  return dep_no
}

export const createDeposit = async (ctx: Context, { body }: ParsedOf<typeof deposits.create>) =>
  answer(ctx, await registerDeposit(ctx, body))

/** A deposit that came, not a refund; nobody else shares or refunds it meanwhile. */
export const holdDeposit = async (ctx: Pick<Context, 'db'>, dep_no: number) => {
  const deposit = (await lockDeposit(ctx.db, dep_no)) ?? refuse('not_found')
  return deposit.dep_amount < 0 ? refuse('conflict', depositText.isRefund) : deposit
}

/** The order of holding is always deposit, projects, contracts, credits. */
export const shareDeposit = async (ctx: Context, { params, body }: ParsedOf<typeof deposits.share>) => {
  const deposit = await holdDeposit(ctx, params.dep_no)
  if (totalOf(body.shares) > deposit.dep_rest) return refuseField('conflict', 'shares', depositMessages.tooMuchShared)
  const held = await holdCredits(ctx, deposit.client_no, body.shares)
  await coverCredits(ctx, deposit.dep_no, held, body.shares)
  return answer(ctx, deposit.dep_no)
}

interface Shared {
  projcrd_no: number
  ctr_no: number
  amount: number
}

const takenFrom = (shared: Shared[], amount: number): Share[] => {
  let missing = amount
  const taken: Share[] = []
  for (const share of shared) {
    const part = Math.min(share.amount, missing)
    if (part > 0) taken.push({ projcrd_no: share.projcrd_no, ds_amount: -part })
    missing -= part
  }
  return taken
}

/**
 * What comes back from which credit: from those of the contract that is given back, else from what the unshared rest does
 * not suffice for; the latest due first.
 */
const takenBack = (shared: Shared[], amount: number, rest: number, ctr_no: number | undefined): Share[] => {
  const own = takenFrom(
    shared.filter((share) => share.ctr_no === ctr_no),
    amount,
  )
  const missing = own.reduce((left, { ds_amount }) => left + ds_amount, amount) - rest
  const others = shared.filter((share) => share.ctr_no !== ctr_no)
  return [...own, ...takenFrom(others, Math.max(0, missing))]
}

interface Reversal {
  dep_dt: string
  amount: number
  dep_memo: string
  is_correction: boolean
  /** Whose money goes back first. */
  ctr_no?: number | undefined
}

export const giveBack = async (
  ctx: Registering,
  deposit: Awaited<ReturnType<typeof holdDeposit>>,
  { dep_dt, amount, dep_memo, is_correction, ctr_no }: Reversal,
) => {
  const shares = takenBack(await findShared(ctx.db, deposit.dep_no), amount, deposit.dep_rest, ctr_no)
  const held = await lockCredits(
    ctx.db,
    shares.map(({ projcrd_no }) => projcrd_no),
  )
  const reversal = await insertDeposit(ctx.db, {
    ...{ client_no: deposit.client_no, dep_dt, dep_amount: -amount, dep_pay_type: 6, dep_memo, is_correction },
    ...{ reversed_dep_no: deposit.dep_no, emp_no: ctx.actor?.emp_no ?? null },
  }).catch(explainFault)
  await insertShares(ctx.db, reversal, shares).catch(explainFault)
  await checkBalances(ctx.db).catch(explainFault)
  await afterRefund(ctx, held, is_correction)
  return reversal
}

interface ContractReversal {
  dep_no: number
  ctr_no: number
  amount: number
  dep_memo: string
}

/** For contracts that end: what somebody transfers back. Answers the number of the negative deposit. */
export const giveBackOfContract = async (ctx: Context, { dep_no, ...reversal }: ContractReversal) =>
  giveBack(ctx, await holdDeposit(ctx, dep_no), { ...reversal, dep_dt: koreaToday(), is_correction: false })

type Refund = ParsedOf<typeof deposits.refund>

/** The deposit, if so much of it can be given back on that day. */
const holdRefundable = async (ctx: Context, { params, body }: Refund) => {
  const deposit = await holdDeposit(ctx, params.dep_no)
  if (body.dep_dt < deposit.dep_dt || body.dep_dt > koreaToday())
    return refuseField('invalid_input', 'dep_dt', depositMessages.refundFuture)
  if (body.amount > deposit.left) return refuseField('conflict', 'amount', depositMessages.tooMuchBack)
  return deposit
}

/** What was paid by card goes back by card, and is recorded when it has; everything else was transferred by somebody. */
export const refundDeposit = async (ctx: Context, call: Refund) => {
  const { dep_no } = call.params
  const { body } = call
  const pay_no = await findPaymentOf(ctx.db, dep_no)
  if (pay_no === null)
    await ctx.transaction(async (tx) => giveBack(tx, await holdRefundable(tx, call), { ...body, is_correction: false }))
  else {
    if (body.dep_dt !== koreaToday()) return refuseField('invalid_input', 'dep_dt', depositText.paymentDay)
    await sendMoneyBack(ctx, {
      ...{ pay_no, amount: body.amount, reason: body.dep_memo || depositText.refundReason },
      check: async (tx) => {
        await holdRefundable(tx, call)
      },
    })
  }
  return answer(ctx, dep_no)
}

/** An entry that was wrong is undone as a whole; what was really given back of it stays given back. */
export const correctDeposit = async (ctx: Context, { params, body }: ParsedOf<typeof deposits.correct>) => {
  const deposit = await holdDeposit(ctx, params.dep_no)
  if (deposit.left === 0) return refuse('conflict', depositText.nothingLeft)
  if (deposit.pay_no !== null) return refuse('conflict', depositText.isPaid)
  await giveBack(ctx, deposit, {
    ...{ dep_dt: koreaToday(), amount: deposit.left, dep_memo: body.dep_memo, is_correction: true },
  })
  return answer(ctx, deposit.dep_no)
}
