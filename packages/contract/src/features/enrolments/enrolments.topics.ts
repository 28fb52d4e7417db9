import { defineTopics, readsOf } from '../../kit/topic.ts'
import { enrolments } from './enrolments.ts'

export const enrolmentTopics = defineTopics(
  { 'seats.changed': 'user', 'students.changed': 'staff' },
  {
    'seats.changed': readsOf(enrolments),
    'camp.changed': readsOf(enrolments),
    'students.changed': [enrolments.students],
    'payments.changed': [enrolments.revenue],
    'payments.own': readsOf(enrolments),
    'coupons.own': [enrolments.orderForm],
  },
)
