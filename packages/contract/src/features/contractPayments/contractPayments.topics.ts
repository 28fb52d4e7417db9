import { defineTopics, readsOf } from '../../kit/topic.ts'
import { payments } from '../payments/payments.ts'
import { contractPayments } from './contractPayments.ts'

const reads = readsOf(contractPayments)

/** The company pays as a whole, so each of its people reads again; also when staff register what was transferred. */
export const contractPaymentTopics = defineTopics(
  { 'contractPayments.own': 'user' },
  { 'contractPayments.own': [...reads, payments.detail], 'clientEstimates.own': reads },
)
