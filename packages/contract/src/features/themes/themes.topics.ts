import { defineTopics } from '../../kit/topic.ts'
import { themes } from './themes.ts'

/** The reference list `theme` follows the database itself. */
export const themeTopics = defineTopics(
  { 'themes.changed': 'staff' },
  {
    'themes.changed': [themes.list],
    'clients.changed': [themes.list],
    'projects.changed': [themes.list],
  },
)
