import { useEffect, useRef, useState } from 'react'

const countdownSeconds = 5

/** Keeps the draft every five seconds while something is unsaved, however fast people type, and says when next. */
export const useDraftCountdown = (isUnsaved: boolean, keepDraft: () => void) => {
  const [seconds, setSeconds] = useState(countdownSeconds)
  const newest = useRef(keepDraft)
  newest.current = keepDraft
  useEffect(() => {
    if (!isUnsaved) return
    let left = countdownSeconds
    setSeconds(left)
    const timer = setInterval(() => {
      left = left > 1 ? left - 1 : countdownSeconds
      if (left === countdownSeconds) newest.current()
      setSeconds(left)
    }, 1000)
    return () => {
      clearInterval(timer)
      // The panel is closed, or what is typed is saved.
      newest.current()
    }
  }, [isUnsaved])
  return seconds
}
