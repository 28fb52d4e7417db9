import { defineTopics } from '../../kit/topic.ts'
import { account } from './account.ts'

export const accountTopics = defineTopics(
  { 'account.changed': 'user', 'filters.changed': 'user' },
  {
    'account.changed': [account.read],
    'sessions.changed': [account.read, account.sessions, account.devices],
    'filters.changed': [account.filters],
  },
)
