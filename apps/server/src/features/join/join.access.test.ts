import { join } from '@crm/contract/features/join/join'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './join.access.ts'

testAccess(join, access)
