import { foldCode } from '@crm/contract/features/coupons/couponRules'
import type { coupons } from '@crm/contract/features/coupons/coupons'
import type { BoxCoupon } from '@crm/contract/features/coupons/coupons.rows'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import {
  type BoxRow,
  countTries,
  deleteTries,
  findBox,
  findCode,
  findCouponsFor,
  insertBox,
  insertBoxes,
  insertTry,
  lockTries,
} from './box.queries.ts'
import { couponText } from './coupons.messages.ts'
import { whyUnusable } from './coupons.policy.ts'

const mostWrongCodes = 10

const inBox = ({ coupon_state, cp_start_dt, left, ...coupon }: BoxRow): BoxCoupon => ({
  ...coupon,
  unusable: whyUnusable({ coupon_state, cp_start_dt, left }),
})

const readBox = async (ctx: Context) => {
  const box = (await findBox(ctx.db, ctx.actor.user_no)).map(inBox)
  return [...box.filter(({ unusable }) => !unusable), ...box.filter(({ unusable }) => unusable)]
}

export const listBox = async (ctx: Context) => ({ state: done, query: await readBox(ctx) })

/** Answers the reason why a code cannot be taken; only an unknown one counts as a wrong try. */
const takeCode = async (ctx: Context, typed: string): Promise<{ problem: string; isWrong: boolean } | undefined> => {
  const { user_no } = ctx.actor
  const code = await findCode(ctx.db, foldCode(typed))
  if (!code) return { problem: couponText.unusable, isWrong: true }
  const problem = whyUnusable({ ...code, left: null })
  if (problem) return { problem, isWrong: false }
  const cpb_by = code.cp_way === 'public' ? 'public' : 'code'
  try {
    await insertBox(ctx.db, { cp_no: code.cp_no, cpc_no: code.cpc_no, user_no, cpb_by })
  } catch (fault) {
    if (isDuplicate(fault, 'coupon_box_public_once')) return refuseField('conflict', 'code', couponText.alreadyInBox)
    if (isDuplicate(fault, 'coupon_box_code_once')) return refuseField('conflict', 'code', couponText.takenCode)
    throw fault
  }
  ctx.publish('coupons.own', user_no)
  ctx.publish('coupons.changed')
  return undefined
}

/** A wrong code is counted although the call is refused, so it commits before the refusal is thrown. */
export const addToBox = async (ctx: Context, { body }: ParsedOf<typeof coupons.addToBox>) => {
  const { user_no } = ctx.actor
  const answer = await ctx.transaction(async (tx) => {
    await lockTries(tx.db, user_no)
    if ((await countTries(tx.db, user_no)) >= mostWrongCodes) return refuse('too_many', couponText.locked)
    const refused = await takeCode(tx, body.code)
    if (refused?.isWrong) await insertTry(tx.db, user_no)
    return refused ?? { state: done, query: await readBox(tx) }
  })
  return 'problem' in answer ? refuseField('invalid_input', 'code', answer.problem) : answer
}

/** For other features: what is given by itself on joining, completion or the start of a membership, once for each cause. */
export const grantCoupons = async (
  ctx: Pick<Context, 'db' | 'publish'>,
  cause: 'join' | 'complete' | 'membership',
  user_nos: number[],
) => {
  if (!user_nos.length) return
  for (const { cp_no } of await findCouponsFor(ctx.db, cause)) {
    await insertBoxes(ctx.db, { cp_no, user_nos, cpb_by: cause })
  }
  for (const user_no of user_nos) ctx.publish('coupons.own', user_no)
}

/** For other features: certain coupons into certain boxes. */
export const giveCoupons = async (ctx: Pick<Context, 'db' | 'publish'>, cp_nos: number[], user_nos: number[]) => {
  if (!user_nos.length || !cp_nos.length) return
  for (const cp_no of cp_nos) await insertBoxes(ctx.db, { cp_no, user_nos, cpb_by: 'membership' })
  for (const user_no of user_nos) ctx.publish('coupons.own', user_no)
}

export const sweepTriesJob = job({ name: 'coupons.sweepTries', data: z.object({}), every: '40 4 * * *' })

export const sweepTries = (ctx: JobContext) => deleteTries(ctx.db)
