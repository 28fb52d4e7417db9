import type { Comment } from '@crm/contract/features/comments/comments'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../lib/currentUser.ts'
import { dropDraft } from '../../lib/draft.ts'
import { Ago } from '../../ui/Ago.tsx'
import { confirm } from '../../ui/dialogs.ts'
import { Tag } from '../../ui/Tag.tsx'
import { RichTextView } from '../editor/RichTextView.tsx'
import { CommentForm } from './CommentForm.tsx'
import classes from './Comments.module.css'
import { useRemoveComment, useUpdateComment } from './comments.api.ts'
import { commentsText } from './comments.messages.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const OwnActions = ({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) => (
  <span className={classes.actions}>
    <ActionIcon size="sm" aria-label={commentsText.edit} title={commentsText.edit} onClick={onEdit}>
      <IconPencil {...icon} />
    </ActionIcon>
    <ActionIcon size="sm" aria-label={commentsText.remove} title={commentsText.remove} onClick={onRemove}>
      <IconTrash {...icon} />
    </ActionIcon>
  </span>
)

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
  const askAndRemove = async () => {
    const words = { title: messages.reallyDelete, yes: commentsText.delete, tone: 'danger' } as const
    if (await confirm(words)) remove.mutate({ params: { cmt_no }, body: { state: 0 } })
  }
  if (state === 0)
    return (
      <li className={classes.comment}>
        <p className={classes.hint}>{commentsText.deleted}</p>
        {children}
      </li>
    )
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        <strong>{user_name}</strong>
        <span className={classes.hint}>
          <Ago at={reg_dt} />
          {update_dt && ` · ${commentsText.edited}`}
        </span>
        {isUnread && <Tag tone="accent">{commentsText.unread}</Tag>}
        {canWrite && user_no === user?.user_no && !isEditing && (
          <OwnActions onEdit={() => setEditing(true)} onRemove={askAndRemove} />
        )}
      </div>
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
