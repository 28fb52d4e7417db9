import { isIncluded } from '@crm/contract/features/memberships/membershipRules'
import type { Context } from '../../context.ts'
import { failedCheck } from '../../db/dbErrors.ts'
import { refuse } from '../../http/refusal.ts'
import { membershipText } from './memberships.messages.ts'
import { findCurrent, insertUse } from './memberships.queries.ts'

interface Course {
  crs_no: number
  cat_code: string
}

/** For other features: what the company's membership of today gives for a course; null without a membership. */
export const membershipOf = async (ctx: Pick<Context, 'db'>, client_no: number, course: Course) => {
  const current = await findCurrent(ctx.db, client_no)
  if (!current) return null
  const { mbs_no, mbs_discount, end_dt } = current
  return { mbs_no, included: isIncluded(current, course), discount: mbs_discount, end_dt }
}

interface Use {
  mbs_no: number
  user_no: number
  crs_no: number
  /** What the course costs today: a refund takes it off, once a course. */
  price: number
}

/** For other features: somebody opens a course through the membership; refuses one person more than it is for. */
export const useMembership = async (ctx: Pick<Context, 'db' | 'publish'>, { price, ...use }: Use) => {
  await insertUse(ctx.db, { ...use, mbu_price: price }).catch((fault: unknown) => {
    if (failedCheck(fault) === 'memberships_people') return refuse('conflict', membershipText.tooManyPeople)
    throw fault
  })
  ctx.publish('memberships.changed')
}
