import type Hls from 'hls.js'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Quality {
  /** hls.js's number of the size; -1 lets it choose. */
  level: number
  height: number
}

interface Source {
  video: RefObject<HTMLVideoElement | null>
  url: string
  startAt: number
  /** The address does not answer any more. */
  onLost: () => void
}

const nativeType = 'application/vnd.apple.mpegurl'

/** Plays a playlist: Safari by itself, other browsers with hls.js, which is loaded here and nowhere else. */
export const useHls = ({ video, url, startAt, onLost }: Source) => {
  const [qualities, setQualities] = useState<Quality[]>([])
  const player = useRef<Hls | null>(null)
  const lost = useEffectEvent(onLost)
  const begin = useEffectEvent(() => startAt)

  useEffect(() => {
    const element = video.current
    if (!element) return
    let isGone = false
    const playNatively = () => {
      element.src = url
      element.addEventListener('loadedmetadata', () => (element.currentTime = begin()), { once: true })
      element.addEventListener('error', lost)
    }
    const load = async () => {
      const { default: HlsPlayer } = await import('hls.js')
      if (isGone) return
      if (!HlsPlayer.isSupported()) return playNatively()
      // A worker would come from a blob, which the page's policy does not allow.
      const hls = new HlsPlayer({
        enableWorker: false,
        startPosition: begin(),
        maxBufferLength: 30,
        maxMaxBufferLength: 60,
      })
      player.current = hls
      hls.on(HlsPlayer.Events.MANIFEST_PARSED, () =>
        setQualities(hls.levels.map(({ height }, level) => ({ level, height })).toReversed()),
      )
      hls.on(HlsPlayer.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return
        if (type === HlsPlayer.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
        else lost()
      })
      hls.loadSource(url)
      hls.attachMedia(element)
    }
    if (element.canPlayType(nativeType) && !('MediaSource' in window)) playNatively()
    else void load().catch(() => lost())
    return () => {
      isGone = true
      player.current?.destroy()
      player.current = null
      element.removeEventListener('error', lost)
      element.removeAttribute('src')
      element.load()
    }
  }, [url, video])

  return {
    qualities,
    chooseQuality: (level: number) => {
      if (player.current) player.current.nextLevel = level
    },
  }
}
