import { defineTopics } from '../../kit/topic.ts'
import { comments } from './comments.ts'

export const commentTopics = defineTopics(
  { 'comments.changed': 'staff', 'comments.read': 'user' },
  { 'comments.changed': [comments.list], 'comments.read': [comments.list] },
)
