import { members } from '@crm/contract/features/members/members'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './members.access.ts'

testAccess(members, access)
