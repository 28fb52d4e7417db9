import { defineTopics } from '../../kit/topic.ts'
import { settlements } from './settlements.ts'

const { contents, ownContents } = settlements

export const settlementTopics = defineTopics(
  { 'settlements.changed': 'staff' },
  {
    'settlements.changed': [contents],
    'contracts.changed': [contents, ownContents],
    'deposits.changed': [contents, ownContents],
    'taxPapers.changed': [contents],
    'companyProfile.changed': [contents],
    'files.changed': [contents],
    'clientEstimates.own': [ownContents],
    'taxPapers.own': [ownContents],
  },
)
