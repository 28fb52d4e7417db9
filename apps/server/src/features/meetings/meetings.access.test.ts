import { meetings } from '@crm/contract/features/meetings/meetings'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './meetings.access.ts'

testAccess(meetings, access)
