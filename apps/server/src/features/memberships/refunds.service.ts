import { membershipRefund } from '@crm/contract/features/memberships/membershipRules'
import type { MembershipRefund } from '@crm/contract/features/memberships/memberships.rows'
import type { Db } from '../../db/database.ts'
import { findUse, type StoredMembership } from './memberships.queries.ts'

/** While a refund is asked or worked on it is counted again. */
const refundable = new Set([1, 12, 20, 21])

/** What a refund gives back today: by day, less granted points that are spent and courses that were opened. */
export const refundOf = async (db: Db, membership: StoredMembership): Promise<MembershipRefund | null> => {
  const { mbs_no, mbs_state, mbs_paid, mbs_pocket, granted } = membership
  const use = refundable.has(mbs_state) ? await findUse(db, mbs_no) : undefined
  if (!use) return null
  const points = granted ? mbs_pocket - Math.min(mbs_pocket, use.cash) : 0
  const { days, used_days, courses } = use
  const { byDay, amount } = membershipRefund({ paid: mbs_paid, days, used_days, points, courses })
  return { paid: mbs_paid, days, used_days, by_day: byDay, points, courses, amount }
}
