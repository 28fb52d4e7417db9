import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { feature } from '../../feature.ts'
import { createReply, listReplies, updateReply } from './docReplies.service.ts'

export const docRepliesFeature = feature(docReplies, { list: listReplies, create: createReply, update: updateReply })
