import type { LearnedCourse, LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { alert } from '../../../shared/ui/overlay/dialogs.ts'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { Spinner } from '../../../shared/ui/state/Spinner.tsx'
import { playerText as text } from '../learning.messages.ts'
import classes from './Player.module.css'
import { TextLecture } from './TextLecture.tsx'
import { useOpening } from './useOpening.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

interface Props {
  course: LearnedCourse
  lecture: LearnedLecture
  next: LearnedLecture | undefined
  isSample: boolean
  /** Somebody with a seat: opening counts, and so does watching. */
  counts: boolean
  /** After the one before it, a lecture begins by itself. */
  plays: boolean
  video: RefObject<HTMLVideoElement | null>
  onNext: () => void
}

const sayCompleted = () => alert({ title: text.finished, description: text.completed })

/** One lecture: closed until somebody opens it, because that lowers the refund; what was opened before opens by itself. */
export const OpenedLecture = ({ course, lecture, next, isSample, counts, plays, video, onNext }: Props) => {
  const { crl_no, crl_title, is_opened, at_second } = lecture
  const asks = counts && !is_opened
  const { opened, open } = useOpening({ crs_no: course.crs_no, isSample, asks })
  const openAtOnce = useEffectEvent(() => {
    if (!asks) void open(crl_no)
  })
  useEffect(() => openAtOnce(), [])

  if (opened.is === 'refused') return <ErrorState reason={opened.reason} onRetry={() => void open(crl_no)} />
  if (opened.is !== 'open')
    return (
      <div className={classes.closed}>
        <h2>{crl_title}</h2>
        {at_second > 0 && <p>{text.resumeHint(showLength(at_second))}</p>}
        {opened.is === 'opening' ? <Spinner /> : <Button onClick={() => void open(crl_no)}>{text.open}</Button>}
      </div>
    )
  const { session } = opened
  if (session.url === null)
    return <TextLecture key={session.ws_no} session={session} counts={counts} onCompleted={sayCompleted} />
  return (
    <VideoPlayer
      key={session.ws_no}
      {...{ session, video, counts, plays, next, onNext }}
      onReopen={() => void open(crl_no, Math.floor(video.current?.currentTime ?? 0) || undefined)}
      onCompleted={sayCompleted}
    />
  )
}
