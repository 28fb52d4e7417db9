import { deletions } from '@crm/contract/features/deletions/deletions'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './deletions.access.ts'

testAccess(deletions, access)
