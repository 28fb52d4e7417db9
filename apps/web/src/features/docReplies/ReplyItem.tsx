import { type DocAnswer, longestReply, replySide } from '@crm/contract/features/docReplies/docReplies'
import type { ReactNode } from 'react'
import { CommentHead, DeletedComment } from '../../shared/kit/comments/CommentHead.tsx'
import { PlainWords } from '../../shared/kit/comments/CommentList.tsx'
import { commentsText } from '../../shared/kit/comments/comments.messages.ts'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { useEditing } from '../../shared/kit/comments/useEditing.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { useRemoveReply, useUpdateReply } from './docReplies.api.ts'

const sideTones = { emp: 'accent', client: 'teal', guest: 'gray' } as const

interface ReplyItemProps {
  reply: DocAnswer
  mayWrite: boolean
  /** Before the name: the page of a thread. */
  tag?: ReactNode
}

/** One comment: its author edits it in place and deletes it. */
export const ReplyItem = ({ reply, mayWrite, tag }: ReplyItemProps) => {
  const { docr_no, docr_content, user_name, side, is_mine, reg_dt, update_dt, state } = reply
  const { isEditing, draftKey, start, stop } = useEditing(`doc_reply.edit.${docr_no}`)
  const edit = useUpdateReply(stop)
  const remove = useRemoveReply()
  if (state === 0) return <DeletedComment before={tag} />
  const own = {
    words: commentsText,
    onEdit: start,
    onRemove: () => remove.mutate({ params: { docr_no }, body: { state: 0 } }),
  }
  return (
    <>
      <CommentHead
        name={user_name}
        at={reg_dt}
        isEdited={update_dt !== null}
        before={tag}
        own={is_mine && mayWrite && !isEditing && own}
      >
        <Tag tone={sideTones[side]}>{replySide.label(side)}</Tag>
      </CommentHead>
      {isEditing ? (
        <PlainCommentForm
          label={commentsText.edit}
          submit={commentsText.save}
          initial={docr_content}
          maxLength={longestReply}
          busy={edit.isPending}
          draftKey={draftKey}
          onSend={(changed) => edit.mutate({ params: { docr_no }, body: { docr_content: changed } })}
          onCancel={stop}
        />
      ) : (
        <PlainWords>{docr_content}</PlainWords>
      )}
    </>
  )
}
