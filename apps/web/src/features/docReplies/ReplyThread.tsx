import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCreateReply, useResolveReply } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import classes from './Replies.module.css'
import { ReplyBox } from './ReplyBox.tsx'
import { ReplyItem } from './ReplyItem.tsx'

export interface ThreadProps {
  thread: DocReply
  dv_no: number
  mayWrite: boolean
  isStaff: boolean
  onGoTo: (page: number) => void
  onMakeTodo: (thread: DocReply) => void
}

const small = { size: 'compact-xs', variant: 'subtle' } as const

/** A comment with its answers, tagged with the page it is about; the tag leads there. */
export const ReplyThread = ({ thread, dv_no, mayWrite, isStaff, onGoTo, onMakeTodo }: ThreadProps) => {
  const { docr_no, docr_page, reply, state, is_mine, user_name, resolved_dt } = thread
  const [isAnswering, setAnswering] = useState(false)
  const create = useCreateReply(() => setAnswering(false))
  const resolve = useResolveReply(resolved_dt === null)
  const answer = (docr_content: string) =>
    create.mutate({ body: { dv_no, docr_content, docr_page, parent: docr_no, pin: null } })
  return (
    <li className={classes.thread} data-resolved={resolved_dt !== null || undefined}>
      <ReplyItem
        reply={thread}
        mayWrite={mayWrite}
        tag={
          <button type="button" className={classes.page} title={text.goTo(docr_page)} onClick={() => onGoTo(docr_page)}>
            {text.pageTag(docr_page)}
          </button>
        }
      />
      {reply.length > 0 && (
        <ul className={classes.answers} aria-label={text.answers(reply.length)}>
          {reply.map((each) => (
            <li key={each.docr_no}>
              <ReplyItem reply={each} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.threadActions}>
        {reply.length > 0 && <span className={classes.hint}>{text.answers(reply.length)}</span>}
        {mayWrite && state === 1 && !isAnswering && (
          <Button {...small} onClick={() => setAnswering(true)}>
            {text.answer}
          </Button>
        )}
        {state === 1 && mayWrite && (isStaff || is_mine) && (
          <Button
            {...small}
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ params: { docr_no }, body: { is_resolved: resolved_dt === null } })}
          >
            {resolved_dt === null ? text.resolve : text.reopen}
          </Button>
        )}
        {isStaff && state === 1 && (
          <Button {...small} onClick={() => onMakeTodo(thread)}>
            {text.makeTodo}
          </Button>
        )}
      </div>
      {isAnswering && (
        <ReplyBox
          label={text.answerTo(user_name)}
          submit={text.send}
          busy={create.isPending}
          autoFocus
          onSend={answer}
          onCancel={() => setAnswering(false)}
        />
      )}
    </li>
  )
}
