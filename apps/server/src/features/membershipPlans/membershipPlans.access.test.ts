import { membershipPlans } from '@crm/contract/features/membershipPlans/membershipPlans'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './membershipPlans.access.ts'

testAccess(membershipPlans, access)
