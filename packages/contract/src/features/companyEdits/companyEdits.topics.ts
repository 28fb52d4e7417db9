import { defineTopics } from '../../kit/topic.ts'
import { portal } from '../portal/portal.ts'
import { companyEdits } from './companyEdits.ts'

export const companyEditTopics = defineTopics(
  { 'companyEdits.changed': 'user' },
  {
    'companyEdits.changed': [companyEdits.read, portal.home, portal.vcHome],
    'clients.changed': [companyEdits.ofClient],
  },
)
