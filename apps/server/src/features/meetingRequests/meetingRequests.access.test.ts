import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './meetingRequests.access.ts'

testAccess(meetingRequests, access)
