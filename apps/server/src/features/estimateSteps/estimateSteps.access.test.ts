import { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './estimateSteps.access.ts'

testAccess(estimateSteps, access)
