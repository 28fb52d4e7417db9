import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './taxPapers.access.ts'

testAccess(taxPapers, access)
