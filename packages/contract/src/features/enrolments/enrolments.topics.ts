import { defineTopics, readsOf } from '../../kit/topic.ts'
import { enrolments } from './enrolments.ts'

export const enrolmentTopics = defineTopics(
  { 'seats.changed': 'user' },
  {
    'seats.changed': readsOf(enrolments),
    'camp.changed': readsOf(enrolments),
    'payments.changed': [enrolments.revenue],
    'payments.own': readsOf(enrolments),
    'coupons.own': [enrolments.orderForm],
  },
)
