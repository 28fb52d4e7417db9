import { defineTopics } from '../../kit/topic.ts'
import { homework } from './homework.ts'

export const homeworkTopics = defineTopics(
  { 'homework.changed': 'staff', 'homework.own': 'user' },
  {
    'homework.changed': [homework.list],
    'homework.own': [homework.own],
    'learning.changed': [homework.own],
    'seats.changed': [homework.own],
    'meetings.changed': [homework.list],
  },
)
