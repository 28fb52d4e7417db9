import type { TodoReply } from '@crm/contract/todo'
import { useState } from 'react'
import { dropDraft } from '../../shared/lib/draft.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyItem } from './ReplyItem.tsx'
import classes from './Todos.module.css'
import { useReplies } from './todos.api.ts'
import { text } from './todos.messages.ts'
import { useAddReply } from './todoWrites.ts'

const NewReply = ({ tl_no }: { tl_no: number }) => {
  const [edition, setEdition] = useState(0)
  const draftKey = `todo.reply.${tl_no}`
  const add = useAddReply(() => {
    dropDraft(draftKey)
    setEdition(edition + 1)
  })
  return (
    <ReplyForm
      key={edition}
      label={text.writeReply}
      submit={text.sendReply}
      busy={add.isPending}
      draftKey={draftKey}
      onSend={(tlr_content) => add.mutate({ body: { tl_no, tlr_content } })}
    />
  )
}

const ReplyList = ({ replies }: { replies: TodoReply[] }) =>
  replies.length ? (
    <ul className={classes.replies}>
      {replies.map((reply) => (
        <ReplyItem key={reply.tlr_no} reply={reply} />
      ))}
    </ul>
  ) : (
    <p className={classes.none}>{text.noReplies}</p>
  )

/** What people say about a todo, oldest first, and room for more. */
export const Replies = ({ tl_no, canReply }: { tl_no: number; canReply: boolean }) => {
  const found = useReplies(tl_no)
  const replies = found.data?.query
  const count = replies?.filter(({ state }) => state === 1).length
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>
        {text.replies}
        {count ? <span>{count}</span> : null}
      </h3>
      {!replies && found.isPending && <Skeleton h={40} mb={14} />}
      {!replies && found.isError && <ErrorState reason={found.error.message} onRetry={() => found.refetch()} />}
      {replies && <ReplyList replies={replies} />}
      {canReply && <NewReply tl_no={tl_no} />}
    </section>
  )
}
