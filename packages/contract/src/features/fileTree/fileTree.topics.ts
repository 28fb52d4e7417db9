import { defineTopics } from '../../kit/topic.ts'
import { fileTree } from './fileTree.ts'

export const fileTreeTopics = defineTopics(
  { 'file_tree.changed': 'everyone', 'file_tree.starred': 'user' },
  {
    'file_tree.changed': [
      fileTree.list,
      fileTree.search,
      fileTree.show,
      fileTree.mine,
      fileTree.listBin,
      fileTree.listVersions,
    ],
    // Rows say how often they are shared.
    'file_shares.changed': [fileTree.list, fileTree.search, fileTree.show, fileTree.mine],
    'file_tree.starred': [fileTree.list, fileTree.search, fileTree.show, fileTree.mine],
  },
)
