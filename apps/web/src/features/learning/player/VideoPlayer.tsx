import type { LearnedLecture, WatchSession } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useIsLive } from '../learning.api.ts'
import { controlText, playerText as text } from '../learning.messages.ts'
import { NextLecture } from './NextLecture.tsx'
import classes from './Player.module.css'
import { type Choices, PlayerControls } from './PlayerControls.tsx'
import { playerActions } from './playerActions.ts'
import { SubtitleTracks } from './SubtitleTracks.tsx'
import { useBeats } from './useBeats.ts'
import { useHls } from './useHls.ts'
import { usePlayerKeys } from './usePlayerKeys.ts'
import { usePlayerState } from './usePlayerState.ts'
import { useSpeed } from './useSpeed.ts'
import { Watcher } from './Watcher.tsx'

interface Props {
  session: WatchSession
  video: RefObject<HTMLVideoElement | null>
  counts: boolean
  plays: boolean
  next: LearnedLecture | undefined
  onNext: () => void
  /** Opens the lecture anew, from where it is. */
  onReopen: () => void
  onCompleted: () => void
}

/** Stopped because the same person plays something elsewhere, or because the address is gone. */
type Halt = 'elsewhere' | 'failed' | null

/** A guarded lecture is not jumped ahead in; `furthest` grows while it is watched. */
const useGuard = (video: RefObject<HTMLVideoElement | null>, first: number | null) => {
  const furthest = useRef(first)
  useEffect(() => {
    const element = video.current
    if (!element || first === null) return
    const grow = () => {
      if (!element.seeking && !element.paused) furthest.current = Math.max(furthest.current ?? 0, element.currentTime)
    }
    const hold = () => {
      if (element.currentTime <= (furthest.current ?? 0) + 1) return
      element.currentTime = furthest.current ?? 0
      toast.error(text.guarded)
    }
    element.addEventListener('timeupdate', grow)
    element.addEventListener('seeking', hold)
    return () => {
      element.removeEventListener('timeupdate', grow)
      element.removeEventListener('seeking', hold)
    }
  }, [video, first])
  return () => furthest.current
}

export const VideoPlayer = ({ session, video, counts, plays, next, onNext, onReopen, onCompleted }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const [halt, setHalt] = useState<Halt>(null)
  const [isOver, setOver] = useState(false)
  const [choices, setChoices] = useState<Omit<Choices, 'speed'>>({ level: -1, lang: '' })
  const { speed, chooseSpeed } = useSpeed(video)
  const limit = useGuard(video, session.furthest)
  const stop = (why: Halt) => {
    video.current?.pause()
    setHalt(why)
  }
  const { qualities, chooseQuality } = useHls({
    video,
    url: session.url ?? '',
    startAt: session.at_second,
    onLost: () => stop('failed'),
  })
  useBeats({
    video,
    session,
    counts,
    onElsewhere: () => stop('elsewhere'),
    onProgress: ({ is_completed }) => is_completed && onCompleted(),
  })
  const isLive = useIsLive(session.ws_no, counts)
  useEffect(() => {
    if (isLive) return
    video.current?.pause()
    setHalt('elsewhere')
  }, [isLive, video])
  const state = usePlayerState(video)
  const actions = playerActions(video, frame, limit)
  usePlayerKeys(actions)
  const choose = ({ speed: chosen, ...choice }: Partial<Choices>) => {
    setChoices({ ...choices, ...choice })
    if (chosen) chooseSpeed(chosen)
    if (choice.level !== undefined) chooseQuality(choice.level)
  }
  return (
    <div>
      <div ref={frame} className={classes.frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: subtitles are added where there are some */}
        <video
          ref={video}
          className={classes.video}
          aria-label={controlText.player}
          playsInline
          autoPlay={plays}
          onClick={actions.toggle}
          onEnded={() => setOver(true)}
          onPlay={() => setOver(false)}
        >
          <SubtitleTracks subtitles={session.subtitles} lang={choices.lang} video={video} />
        </video>
        <Watcher name={session.watcher} />
        {halt && (
          <div className={classes.over} role="alert">
            <p>{halt === 'elsewhere' ? text.elsewhere : text.failed}</p>
            <Button onClick={onReopen}>{halt === 'elsewhere' ? text.playHere : text.retry}</Button>
          </div>
        )}
        {isOver && !halt && next && <NextLecture next={next} onNext={onNext} onStay={() => setOver(false)} />}
      </div>
      <PlayerControls {...{ session, state, actions, qualities }} choices={{ ...choices, speed }} onChoose={choose} />
    </div>
  )
}
