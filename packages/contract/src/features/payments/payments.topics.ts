import { defineTopics } from '../../kit/topic.ts'
import { payments } from './payments.ts'

export const paymentTopics = defineTopics(
  { 'payments.changed': 'staff', 'payments.own': 'user' },
  {
    'payments.changed': [payments.list, payments.detail, payments.refundOffer],
    'payments.own': [payments.detail, payments.refundOffer],
  },
)
