import { type RefObject, useEffect, useState } from 'react'

export interface PlayerState {
  isPlaying: boolean
  time: number
  isMuted: boolean
}

const events = ['play', 'pause', 'timeupdate', 'seeked', 'volumechange', 'ended'] as const

/** What the controls show of the video. */
export const usePlayerState = (video: RefObject<HTMLVideoElement | null>): PlayerState => {
  const [state, setState] = useState<PlayerState>({ isPlaying: false, time: 0, isMuted: false })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const follow = () =>
      setState({ isPlaying: !element.paused, time: Math.floor(element.currentTime), isMuted: element.muted })
    for (const name of events) element.addEventListener(name, follow)
    return () => {
      for (const name of events) element.removeEventListener(name, follow)
    }
  }, [video])
  return state
}
