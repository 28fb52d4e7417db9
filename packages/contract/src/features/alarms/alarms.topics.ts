import { defineTopics } from '../../kit/topic.ts'
import { alarms } from './alarms.ts'

export const alarmTopics = defineTopics(
  { 'alarms.checked': 'user', 'alarmSettings.changed': 'user' },
  { 'alarms.checked': [alarms.newList, alarms.list], 'alarmSettings.changed': [alarms.settings] },
)
