import { defineTopics, readsOf } from '../../kit/topic.ts'
import { deposits } from './deposits.ts'

export const depositTopics = defineTopics(
  { 'deposits.changed': 'staff' },
  { 'deposits.changed': readsOf(deposits), 'contracts.changed': [deposits.openCredits] },
)
