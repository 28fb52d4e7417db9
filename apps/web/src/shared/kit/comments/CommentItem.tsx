import type { Comment } from '@crm/contract/features/comments/comments'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../lib/currentUser.ts'
import { dropDraft } from '../../lib/draft.ts'
import { Tag } from '../../ui/Tag.tsx'
import { RichTextView } from '../editor/RichTextView.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHead } from './CommentHead.tsx'
import classes from './Comments.module.css'
import { useRemoveComment, useUpdateComment } from './comments.api.ts'
import { commentsText } from './comments.messages.ts'

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
  const [isEditing, setEditing] = useState(false)
  const draftKey = `comment.edit.${cmt_no}`
  const stopEditing = () => {
    dropDraft(draftKey)
    setEditing(false)
  }
  const edit = useUpdateComment(stopEditing)
  const remove = useRemoveComment()
  if (state === 0)
    return (
      <li className={classes.comment}>
        <p className={classes.hint}>{commentsText.deleted}</p>
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
            onEdit: () => setEditing(true),
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
          onCancel={stopEditing}
        />
      ) : (
        <RichTextView html={content} />
      )}
      {children}
    </li>
  )
}
