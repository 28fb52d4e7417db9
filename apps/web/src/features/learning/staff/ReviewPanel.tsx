import { learning } from '@crm/contract/features/learning/learning'
import { type CourseReview, talkMessages } from '@crm/contract/features/learning/talk.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PlainWords } from '../../../shared/kit/comments/CommentList.tsx'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { Stars } from '../talk/Stars.tsx'
import { useHideReview } from '../talk/talk.api.ts'
import { reviewText as text } from '../talk/talk.messages.ts'

interface ReviewProps {
  review: CourseReview
}

const HideButton = ({ review }: ReviewProps) => {
  const isHidden = review.hidden_reason !== null
  const hide = useHideReview(isHidden)
  const send = (reason: string | null) => hide.mutate({ params: { cr_no: review.cr_no }, body: { reason } })
  const ask = async () => {
    const reason = await prompt({
      title: text.hideTitle,
      description: text.hideWords,
      label: text.reason,
      yes: text.hide,
      tone: 'danger',
      check: (value) => (value.trim() ? null : talkMessages.reasonMissing),
    })
    if (reason) send(reason)
  }
  return (
    <Button variant="default" loading={hide.isPending} onClick={() => (isHidden ? send(null) : ask())}>
      {isHidden ? text.show : text.hide}
    </Button>
  )
}

const ReplyDialog = ({ review, onClose }: ReviewProps & { onClose: () => void }) => {
  const { cr_no, user_name } = review
  const state = useRecordForm({
    create: learning.replyReview,
    params: { cr_no },
    toValues: () => ({ reply: review.reply ?? '' }),
    toBody: ({ reply }) => ({ reply: reply?.trim() || null }),
    labels: { reply: text.reply },
    draft: `review.${cr_no}`,
    done: text.replied,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.dialog(user_name)} submit={text.saveReply} size={560} onClose={onClose}>
      <Textarea data-autofocus description={text.replyHint} autosize minRows={3} {...state.field('reply')} />
    </FormDialog>
  )
}

const Actions = ({ review }: ReviewProps) => {
  const [isReplying, setReplying] = useState(false)
  return (
    <>
      <HideButton review={review} />
      <Button onClick={() => setReplying(true)}>{text.reply}</Button>
      {isReplying && <ReplyDialog review={review} onClose={() => setReplying(false)} />}
    </>
  )
}

/** One review beside the list: what was written, the reply of staff, and why it is hidden. */
export const ReviewPanel = ({ cr_no, onClose }: PeekProps<'cr_no'>) => (
  <RecordPanel
    endpoint={learning.reviews}
    params={undefined}
    query={{ crs_no: useRecordNo(), cr_no }}
    onClose={onClose}
    title={(review) => review && text.dialog(review.user_name)}
    actions={(review) => <Actions review={review} />}
  >
    {({ stars, reg_dt, cr_text, hidden_reason, reply }) => (
      <Stack>
        <Card title={<Stars stars={stars} />} note={showDateTime(reg_dt)}>
          <PlainWords>{cr_text}</PlainWords>
        </Card>
        {hidden_reason !== null && <Note tone="amber">{text.hiddenFor(hidden_reason)}</Note>}
        {reply !== null && (
          <Card title={text.reply}>
            <PlainWords>{reply}</PlainWords>
          </Card>
        )}
      </Stack>
    )}
  </RecordPanel>
)
