import { defineTopics, readsOf } from '../../kit/topic.ts'
import { todos } from './todos.ts'

export const todoTopics = defineTopics(
  { 'todos.changed': 'staff', 'todos.read': 'user' },
  { 'todos.changed': readsOf(todos), 'todos.read': [todos.list, todos.count] },
)
