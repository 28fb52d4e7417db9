import { defineTopics } from '../../kit/topic.ts'
import { publicEstimates } from './publicEstimates.ts'

export const publicEstimateTopics = defineTopics(
  {},
  {
    'estimates.changed': [publicEstimates.page],
    'alimtalk.changed': [publicEstimates.page],
  },
)
