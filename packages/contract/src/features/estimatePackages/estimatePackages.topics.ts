import { defineTopics, readsOf } from '../../kit/topic.ts'
import { estimatePackages } from './estimatePackages.ts'

export const estimatePackageTopics = defineTopics(
  { 'estimatePackages.changed': 'staff' },
  {
    'estimatePackages.changed': readsOf(estimatePackages),
    // What a package comes to follows the prices of its items.
    'estimateItems.changed': readsOf(estimatePackages),
  },
)
