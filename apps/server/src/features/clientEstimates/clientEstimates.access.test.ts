import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './clientEstimates.access.ts'

testAccess(clientEstimates, access)
