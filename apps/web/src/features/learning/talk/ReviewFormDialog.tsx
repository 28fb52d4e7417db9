import { learning } from '@crm/contract/features/learning/learning'
import type { OwnReview } from '@crm/contract/features/learning/talk.rows'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { useOwnReview } from './talk.api.ts'
import { reviewText as text } from './talk.messages.ts'

const choices = [1, 2, 3, 4, 5].map((value) => ({ value, label: text.point(value) }))
const best = 5

interface Props {
  crs_no: number
  onClose: () => void
}

const ReviewForm = ({ crs_no, review, onClose }: Props & { review: OwnReview['review'] }) => {
  const state = useRecordForm({
    create: learning.saveReview,
    params: { crs_no },
    toValues: () => ({ stars: review?.stars ?? best, cr_text: review?.cr_text ?? '' }),
    labels: { stars: text.stars, cr_text: text.text },
    draft: `review.${crs_no}`,
    done: text.saved,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={review ? text.edit : text.write} onClose={onClose}>
      <SegmentsField fullWidth data={choices} {...state.field('stars')} />
      <Textarea data-autofocus placeholder={text.textHint} autosize minRows={5} {...state.field('cr_text')} />
    </FormDialog>
  )
}

/** One's own review of a course: one a person, written and changed from 30 % on. */
export const ReviewFormDialog = ({ crs_no, onClose }: Props) => {
  const own = useOwnReview(crs_no, true).data?.query[0]
  if (own?.can_write) return <ReviewForm crs_no={crs_no} review={own.review} onClose={onClose} />
  return (
    <ModalCard opened title={text.write} onClose={onClose}>
      {own && <Note>{text.tooEarly(own.percent)}</Note>}
    </ModalCard>
  )
}
