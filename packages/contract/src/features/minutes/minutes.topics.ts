import { defineTopics } from '../../kit/topic.ts'
import { minutes } from './minutes.ts'

export const minutesTopics = defineTopics(
  { 'minutes.changed': 'staff' },
  { 'minutes.changed': [minutes.read, minutes.list] },
)
