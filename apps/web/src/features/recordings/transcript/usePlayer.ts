import { ApiProblem } from '@crm/contract/kit/client'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { askForSound } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'

const text = recordingsText.player

/** Plays a recording; its address is asked for when somebody first presses play, because listening is noted. */
export const usePlayer = (id: number) => {
  const audio = useRef<HTMLAudioElement>(null)
  const asked = useRef<Promise<string>>(undefined)
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [positionMs, setPosition] = useState(0)
  const [speed, setSpeed] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording begins anew
  useEffect(() => {
    asked.current = undefined
    setPosition(0)
    return () => audio.current?.pause()
  }, [id])

  const open = async (element: HTMLAudioElement) => {
    if (asked.current) return asked.current
    asked.current = askForSound(id, false)
    element.src = await asked.current
    element.playbackRate = speed
  }

  const playFrom = async (ms: number) => {
    const element = audio.current
    if (!element) return
    setPosition(ms)
    setLoading(true)
    try {
      await open(element)
      element.currentTime = ms / 1000
      await element.play()
    } catch (problem) {
      // A second click interrupts the first: that is no failure.
      if (problem instanceof Error && problem.name === 'AbortError') return
      asked.current = undefined
      toast.error(problem instanceof ApiProblem && problem.status ? problem.message : text.failed)
    } finally {
      setLoading(false)
    }
  }

  return {
    isPlaying,
    isLoading,
    positionMs,
    speed,
    playFrom,
    toggle: () => (isPlaying ? audio.current?.pause() : playFrom(positionMs)),
    seek: (ms: number) => {
      setPosition(ms)
      if (audio.current?.src) audio.current.currentTime = ms / 1000
    },
    changeSpeed: (next: number) => {
      setSpeed(next)
      if (audio.current) audio.current.playbackRate = next
    },
    /** For the element that makes the sound. */
    audioProps: {
      ref: audio,
      preload: 'none',
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: () => setPosition(Math.round((audio.current?.currentTime ?? 0) * 1000)),
    } as const,
  }
}

export type Player = ReturnType<typeof usePlayer>
