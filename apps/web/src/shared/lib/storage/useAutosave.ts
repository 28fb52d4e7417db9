import { useEffect, useRef } from 'react'

const usualPauseMs = 300

/** Writes down what was typed when people pause, and at once when the page goes away; null while there is nothing to write. */
export const useAutosave = (typed: unknown, write: (() => unknown) | null, pauseMs = usualPauseMs) => {
  const newest = useRef(write)
  newest.current = write
  const isWanted = write !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke starts the pause again
  useEffect(() => {
    if (!isWanted) return
    const now = () => newest.current?.()
    const timer = setTimeout(now, pauseMs)
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', now)
    }
  }, [isWanted, typed, pauseMs])
}
