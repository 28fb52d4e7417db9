import { defineTopics } from '../../kit/topic.ts'
import { alimtalk } from './alimtalk.ts'

export const alimtalkTopics = defineTopics(
  { 'alimtalk.changed': 'staff' },
  { 'alimtalk.changed': [alimtalk.read], 'meetings.changed': [alimtalk.read, alimtalk.preview] },
)
