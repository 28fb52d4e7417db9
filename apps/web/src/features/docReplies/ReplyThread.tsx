import { type DocReply, longestReply } from '@crm/contract/features/docReplies/docReplies'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CommentAnswers, ThreadActions } from '../../shared/kit/comments/CommentList.tsx'
import { commentsText } from '../../shared/kit/comments/comments.messages.ts'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { useEditing } from '../../shared/kit/comments/useEditing.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { useCreateReply, useResolveReply } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import type { Pinning } from './pins.ts'
import classes from './Replies.module.css'
import { ReplyItem } from './ReplyItem.tsx'

/** Which version is shown, and what leads to the page of a comment, which may be about another one. */
export interface Places {
  ver: number
  goTo: (page: number) => void
  goToVersion?: ((fv_no: number, page: number) => void) | undefined
}

interface ThreadProps {
  thread: DocReply
  dv_no: number
  mayWrite: boolean
  isStaff: boolean
  places: Places
  onMakeTodo: (thread: DocReply) => void
  pinning: Pinning
}

const small = { size: 'compact-xs', variant: 'subtle' } as const

/** A comment with its answers, tagged with the page it is about; the tag leads there. */
export const ReplyThread = ({ thread, dv_no, mayWrite, isStaff, places, onMakeTodo, pinning }: ThreadProps) => {
  const { docr_no, docr_page, fv_no, ver, reply, state, is_mine, user_name, resolved_dt } = thread
  const answering = useEditing(`doc_reply.answer.${docr_no}`)
  const create = useCreateReply(answering.stop)
  const resolve = useResolveReply(resolved_dt === null)
  const item = useRef<HTMLLIElement>(null)
  const { pins, hovered, setHovered, opened } = pinning
  const pin = pins.find((each) => each.docr_no === docr_no)
  useEffect(() => {
    if (opened?.docr_no === docr_no) item.current?.scrollIntoView({ block: 'center' })
  }, [opened, docr_no])
  const isOfOther = ver !== places.ver
  const showPage = () =>
    isOfOther && fv_no !== null && places.goToVersion ? places.goToVersion(fv_no, docr_page) : places.goTo(docr_page)
  const answer = (docr_content: string) =>
    create.mutate({ body: { dv_no, docr_content, docr_page, parent: docr_no, pin: null } })
  return (
    <li
      ref={item}
      className={classes.thread}
      data-resolved={resolved_dt !== null || undefined}
      data-active={hovered === docr_no || undefined}
      onMouseEnter={() => pin && setHovered(docr_no)}
      onMouseLeave={() => pin && setHovered(null)}
    >
      <ReplyItem
        reply={thread}
        mayWrite={mayWrite}
        tag={
          <>
            {pin && (
              <span role="img" className={classes.pin} aria-label={text.pin(pin.number)}>
                {pin.number}
              </span>
            )}
            <button type="button" className={classes.page} title={text.goTo(docr_page)} onClick={showPage}>
              {text.pageTag(docr_page)}
            </button>
            {isOfOther && <Tag>{text.ofVersion(ver)}</Tag>}
          </>
        }
      />
      {reply.length > 0 && (
        <CommentAnswers label={text.answers(reply.length)}>
          {reply.map((each) => (
            <li key={each.docr_no}>
              <ReplyItem reply={each} mayWrite={mayWrite} />
            </li>
          ))}
        </CommentAnswers>
      )}
      <ThreadActions>
        {reply.length > 0 && <SmallText as="span">{text.answers(reply.length)}</SmallText>}
        {mayWrite && state === 1 && !answering.isEditing && (
          <Button {...small} onClick={answering.start}>
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
      </ThreadActions>
      {answering.isEditing && (
        <PlainCommentForm
          label={text.answerTo(user_name)}
          submit={commentsText.send}
          maxLength={longestReply}
          busy={create.isPending}
          draftKey={answering.draftKey}
          onSend={answer}
          onCancel={answering.stop}
        />
      )}
    </li>
  )
}
