import type { Lecture } from '@crm/contract/features/courses/courses.rows'
import { type LectureMediaRow, mediaFault, mediaState } from '@crm/contract/features/learning/media.rows'
import { Button } from '@mantine/core'
import { UploadRow } from '../../../shared/kit/files/upload/UploadRow.tsx'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { showLength } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { DropZone } from '../../../shared/ui/input/DropZone.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { usePackAgain } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { isVideo } from './videoFiles.ts'
import { sendVideo, useVideoUpload, videoUploads } from './videoUploads.ts'

interface LectureVideoProps {
  lecture: Lecture
  media: LectureMediaRow | undefined
  canChange: boolean
}

const stateWords = ({ state, percent }: NonNullable<LectureMediaRow['upload']>) =>
  state === 'packing' ? text.packing(percent) : mediaState.label(state)

const Known = ({ lecture: { crl_no, crl_seconds }, media }: LectureVideoProps) => {
  const again = usePackAgain()
  const upload = media?.upload
  if (!upload) return crl_seconds > 0 ? <Facts facts={[[text.video, showLength(crl_seconds)]]} /> : null
  return (
    <>
      <Facts
        facts={[
          [text.video, `${upload.originalname} · ${showBytes(upload.size)}`],
          [text.videoState, stateWords(upload)],
          crl_seconds > 0 && [text.videoLength, showLength(crl_seconds)],
          media.heights.length > 0 && [text.quality, text.sizes(media.heights)],
        ]}
      />
      {upload.fault && (
        <Note as="div" tone="red">
          {mediaFault.label(upload.fault)}{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            loading={again.isPending}
            onClick={() => again.mutate({ params: { crl_no } })}
          >
            {text.packAgain}
          </Button>
        </Note>
      )}
    </>
  )
}

/** The video of a lecture: what is there, what is on its way, and the place for another one. */
export const LectureVideo = (props: LectureVideoProps) => {
  const { lecture, media, canChange } = props
  const sending = useVideoUpload(lecture.crl_no)
  const add = ([file]: File[]) => {
    if (!file) return
    if (isVideo(file)) sendVideo(lecture.crl_no, file)
    else toast.error(text.notVideos)
  }
  return (
    <Card title={text.video}>
      <Stack>
        <Known {...props} />
        {sending && (
          <UploadRow
            item={sending}
            onCancel={() => videoUploads.cancel(sending.id)}
            onRetry={() => videoUploads.retry(sending.id)}
          />
        )}
        {canChange && (
          <DropZone
            slim
            words={media?.upload || lecture.is_filled ? text.replaceVideo : text.uploadVideo}
            hint={text.videoHint}
            onFiles={add}
          />
        )}
      </Stack>
    </Card>
  )
}
