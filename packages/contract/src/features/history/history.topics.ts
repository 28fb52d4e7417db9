import { defineTopics } from '../../kit/topic.ts'
import { history } from './history.ts'

/** What the owners of a history are made of. */
export const historyTopics = defineTopics(
  {},
  {
    'clients.changed': [history.list],
    'members.changed': [history.list],
    'projects.changed': [history.list],
    'meetings.changed': [history.list],
    'files.changed': [history.list],
  },
)
