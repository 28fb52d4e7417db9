import { defineTopics } from '../../kit/topic.ts'
import { clients } from './clients.ts'

export const clientTopics = defineTopics(
  { 'clients.changed': 'staff' },
  {
    'clients.changed': [clients.list, clients.detail, clients.similar],
    'pocket.changed': [clients.list, clients.detail],
  },
)
