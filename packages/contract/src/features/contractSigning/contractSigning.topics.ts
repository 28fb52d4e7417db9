import { defineTopics } from '../../kit/topic.ts'
import { contractSigning } from './contractSigning.ts'

export const contractSigningTopics = defineTopics(
  {},
  {
    'contractTemplates.changed': [contractSigning.choices],
    'clients.changed': [contractSigning.choices],
    'estimates.changed': [contractSigning.choices],
  },
)
