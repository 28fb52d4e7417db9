import { memberships } from '@crm/contract/features/memberships/memberships'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './memberships.access.ts'

testAccess(memberships, access)
