import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './taxPapers.access.ts'

testAccess(taxPapers, access)
