import { buildups } from '@crm/contract/features/buildups/buildups'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './buildups.access.ts'

testAccess(buildups, access)
