import type { CourseReview } from '@crm/contract/features/learning/talk.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CommentHead } from '../../../shared/kit/comments/CommentHead.tsx'
import { CommentAnswers, CommentThreads, PlainWords } from '../../../shared/kit/comments/CommentList.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { ReviewFormDialog } from './ReviewFormDialog.tsx'
import { Stars } from './Stars.tsx'
import { useOwnReview, useReviews } from './talk.api.ts'
import { reviewText as text } from './talk.messages.ts'

const Review = ({ review }: { review: CourseReview }) => {
  const { stars, user_name, is_own, reg_dt, cr_text, reply, hidden_reason } = review
  return (
    <li>
      <CommentHead name={user_name} at={reg_dt} before={<Stars stars={stars} />}>
        {is_own && <Tag tone="accent">{text.own}</Tag>}
        {hidden_reason !== null && <Tag tone="amber">{text.hidden}</Tag>}
      </CommentHead>
      <PlainWords>{cr_text}</PlainWords>
      {hidden_reason !== null && <Note tone="amber">{text.hiddenFor(hidden_reason)}</Note>}
      {reply !== null && (
        <CommentAnswers>
          <li>
            <SmallText as="span">{text.reply}</SmallText>
            <PlainWords>{reply}</PlainWords>
          </li>
        </CommentAnswers>
      )}
    </li>
  )
}

/** What learners say about a course; whoever has done enough of it writes a review of their own. */
export const CourseReviewsTab = () => {
  const crs_no = useRecordNo('crs_no')
  const user = useUser()
  const read = useReviews(crs_no)
  const own = useOwnReview(crs_no, user?.user_type === 'client').data?.query[0]
  const [isWriting, setWriting] = useState(false)
  return (
    <Card
      title={text.title}
      note={read.data?.total}
      actions={
        own?.can_write && (
          <Button size="xs" onClick={() => setWriting(true)}>
            {own.review ? text.edit : text.write}
          </Button>
        )
      }
    >
      <Stack>
        {own && !own.can_write && own.percent > 0 && <SmallText>{text.tooEarly(own.percent)}</SmallText>}
        <LoadedRows read={read} empty={text.none}>
          {(rows) => (
            <CommentThreads label={text.title}>
              {rows.map((review) => (
                <Review key={review.cr_no} review={review} />
              ))}
            </CommentThreads>
          )}
        </LoadedRows>
        <MoreButton pages={read} />
      </Stack>
      {isWriting && <ReviewFormDialog crs_no={crs_no} onClose={() => setWriting(false)} />}
    </Card>
  )
}
