import { defineTopics, readsOf } from '../../kit/topic.ts'
import { portalMeetings } from './portalMeetings.ts'

export const portalMeetingTopics = defineTopics(
  {},
  { 'meetings.changed': readsOf(portalMeetings), 'meetingRequests.changed': readsOf(portalMeetings) },
)
