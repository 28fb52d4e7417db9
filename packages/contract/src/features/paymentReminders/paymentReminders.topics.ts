import { defineTopics, readsOf } from '../../kit/topic.ts'
import { paymentReminders } from './paymentReminders.ts'

const reads = readsOf(paymentReminders)

/** What is paid, paused or cancelled is not reminded of; outcomes come from messages. */
export const paymentReminderTopics = defineTopics(
  { 'paymentReminders.changed': 'staff' },
  {
    'paymentReminders.changed': reads,
    'contracts.changed': reads,
    'deposits.changed': reads,
    'alimtalk.changed': [paymentReminders.ofContract],
    'holidays.changed': [paymentReminders.ofContract],
  },
)
