import { beatSeconds, type WatchSession } from '@crm/contract/features/learning/watching.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { sendBeat } from '../learning.api.ts'
import { createPlayed } from './played.ts'

interface Watched {
  video: RefObject<HTMLVideoElement | null>
  session: WatchSession
  /** Samples, and staff who look at a course, leave no progress. */
  counts: boolean
  onElsewhere: () => void
  onProgress: (progress: { furthest: number; is_done: boolean; is_completed: boolean }) => void
}

/** Tells the server every ten seconds and on leaving what was played; it decides what of that counts. */
export const useBeats = ({ video, session, counts, onElsewhere, onProgress }: Watched) => {
  const { ws_no, crl_seconds } = session
  const [played] = useState(createPlayed)
  const elsewhere = useEffectEvent(onElsewhere)
  const progress = useEffectEvent(onProgress)

  const beat = useEffectEvent(async (isLeaving: boolean) => {
    const element = video.current
    const interval = counts && element ? played.take() : null
    if (!interval || !element) return
    const to = Math.min(interval.to, crl_seconds)
    const at_second = Math.min(Math.floor(element.currentTime), crl_seconds)
    if (to <= interval.from) return
    const answer = await sendBeat(ws_no, { from: interval.from, to, at_second }, isLeaving).catch(
      (problem: ApiProblem) => {
        if (problem.isFault) played.giveBack(interval)
        if (problem.status === 409) elsewhere()
      },
    )
    const said = answer?.query[0]
    if (said) progress(said)
  })

  useEffect(() => {
    const element = video.current
    if (!element) return
    const note = () => {
      if (!element.paused && !element.seeking) played.note(element.currentTime)
    }
    const cut = () => played.cut()
    const stop = () => {
      if (element.ended) played.note(element.duration)
      void beat(false)
    }
    const leave = () => void beat(true)
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    element.addEventListener('timeupdate', note)
    element.addEventListener('seeking', cut)
    element.addEventListener('pause', stop)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    const timer = setInterval(() => void beat(false), beatSeconds * 1000)
    return () => {
      element.removeEventListener('timeupdate', note)
      element.removeEventListener('seeking', cut)
      element.removeEventListener('pause', stop)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      clearInterval(timer)
      leave()
    }
  }, [played, video])
}
