import { defineTopics, readsOf } from '../../kit/topic.ts'
import { meetings } from './meetings.ts'

export const meetingTopics = defineTopics(
  { 'meetings.changed': 'staff' },
  {
    'meetings.changed': readsOf(meetings),
    'minutes.changed': [meetings.list, meetings.dday, meetings.detail],
  },
)
