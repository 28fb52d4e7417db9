import { defineTopics, readsOf } from '../../kit/topic.ts'
import { estimates } from './estimates.ts'

export const estimateTopics = defineTopics(
  { 'estimates.changed': 'staff' },
  {
    'estimates.changed': readsOf(estimates),
    'estimateItems.changed': [estimates.offered],
    'estimatePackages.changed': [estimates.offered],
    'clients.changed': [estimates.recipients],
  },
)
