import { defineTopics } from '../../kit/topic.ts'
import { membershipPlans } from '../membershipPlans/membershipPlans.ts'
import { memberships } from './memberships.ts'

export const membershipTopics = defineTopics(
  { 'memberships.changed': 'staff', 'memberships.own': 'user' },
  {
    'memberships.changed': [memberships.list, memberships.detail, membershipPlans.list],
    'memberships.own': [memberships.own],
    'membershipPlans.changed': [memberships.offered],
  },
)
