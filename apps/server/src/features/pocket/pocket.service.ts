import type { pocket } from '@crm/contract/features/pocket/pocket'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { failedCheck, isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { alarmClient } from '../alarms/clientAlarms.service.ts'
import { pocketText } from './pocket.messages.ts'
import {
  findCash,
  findCashLog,
  findCashLogs,
  findContractPoints,
  findOwnCashLogs,
  insertCashLog,
  lockCash,
  type NewEntry,
} from './pocket.queries.ts'

/** Names made by PostgreSQL and in the migrations of pocket. */
const constraints = {
  belowZero: 'pocket_balances_cash_check',
  reversedOnce: 'cash_log_reversed_once',
  ofOrder: 'cash_log_order',
  ofPayment: 'cash_log_payment',
  ofContract: 'cash_log_contract',
}

const explainFault = (fault: unknown): never => {
  if (failedCheck(fault) === constraints.belowZero) return refuse('not_enough_pocket')
  if (isDuplicate(fault, constraints.reversedOnce)) return refuse('conflict', pocketText.undone)
  if (failedCheck(fault) === constraints.ofOrder) return refuse('conflict', pocketText.ofOrder)
  if (failedCheck(fault) === constraints.ofPayment) return refuse('conflict', pocketText.ofPayment)
  if (failedCheck(fault) === constraints.ofContract) return refuse('conflict', pocketText.ofContract)
  if (missingReference(fault)) return refuse('not_found')
  throw fault
}

type Writing = Pick<Context, 'db' | 'publish' | 'sendTo' | 'enqueue' | 'config'>

const enter = async (ctx: Writing, entry: NewEntry) => {
  const cl_no = await insertCashLog(ctx.db, entry).catch(explainFault)
  ctx.publish('pocket.changed')
  const entered = (await findCashLog(ctx.db, cl_no)) ?? refuse('not_found')
  await alarmClient(ctx, {
    kind: 'portal.pocket',
    client_no: entered.client_no,
    title: pocketText.clientAlarm[entered.cl_type](Math.abs(entered.cl_amount)),
    body: pocketText.balance(entered.cl_balance),
    link: screens.ClientPocket.path,
    about: `pocket:${entered.cl_no}`,
  })
  return entered
}

export const listCashLog = async (ctx: Context, { query }: ParsedOf<typeof pocket.list>) => {
  const cash = await findCash(ctx.db, query.client_no)
  if (cash === undefined) return refuse('not_found')
  return { state: done, ...(await findCashLogs(ctx.db, query)), cash }
}

/** Which company it is comes from the session alone. */
export const listOwnCashLog = async (ctx: Context, { query }: ParsedOf<typeof pocket.own>) => {
  const { client_no } = ctx.actor
  if (client_no === null) return refuse('not_found')
  const cash = (await findCash(ctx.db, client_no)) ?? refuse('not_found')
  return { state: done, ...(await findOwnCashLogs(ctx.db, client_no, query)), cash }
}

/** Staff grant points, or take them back by a negative amount. */
export const addPocket = async (ctx: Context, { body }: ParsedOf<typeof pocket.add>) => {
  const { client_no, cl_amount, reason } = body
  const entered = await enter(ctx, {
    client_no,
    cl_amount,
    cl_type: cl_amount > 0 ? 'free' : 'take',
    cl_info: { reason },
    emp_no: ctx.actor.emp_no,
  })
  return one(entered)
}

/**
 * A mistake is undone by its opposite, once; what is written stays written. What an order took, its cancelling gives
 * back.
 */
export const reversePocket = async (ctx: Context, { params, body }: ParsedOf<typeof pocket.reverse>) => {
  const wrong = await findCashLog(ctx.db, params.cl_no)
  if (!wrong) return refuse('not_found')
  if (wrong.cl_type === 'reverse') return refuse('conflict', pocketText.undoing)
  if (wrong.pbu_no !== null) return refuse('conflict', pocketText.ofOrder)
  if (wrong.pay_no !== null) return refuse('conflict', pocketText.ofPayment)
  if (wrong.ctr_no !== null) return refuse('conflict', pocketText.ofContract)
  const entered = await enter(ctx, {
    client_no: wrong.client_no,
    cl_amount: -wrong.cl_amount,
    cl_type: 'reverse',
    cl_info: { reason: body.reason },
    emp_no: ctx.actor.emp_no,
    reversed_cl_no: wrong.cl_no,
  })
  return one(entered)
}

// ---------------------------------------------------------------- for other features

interface PocketMove {
  client_no: number
  /** How many points, always above zero. */
  amount: number
  reason: string
  /** What it was for: `{ psrv_no: 3 }` */
  about?: Record<string, number | string>
  emp_no?: number | null
}

/** Takes points for something that a client orders, in the caller's transaction; refuses when there are not enough. */
export const usePocket = (ctx: Writing, { client_no, amount, reason, about, emp_no = null }: PocketMove) =>
  enter(ctx, { client_no, cl_amount: -amount, cl_type: 'use', cl_info: { ...about, reason }, emp_no })

interface Refund extends PocketMove {
  /** The entry that took the points; several refunds of it together give back at most all of it. */
  used_cl_no?: number
}

/** Gives points back for something that was ordered and will not come. */
export const refundPocket = (
  ctx: Writing,
  { client_no, amount, reason, about, emp_no = null, used_cl_no: reversed_cl_no }: Refund,
) =>
  enter(ctx, { client_no, cl_amount: amount, cl_type: 'refund', cl_info: { ...about, reason }, emp_no, reversed_cl_no })

/** Gives points that come with something else, such as a membership. */
export const grantPocket = (ctx: Writing, { client_no, amount, reason, about, emp_no = null }: PocketMove) =>
  enter(ctx, { client_no, cl_amount: amount, cl_type: 'free', cl_info: { ...about, reason }, emp_no })

/** Takes granted points back, at most as many as are left; answers how many. */
export const takePocketLeft = async (ctx: Writing, { client_no, amount, reason, about, emp_no = null }: PocketMove) => {
  const taken = Math.min(amount, (await lockCash(ctx.db, client_no)) ?? 0)
  if (taken > 0)
    await enter(ctx, { client_no, cl_amount: -taken, cl_type: 'take', cl_info: { ...about, reason }, emp_no })
  return taken
}

interface ContractPoints {
  ctr_no: number
  reason: string
  emp_no: number | null
}

/** The points that come with a contract, once: only what of them does not stand in the ledger. The caller holds the contract. */
export const chargePocket = async (ctx: Writing, { ctr_no, reason, emp_no }: ContractPoints) => {
  const points = await findContractPoints(ctx.db, ctr_no)
  if (!points || points.granted <= points.standing) return 0
  const cl_amount = points.granted - points.standing
  await enter(ctx, { client_no: points.client_no, cl_amount, cl_type: 'charge', cl_info: { reason }, emp_no, ctr_no })
  return cl_amount
}

/** Takes back what a contract gave, at most as many points as the company has left. */
export const takeContractPocket = async (ctx: Writing, { ctr_no, reason, emp_no }: ContractPoints) => {
  const points = await findContractPoints(ctx.db, ctr_no)
  if (!points || points.standing <= 0) return 0
  const taken = Math.min(points.standing, (await lockCash(ctx.db, points.client_no)) ?? 0)
  if (taken > 0)
    await enter(ctx, {
      client_no: points.client_no,
      cl_amount: -taken,
      cl_type: 'take',
      cl_info: { reason },
      emp_no,
      ctr_no,
    })
  return taken
}

/** Whether the whole of an entry has been undone or given back. */
export const isUndone = async (ctx: Pick<Context, 'db'>, cl_no: number) =>
  (await findCashLog(ctx.db, cl_no))?.reversed_by != null
