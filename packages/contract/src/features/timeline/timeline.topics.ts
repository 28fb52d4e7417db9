import { defineTopics } from '../../kit/topic.ts'
import { timeline } from './timeline.ts'

export const timelineTopics = defineTopics(
  { 'timeline.changed': 'staff' },
  Object.fromEntries(
    [
      'timeline.changed',
      'meetings.changed',
      'minutes.changed',
      'projects.changed',
      'files.changed',
      'file_tree.changed',
      'alimtalk.changed',
    ].map((topic) => [topic, [timeline.list]]),
  ),
)
