import { defineTopics, readsOf } from '../../kit/topic.ts'
import { payments } from '../payments/payments.ts'
import { contractPayments } from './contractPayments.ts'

/** The company pays as a whole, so each of its people reads again. */
export const contractPaymentTopics = defineTopics(
  { 'contractPayments.own': 'user' },
  { 'contractPayments.own': [...readsOf(contractPayments), payments.detail] },
)
