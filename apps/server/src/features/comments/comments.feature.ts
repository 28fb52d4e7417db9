import { comments } from '@crm/contract/features/comments/comments'
import { feature } from '../../feature.ts'
import { createComment, listComments, readComments, updateComment } from './comments.service.ts'

export const commentsFeature = feature(comments, {
  list: listComments,
  create: createComment,
  update: updateComment,
  read: readComments,
})
