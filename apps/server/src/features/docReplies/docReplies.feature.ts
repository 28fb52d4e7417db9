import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { deliverReplyMail, sendReplyMail } from './docReplies.notify.ts'
import { countRepliesOfStaff, createReply, listReplies, updateReply } from './docReplies.service.ts'

export const docRepliesFeature = feature(
  docReplies,
  { list: listReplies, countOfStaff: countRepliesOfStaff, create: createReply, update: updateReply },
  { jobs: [onJob(sendReplyMail, deliverReplyMail)] },
)
