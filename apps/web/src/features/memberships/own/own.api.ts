import { coupons } from '@crm/contract/features/coupons/coupons'
import { memberships } from '@crm/contract/features/memberships/memberships'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { ownText as text } from './own.messages.ts'

export const useOwnMemberships = () => useRead(memberships.own, { query: { limit: 50 } })
export const useOffered = () => useRead(memberships.offered)
export const useRequestOwn = () => useWrite(memberships.requestOwn, { done: text.requested })
export const useCloseOwn = () => useWrite(memberships.closeOwn, { done: text.givenUp })

/** Coupons of one's box that a membership may be paid with. */
export const useMembershipCoupons = () =>
  (useRead(coupons.box).data?.query ?? []).filter(
    ({ cp_target, unusable }) => unusable === '' && (cp_target === 'all' || cp_target === 'membership'),
  )

export const useOwnCash = () => useRead(pocket.own, { query: { limit: 1 } }).data?.cash ?? 0
