import { defineTopics } from '../../kit/topic.ts'
import { taxPapers } from './taxPapers.ts'

export const taxPaperTopics = defineTopics(
  { 'taxPapers.changed': 'staff', 'taxPapers.own': 'user' },
  {
    'taxPapers.changed': [taxPapers.list, taxPapers.detail, taxPapers.ofPayment],
    'taxPapers.own': [taxPapers.ofPayment],
  },
)
