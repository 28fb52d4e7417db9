import { defineTopics, readsOf } from '../../kit/topic.ts'
import { contracts } from './contracts.ts'

export const contractTopics = defineTopics(
  { 'contracts.changed': 'staff' },
  {
    'contracts.changed': readsOf(contracts),
    'deposits.changed': readsOf(contracts),
    'alimtalk.changed': [contracts.detail],
  },
)
