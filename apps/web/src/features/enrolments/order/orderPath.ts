import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { pathOf } from '@crm/contract/paths'

type Order = Pick<Payment, 'pay_no' | 'pay_state' | 'pay_method'>

/** Money is awaited: on an account of its own, or transferred by hand. */
export const isAwaited = ({ pay_state, pay_method }: Omit<Order, 'pay_no'>) =>
  pay_state === 11 || (pay_state === 10 && pay_method === 'manual')

/** The page that fits the state of an order: each of them sends on to it. */
export const orderPath = ({ pay_no, pay_state, pay_method }: Order) => {
  if (pay_state === 20 || pay_state === 21) return pathOf('ClientCampRefundProgressV3', { pay_no })
  if (pay_state === 22) return pathOf('ClientCampRefundCompleteV3', { pay_no })
  if (pay_state === 12 || isAwaited({ pay_state, pay_method })) return pathOf('ClientCampPaymentCompleteV3', { pay_no })
  return pathOf('ClientCampPaymentFailV3', { pay_no })
}

type Bought = Pick<Payment, 'to_table' | 'to_no'>

/** Memberships are paid here too; they have a tab of their own. */
const isMembership = ({ to_table }: Bought) => to_table === 'memberships'
const membershipPath = pathOf('ClientCampMyV3', {}, { tab: 'membership' })

/** What was bought, and where it is paid again. */
export const boughtPath = (payment: Bought) =>
  isMembership(payment) ? membershipPath : pathOf('ClientCampDetailV3', { crs_no: payment.to_no })
export const againPath = (payment: Bought & Pick<Payment, 'pay_no'>) =>
  isMembership(payment)
    ? membershipPath
    : pathOf('ClientCampPaymentV3', { crs_no: payment.to_no }, { again: payment.pay_no })
