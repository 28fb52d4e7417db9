import type { RefObject } from 'react'

/** What people do with the player, by buttons and by keys alike. */
export const playerActions = (
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLElement | null>,
  /** How far ahead one may go; null for anywhere. */
  limit: () => number | null,
) => {
  const seek = (time: number) => {
    const element = video.current
    if (!element) return
    const most = limit()
    element.currentTime = Math.max(0, most === null ? time : Math.min(time, most))
  }
  return {
    toggle: () => {
      const element = video.current
      if (element) void (element.paused ? element.play().catch(() => {}) : element.pause())
    },
    seek,
    skip: (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds),
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted
    },
    pip: () => {
      if (!document.pictureInPictureEnabled) return
      void (document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.current?.requestPictureInPicture().catch(() => {}))
    },
    // The frame, not the video: the watcher's name stays over the picture.
    full: () => void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen()),
  }
}

export type PlayerActions = ReturnType<typeof playerActions>
