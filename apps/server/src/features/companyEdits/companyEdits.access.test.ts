import { companyEdits } from '@crm/contract/features/companyEdits/companyEdits'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './companyEdits.access.ts'

testAccess(companyEdits, access)
