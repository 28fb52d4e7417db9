import { defineTopics, readsOf } from '../../kit/topic.ts'
import { clientEstimates } from './clientEstimates.ts'

const reads = readsOf(clientEstimates)

/** Whoever answers reads again by the topics of staff; everybody else of the company by their own. */
export const clientEstimateTopics = defineTopics(
  { 'clientEstimates.own': 'user' },
  {
    'clientEstimates.own': reads,
    'estimates.changed': reads,
    'contracts.changed': reads,
    'deposits.changed': reads,
    'taxPapers.changed': [clientEstimates.detail],
    'companyProfile.changed': [clientEstimates.detail],
  },
)
