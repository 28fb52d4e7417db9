import { deposits } from '@crm/contract/features/deposits/deposits'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './deposits.access.ts'

testAccess(deposits, access)
