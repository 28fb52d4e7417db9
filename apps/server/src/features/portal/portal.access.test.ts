import { portal } from '@crm/contract/features/portal/portal'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './portal.access.ts'

testAccess(portal, access)
