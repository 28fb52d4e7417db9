import { useState } from 'react'
import { dropDraft } from '../../../shared/lib/draft.ts'
import { FewRows } from '../../../shared/ui/FewRows.tsx'
import classes from '../Todos.module.css'
import { useReplies } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { useAddReply } from '../todoWrites.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyItem } from './ReplyItem.tsx'

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
      label={todosText.writeReply}
      submit={todosText.sendReply}
      busy={add.isPending}
      draftKey={draftKey}
      onSend={(tlr_content) => add.mutate({ body: { tl_no, tlr_content } })}
    />
  )
}

/** What people say about a todo, oldest first, and room for more. */
export const Replies = ({ tl_no, canReply }: { tl_no: number; canReply: boolean }) => {
  const found = useReplies(tl_no)
  const count = found.data?.query.filter(({ state }) => state === 1).length
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>
        {todosText.replies}
        {count ? <span>{count}</span> : null}
      </h3>
      <div className={classes.said}>
        <FewRows of={found} empty={todosText.noReplies}>
          {(rows) => (
            <ul className={classes.replies}>
              {rows.map((reply) => (
                <ReplyItem key={reply.tlr_no} reply={reply} />
              ))}
            </ul>
          )}
        </FewRows>
      </div>
      {canReply && <NewReply tl_no={tl_no} />}
    </section>
  )
}
