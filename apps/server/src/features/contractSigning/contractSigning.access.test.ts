import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './contractSigning.access.ts'

testAccess(contractSigning, access)
