import { portal } from '@crm/contract/features/portal/portal'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './portal.access.ts'

testAccess(portal, access)
