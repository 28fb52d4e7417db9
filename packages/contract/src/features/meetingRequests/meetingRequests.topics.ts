import { defineTopics, readsOf } from '../../kit/topic.ts'
import { meetingRequests } from './meetingRequests.ts'

export const meetingRequestTopics = defineTopics(
  { 'meetingRequests.changed': 'staff' },
  { 'meetingRequests.changed': readsOf(meetingRequests), 'meetings.changed': readsOf(meetingRequests) },
)
