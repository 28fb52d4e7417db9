import { useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Seconds that are left, counted by the clock: a tab that was suspended shows the right number. `since` is when the server said so. */
export const useCountdown = (seconds: number | null | undefined, since: number): number => {
  const end = since + (seconds ?? 0) * 1000
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    setLeft(secondsUntil(end))
    const timer = setInterval(() => setLeft(secondsUntil(end)), 500)
    return () => clearInterval(timer)
  }, [end])
  return left
}
