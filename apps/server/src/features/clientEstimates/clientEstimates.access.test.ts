import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './clientEstimates.access.ts'

testAccess(clientEstimates, access)
