import { addWorkingDays, datesOf } from '@crm/contract/features/holidays/workingDays'
import { daysAfter } from '@crm/contract/kit/days'
import { divideByWeight } from '@crm/contract/money'
import type { PaidItem } from '../../../paymentOwner.ts'
import type { RefundShare } from './refunds.queries.ts'

/** Money and points come back in the proportion in which they paid, never more than is left of either. */
export const sharesOf = (item: PaidItem, amount: number): RefundShare => {
  const left = [item.money - item.refunded_money, item.pocket - item.refunded_pocket]
  const [money = 0, pocket = 0] = divideByWeight(amount, left)
  return { pi_no: item.pi_no, money, pocket }
}

export const leftOf = (item: PaidItem) => item.money + item.pocket - item.refunded_money - item.refunded_pocket

const daysToDecide = 5
const workingDaysToDecide = 3

/** The earlier of 5 days and 3 business days. */
export const decisionDay = (today: string, holidays: { hd_date: string }[]) => {
  const inDays = daysAfter(today, daysToDecide)
  const inWorkingDays = addWorkingDays(today, workingDaysToDecide, datesOf(holidays))
  return inDays < inWorkingDays ? inDays : inWorkingDays
}
