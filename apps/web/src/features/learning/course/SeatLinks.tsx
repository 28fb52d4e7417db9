import { learning } from '@crm/contract/features/learning/learning'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { ReviewFormDialog } from '../talk/ReviewFormDialog.tsx'
import { reviewText } from '../talk/talk.messages.ts'
import { documentText as text } from './course.messages.ts'

/** From so much of a course on people may review it. */
const reviewShare = 0.3

interface Props {
  seat: {
    crs_no: number
    seat_state: string
    is_opened: boolean
    lectures: number
    done: number
    crt_no: number | null
    has_review: boolean
  }
}

/** What a course of one's own offers besides watching: certificate, study record, review, and lectures that came later. */
export const SeatLinks = ({ seat }: Props) => {
  const { crs_no, crt_no, is_opened, done, lectures, has_review } = seat
  const [isWriting, setWriting] = useState(false)
  const certificates = useRead(learning.certificates, {}, { enabled: crt_no !== null }).data?.query
  const added = certificates?.find((one) => one.crt_no === crt_no)?.new_lectures ?? 0
  const mayReview = has_review || crt_no !== null || (lectures > 0 && done / lectures >= reviewShare)
  return (
    <>
      {added > 0 && seat.seat_state === 'live' && (
        <Button component={Link} size="xs" variant="light" to={pathOf('ClientCampLectureV3', { crs_no })}>
          {text.newLectures(added)}
        </Button>
      )}
      {crt_no !== null && (
        <PdfButton size="xs" endpoint={learning.certificatePdf} params={{ crt_no }}>
          {text.certificate}
        </PdfButton>
      )}
      {is_opened && (
        <PdfButton size="xs" endpoint={learning.studyRecord} params={{ crs_no }}>
          {text.record}
        </PdfButton>
      )}
      {mayReview && (
        <Button size="xs" variant="default" onClick={() => setWriting(true)}>
          {has_review ? reviewText.edit : reviewText.write}
        </Button>
      )}
      {isWriting && <ReviewFormDialog crs_no={crs_no} onClose={() => setWriting(false)} />}
    </>
  )
}
