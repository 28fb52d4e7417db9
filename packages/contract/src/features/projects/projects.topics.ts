import { defineTopics, readsOf } from '../../kit/topic.ts'
import { projects } from './projects.ts'

export const projectTopics = defineTopics(
  { 'projects.changed': 'staff' },
  {
    'projects.changed': readsOf(projects),
    'clients.changed': [projects.main, projects.list, projects.find, projects.show],
    'meetings.changed': [projects.main, projects.list, projects.show],
    'pocket.changed': [projects.show],
    'todos.changed': [projects.main],
  },
)
