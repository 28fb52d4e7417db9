import { defineTopics } from '../../kit/topic.ts'
import { docReplies } from './docReplies.ts'

/** The second one is sent to the people of the company whose document it is. */
export const docReplyTopics = defineTopics(
  { 'doc_replies.changed': 'staff', 'doc_replies.company': 'user' },
  { 'doc_replies.changed': [docReplies.list, docReplies.countOfStaff], 'doc_replies.company': [docReplies.list] },
)
