import { contractTemplates } from '@crm/contract/features/contractTemplates/contractTemplates'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './contractTemplates.access.ts'

testAccess(contractTemplates, access)
