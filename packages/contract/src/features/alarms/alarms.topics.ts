import { defineTopics } from '../../kit/topic.ts'
import { alarms } from './alarms.ts'

export const alarmTopics = defineTopics(
  { 'alarms.raised': 'user', 'alarms.checked': 'user', 'alarmSettings.changed': 'user' },
  {
    'alarms.raised': [alarms.newList, alarms.list],
    'alarms.checked': [alarms.newList, alarms.list],
    'alarmSettings.changed': [alarms.settings],
  },
)
