import { defineTopics, readsOf } from '../../kit/topic.ts'
import { home } from './home.ts'

export const homeTopics = defineTopics(
  { 'firstSteps.changed': 'user' },
  {
    'projects.changed': readsOf(home),
    'firstSteps.changed': [home.firstSteps],
    'meetings.changed': [home.firstSteps],
    'todos.changed': [home.firstSteps],
    'account.changed': [home.firstSteps],
  },
)
