import { memberships } from '@crm/contract/features/memberships/memberships'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './memberships.access.ts'

testAccess(memberships, access)
