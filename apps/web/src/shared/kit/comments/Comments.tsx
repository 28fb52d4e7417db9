import type { Comment } from '@crm/contract/features/comments/comments'
import type { RecordTarget } from '@crm/contract/kit/target'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dropDraft } from '../../lib/storage/draft.ts'
import { LoadedRows } from '../../ui/state/LoadedRows.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { CommentAnswers, CommentThreads, ThreadActions } from './CommentList.tsx'
import classes from './Comments.module.css'
import { useComments, useCreateComment, useMarkRead } from './comments.api.ts'
import { commentsText } from './comments.messages.ts'

interface NewCommentProps {
  to: RecordTarget
  parent: number | null
  onClose?: () => void
}

const NewComment = ({ to, parent, onClose }: NewCommentProps) => {
  const [edition, setEdition] = useState(0)
  const draftKey = `comment.${to.to_table}.${to.to_no}${parent ? `.${parent}` : ''}`
  const close = () => {
    dropDraft(draftKey)
    setEdition(edition + 1)
    onClose?.()
  }
  const create = useCreateComment(close)
  return (
    <CommentForm
      key={edition}
      label={parent ? commentsText.writeReply : commentsText.write}
      submit={commentsText.send}
      busy={create.isPending}
      draftKey={draftKey}
      onSend={(content) => create.mutate({ body: { ...to, parent, content } })}
      {...(onClose ? { onCancel: close } : {})}
    />
  )
}

interface ThreadProps {
  to: RecordTarget
  first: Comment
  answers: Comment[]
  isUnread: (comment: Comment) => boolean
  canWrite: boolean
}

const Thread = ({ to, first, answers, isUnread, canWrite }: ThreadProps) => {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <CommentItem comment={first} isUnread={isUnread(first)} canWrite={canWrite}>
      {answers.length > 0 && (
        <CommentAnswers>
          {answers.map((answer) => (
            <CommentItem key={answer.cmt_no} comment={answer} isUnread={isUnread(answer)} canWrite={canWrite} />
          ))}
        </CommentAnswers>
      )}
      {canWrite && first.state === 1 && !isAnswering && (
        <ThreadActions>
          <Button size="compact-xs" variant="subtle" onClick={() => setAnswering(true)}>
            {commentsText.reply}
          </Button>
        </ThreadActions>
      )}
      {isAnswering && (
        <div className={classes.answers}>
          <NewComment to={to} parent={first.cmt_no} onClose={() => setAnswering(false)} />
        </div>
      )}
    </CommentItem>
  )
}

/** What was new when the record was opened stays marked while it is shown, though it counts as read. */
const useUnreadMarks = (rows: Comment[] | undefined) => {
  const [marked] = useState(() => new Set<number>())
  for (const { cmt_no, is_unread } of rows ?? []) if (is_unread) marked.add(cmt_no)
  return ({ cmt_no }: Comment) => marked.has(cmt_no)
}

/** What people say about a record: threads of one level, oldest first, and room for more. */
export const Comments = ({ to }: { to: RecordTarget }) => {
  const found = useComments(to)
  const rows = found.data?.query
  const canWrite = found.data?.may_write ?? false
  const isUnread = useUnreadMarks(rows)
  const unread = rows?.filter(({ is_unread }) => is_unread).map(({ cmt_no }) => cmt_no) ?? []
  useMarkRead(to, unread.length ? Math.max(...unread) : undefined)
  return (
    <div className={classes.comments}>
      <LoadedRows read={found} empty={commentsText.empty}>
        {(all) => (
          <CommentThreads>
            {all
              .filter(({ parent }) => parent === null)
              .map((first) => (
                <Thread
                  key={first.cmt_no}
                  to={to}
                  first={first}
                  answers={all.filter(({ parent }) => parent === first.cmt_no)}
                  isUnread={isUnread}
                  canWrite={canWrite}
                />
              ))}
          </CommentThreads>
        )}
      </LoadedRows>
      {canWrite && <NewComment to={to} parent={null} />}
    </div>
  )
}
