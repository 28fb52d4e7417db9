import { meetings } from '@crm/contract/features/meetings/meetings'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './meetings.access.ts'

testAccess(meetings, access)
