import { recordTopics } from '../../kit/record.ts'
import { membershipPlans } from './membershipPlans.ts'

export const membershipPlanTopics = recordTopics('membershipPlans.changed', membershipPlans)
