import { defineTopics } from '../../kit/topic.ts'
import { companyProfile } from './companyProfile.ts'

export const companyProfileTopics = defineTopics(
  { 'companyProfile.changed': 'staff' },
  {
    'companyProfile.changed': [companyProfile.profile, companyProfile.uses],
    'estimates.changed': [companyProfile.uses],
    'contracts.changed': [companyProfile.uses],
    'settlements.changed': [companyProfile.uses],
  },
)
