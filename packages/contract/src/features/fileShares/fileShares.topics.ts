import { defineTopics } from '../../kit/topic.ts'
import { fileShares } from './fileShares.ts'

export const fileShareTopics = defineTopics(
  {
    'file_shares.changed': 'staff',
    /** What is shared with one person of a company has changed. */
    'file_shares.mine': 'user',
  },
  {
    'file_shares.changed': [fileShares.list, fileShares.listEvents],
    'file_tree.changed': [fileShares.list],
  },
)
