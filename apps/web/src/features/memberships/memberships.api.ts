import { coupons } from '@crm/contract/features/coupons/coupons'
import { membershipPlans } from '@crm/contract/features/membershipPlans/membershipPlans'
import { memberships } from '@crm/contract/features/memberships/memberships'
import { payments } from '@crm/contract/features/payments/payments'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { membershipsText as text } from './memberships.messages.ts'

export const useSoldPlans = () =>
  useRead(membershipPlans.list, { query: { is_sold: 1, sort: 'mbp_price', desc: 0, limit: 1000 } }).data?.query ?? []

export const useGivableCoupons = () => useRead(coupons.givable).data?.query ?? []

export const useCloseMembership = () => useWrite(memberships.close, { done: text.closed })

/** The open refund of a payment, if there is one. */
export const usePayment = (pay_no: number | null) =>
  useRead(payments.detail, { params: { pay_no: pay_no ?? 0 } }, { enabled: pay_no !== null }).data?.query[0]

export const useRefundOffer = (pay_no: number, pi_nos: number[]) =>
  useRead(payments.refundOffer, { params: { pay_no }, query: { pi_nos } }, { enabled: pi_nos.length > 0 }).data
    ?.query[0]

export const useDecideRefund = () => useWrite(payments.decideRefund, { done: text.decided })
export const useSendBackRefund = () => useWrite(payments.sendBackRefund, { done: text.sentBack })
