import { contracts } from '@crm/contract/features/contracts/contracts'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './contracts.access.ts'

testAccess(contracts, access)
