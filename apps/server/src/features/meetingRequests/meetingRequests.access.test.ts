import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './meetingRequests.access.ts'

testAccess(meetingRequests, access)
