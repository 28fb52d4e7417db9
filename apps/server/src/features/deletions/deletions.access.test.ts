import { deletions } from '@crm/contract/features/deletions/deletions'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './deletions.access.ts'

testAccess(deletions, access)
