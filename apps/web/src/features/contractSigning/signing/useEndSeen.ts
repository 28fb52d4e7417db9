import { type RefObject, useEffect, useState } from 'react'

/** Whoever flies past has not seen it. */
const lookMs = 600
/** What the bar at the foot of the page covers. */
const footPx = 120

/** True once the element has stood in view for a moment, above the foot of the page and in a window that is looked at. */
export const useEndSeen = (end: RefObject<HTMLElement | null>, isWanted: boolean) => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = end.current
    if (!element || !isWanted || isSeen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    const look = () => {
      clearTimeout(timer)
      if (isInView && document.visibilityState === 'visible') timer = setTimeout(() => setSeen(true), lookMs)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false
        look()
      },
      { rootMargin: `0px 0px -${footPx}px 0px` },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, isWanted, isSeen])
  return isSeen
}
