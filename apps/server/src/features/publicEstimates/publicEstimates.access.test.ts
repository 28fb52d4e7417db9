import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './publicEstimates.access.ts'

testAccess(publicEstimates, access)
