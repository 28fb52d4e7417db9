import type { Context } from '../../context.ts'
import { findPlan } from './membershipPlans.queries.ts'

/** For other features: a plan as it is today; undefined where there is none. */
export const readPlan = (ctx: Pick<Context, 'db'>, mbp_no: number) => findPlan(ctx.db, mbp_no)
