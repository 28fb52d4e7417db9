import { defineTopics } from '../../kit/topic.ts'
import { contractPapers } from './contractPapers.ts'
import { taxPapers } from './taxPapers.ts'

export const taxPaperTopics = defineTopics(
  { 'taxPapers.changed': 'staff', 'taxPapers.own': 'user' },
  {
    'taxPapers.changed': [
      ...[taxPapers.list, taxPapers.detail, taxPapers.ofPayment],
      ...[contractPapers.contractList, contractPapers.contractSums, contractPapers.contractDetail],
    ],
    'taxPapers.own': [taxPapers.ofPayment],
  },
)
