import { defineTopics } from '../../kit/topic.ts'
import { fileRequests } from './fileRequests.ts'

export const fileRequestTopics = defineTopics(
  { 'file_requests.changed': 'staff', 'file_requests.mine': 'user' },
  { 'file_requests.changed': [fileRequests.list], 'file_requests.mine': [fileRequests.mine] },
)
