import type { OrderForm } from '@crm/contract/features/enrolments/orders'
import { leastCharge } from '@crm/contract/features/payments/payments.rows'

/** What somebody has filled in on the order page. */
export interface OrderState {
  seats: (number | null)[]
  cp_no: number | null
  pocket: number
  hasConsent: boolean
}

/** The first seat is one's own, unless one has it already. */
export const firstSeats = (form: Pick<OrderForm, 'people'>, user_no: number): (number | null)[] => {
  const own = form.people.find((person) => person.user_no === user_no)
  return [own && !own.is_enrolled ? user_no : null]
}

/** What an order that was not paid had chosen, or one seat for oneself; the consent is always asked for anew. */
export const firstOrder = (form: Pick<OrderForm, 'people' | 'again'>, user_no: number): OrderState => ({
  ...(form.again ?? { seats: firstSeats(form, user_no), cp_no: null, pocket: 0 }),
  hasConsent: false,
})

/** Points cannot pay more than there is to pay, nor more than there are. */
export const mostPocket = ({ total, pocket }: Pick<OrderForm, 'total' | 'pocket'>) => Math.min(total, pocket)

/** What is left for a card; 1 to 99 won cannot be charged. */
export const moneyLeft = (form: Pick<OrderForm, 'total'>, pocket: number) => form.total - pocket

export const isTooLittle = (money: number) => money > 0 && money < leastCharge
