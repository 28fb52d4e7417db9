import { defineTopics } from '../../kit/topic.ts'
import { questions } from './questions.ts'

export const questionTopics = defineTopics(
  { 'questions.changed': 'user' },
  { 'comments.changed': [questions.list], 'comments.read': [questions.list], 'questions.changed': [questions.list] },
)
