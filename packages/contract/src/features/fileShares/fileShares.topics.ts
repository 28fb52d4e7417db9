import { defineTopics } from '../../kit/topic.ts'
import { fileShares } from './fileShares.ts'

export const fileShareTopics = defineTopics(
  {
    'file_shares.changed': 'staff',
    /** What is shared with one person of a company has changed. */
    'file_shares.mine': 'user',
  },
  {
    'file_shares.changed': [fileShares.list, fileShares.listEvents, fileShares.listAcceptances],
    'file_tree.changed': [fileShares.list],
    // Whoever opened a document of the share is its last reader.
    'doc_views.changed': [fileShares.list],
  },
)
