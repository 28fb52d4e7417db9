import { type RefObject, useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

const storageKey = 'crm.playerSpeed'
const keptSpeed = () => speeds.find((speed) => String(speed) === readStored(storageKey)) ?? 1

/** How fast lectures play: the choice stays for the next lecture, and for the next visit. */
export const useSpeed = (video: RefObject<HTMLVideoElement | null>) => {
  const [speed, setSpeed] = useState(keptSpeed)
  useEffect(() => {
    if (!video.current) return
    // Whatever is loaded later begins at the default again.
    video.current.defaultPlaybackRate = speed
    video.current.playbackRate = speed
  }, [video, speed])
  const chooseSpeed = (chosen: number) => {
    writeStored(storageKey, String(chosen))
    setSpeed(chosen)
  }
  return { speed, chooseSpeed }
}
