import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './contractSigning.access.ts'

testAccess(contractSigning, access)
