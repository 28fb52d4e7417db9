import { defineTopics } from '../../kit/topic.ts'
import { pocket } from './pocket.ts'

export const pocketTopics = defineTopics(
  { 'pocket.changed': 'staff' },
  // The company gets an alarm about every entry.
  { 'pocket.changed': [pocket.list], 'alarms.raised': [pocket.own] },
)
