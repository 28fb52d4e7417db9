import { defineTopics } from '../../kit/topic.ts'
import { questions } from './questions.ts'

export const questionTopics = defineTopics(
  {},
  { 'comments.changed': [questions.list], 'comments.read': [questions.list] },
)
