import { defineTopics } from '../../kit/topic.ts'
import { calendar } from './calendar.ts'

export const calendarTopics = defineTopics(
  { 'calendar.changed': 'user' },
  { 'calendar.changed': [calendar.read], 'meetings.changed': [calendar.guides] },
)
