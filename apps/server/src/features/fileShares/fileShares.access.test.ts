import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './fileShares.access.ts'

testAccess(fileShares, access)
