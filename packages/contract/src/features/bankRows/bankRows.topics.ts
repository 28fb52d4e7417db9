import { defineTopics, readsOf } from '../../kit/topic.ts'
import { bankRows } from './bankRows.ts'

export const bankRowTopics = defineTopics(
  { 'bankRows.changed': 'staff' },
  {
    'bankRows.changed': readsOf(bankRows),
    'deposits.changed': readsOf(bankRows),
    'contracts.changed': readsOf(bankRows),
  },
)
