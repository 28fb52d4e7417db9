import type { Comment } from '@crm/contract/features/comments/comments'
import type { ReactNode } from 'react'
import { useUser } from '../../lib/session/currentUser.ts'
import { Tag } from '../../ui/display/Tag.tsx'
import { RichTextView } from '../editor/RichTextView.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHead, DeletedComment } from './CommentHead.tsx'
import classes from './Comments.module.css'
import { useRemoveComment, useUpdateComment } from './comments.api.ts'
import { commentsText } from './comments.messages.ts'
import { useEditing } from './useEditing.ts'

interface CommentItemProps {
  comment: Comment
  isUnread: boolean
  canWrite: boolean
  children?: ReactNode
}

/** One comment; its author edits it in place and deletes it. */
export const CommentItem = ({ comment, isUnread, canWrite, children }: CommentItemProps) => {
  const { cmt_no, user_no, user_name, content, reg_dt, update_dt, state } = comment
  const user = useUser()
  const { isEditing, draftKey, start, stop } = useEditing(`comment.edit.${cmt_no}`)
  const edit = useUpdateComment(stop)
  const remove = useRemoveComment()
  if (state === 0)
    return (
      <li className={classes.comment}>
        <DeletedComment />
        {children}
      </li>
    )
  const isOwn = canWrite && user_no === user?.user_no && !isEditing
  return (
    <li className={classes.comment}>
      <CommentHead
        name={user_name}
        at={reg_dt}
        isEdited={update_dt !== null}
        own={
          isOwn && {
            words: commentsText,
            onEdit: start,
            onRemove: () => remove.mutate({ params: { cmt_no }, body: { state: 0 } }),
          }
        }
      >
        {isUnread && <Tag tone="accent">{commentsText.unread}</Tag>}
      </CommentHead>
      {isEditing ? (
        <CommentForm
          initial={content}
          label={commentsText.edit}
          submit={commentsText.save}
          busy={edit.isPending}
          draftKey={draftKey}
          onSend={(changed) => edit.mutate({ params: { cmt_no }, body: { content: changed } })}
          onCancel={stop}
        />
      ) : (
        <RichTextView html={content} />
      )}
      {children}
    </li>
  )
}
