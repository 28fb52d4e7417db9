import type { LectureRow } from '@crm/contract/features/courses/courses.rows'
import { type LectureMediaRow, mediaState } from '@crm/contract/features/learning/media.rows'
import { showLength } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { curriculumText as text } from './curriculum.messages.ts'
import { useVideoUpload } from './videoUploads.ts'

const Sending = ({ crl_no }: { crl_no: number }) => {
  const upload = useVideoUpload(crl_no)
  if (!upload) return null
  const { state, sent, file, problem } = upload
  if (state === 'failed') return <Tag tone="red">{problem ?? text.sendingFailed}</Tag>
  const percent = file.size ? Math.floor((sent / file.size) * 100) : 100
  return <Tag tone="teal">{state === 'waiting' ? text.sendingWaits : text.sending(percent)}</Tag>
}

const Video = ({ lecture, media }: LectureStateProps) => {
  const upload = media?.upload
  if (upload?.state === 'failed') return <Tag tone="red">{mediaState.label('failed')}</Tag>
  if (upload?.state === 'waiting') return <Tag tone="teal">{mediaState.label('waiting')}</Tag>
  if (upload?.state === 'packing') return <Tag tone="teal">{text.packing(upload.percent)}</Tag>
  return lecture.is_filled ? null : <Tag tone="amber">{text.noVideo}</Tag>
}

interface LectureStateProps {
  lecture: LectureRow
  media: LectureMediaRow | undefined
}

/** What is there of a lecture, and what is on its way. */
export const LectureState = ({ lecture, media }: LectureStateProps) => {
  const { crl_no, crl_kind, crl_seconds, is_filled } = lecture
  const facts = [
    crl_seconds > 0 && showLength(crl_seconds),
    media && media.subtitles.length > 0 && text.subtitleCount(media.subtitles.length),
    media && media.materials > 0 && text.materials(media.materials),
  ].filter(Boolean)
  return (
    <>
      <Sending crl_no={crl_no} />
      {crl_kind === 'video' && <Video lecture={lecture} media={media} />}
      {crl_kind === 'text' && !is_filled && <Tag tone="amber">{text.noText}</Tag>}
      {facts.length > 0 && <SmallText as="span">{facts.join(' · ')}</SmallText>}
    </>
  )
}
