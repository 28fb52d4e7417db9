import { meetingRequests } from '@crm/contract/features/meetingRequests/meetingRequests'
import { feature } from '../../feature.ts'
import {
  declineRequest,
  listOwnRequests,
  listRequests,
  requestMeeting,
  requestMove,
  withdrawRequest,
} from './meetingRequests.service.ts'

export const meetingRequestsFeature = feature(meetingRequests, {
  ofClient: listOwnRequests,
  requestMeeting,
  requestMove,
  withdraw: withdrawRequest,
  list: listRequests,
  decline: declineRequest,
})
