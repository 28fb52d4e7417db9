import { learning } from '@crm/contract/features/learning/learning'
import {
  type CourseReview,
  reviewColumns,
  reviewStars,
  reviewState,
  talkMessages,
} from '@crm/contract/features/learning/talk.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { choice } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { prompt } from '../../../shared/ui/dialogs.ts'
import { Note } from '../../../shared/ui/Note.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { Stars } from '../talk/Stars.tsx'
import classes from '../talk/Talk.module.css'
import { useHideReview } from '../talk/talk.api.ts'
import { reviewText as text } from '../talk/talk.messages.ts'

const filters = [
  choice('stars', reviewStars, { label: text.stars, all: text.allStars }),
  choice('r_state', reviewState, { label: text.state, all: text.allStates }),
]

const columns = withCells(reviewColumns, {
  stars: ({ stars }) => <Stars stars={stars} />,
  r_state: ({ hidden_reason }) =>
    hidden_reason === null ? (
      <Tag tone="green">{reviewState.label('shown')}</Tag>
    ) : (
      <Tag tone="amber">{reviewState.label('hidden')}</Tag>
    ),
})

interface ReviewProps {
  review: CourseReview
  onClose: () => void
}

const HideButton = ({ review, onClose }: ReviewProps) => {
  const isHidden = review.hidden_reason !== null
  const hide = useHideReview(isHidden, onClose)
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

const ReviewDialog = ({ review, onClose }: ReviewProps) => {
  const { cr_no, stars, cr_text, user_name, hidden_reason } = review
  const state = useRecordForm({
    create: learning.replyReview,
    params: { cr_no },
    toValues: () => ({ reply: review.reply ?? '' }),
    toBody: ({ reply }) => ({ reply: reply?.trim() || null }),
    labels: { reply: text.reply },
    done: text.replied,
    onDone: onClose,
  })
  return (
    <FormDialog
      state={state}
      title={text.dialog(user_name)}
      submit={text.saveReply}
      extra={<HideButton review={review} onClose={onClose} />}
      size={560}
      onClose={onClose}
    >
      <Stars stars={stars} />
      <p className={classes.text}>{cr_text}</p>
      {hidden_reason !== null && <Note tone="amber">{text.hiddenFor(hidden_reason)}</Note>}
      <Textarea description={text.replyHint} autosize minRows={3} {...state.field('reply')} />
    </FormDialog>
  )
}

/** Reviews of a course; staff reply to them, and hide one with a reason. */
export const ReviewsStaffTab = () => {
  const crs_no = useRecordNo()
  const [opened, setOpened] = useState<CourseReview | null>(null)
  return (
    <ListPage
      endpoint={learning.reviews}
      columns={columns}
      filters={filters}
      fixed={{ crs_no }}
      onRow={setOpened}
      emptyAction={null}
      words={text.list}
    >
      {opened && <ReviewDialog review={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  )
}
