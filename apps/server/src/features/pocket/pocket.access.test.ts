import { pocket } from '@crm/contract/features/pocket/pocket'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './pocket.access.ts'

testAccess(pocket, access)
