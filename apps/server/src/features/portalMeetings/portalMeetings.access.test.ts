import { portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './portalMeetings.access.ts'

testAccess(portalMeetings, access)
