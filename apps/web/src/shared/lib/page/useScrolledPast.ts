import { useCallback, useSyncExternalStore } from 'react'

/** As the last scroll event said: whoever reads scrollY while drawing makes the browser lay out a half-drawn page. */
let scrolled = 0

const subscribe = (onScroll: () => void) => {
  const follow = () => {
    scrolled = scrollY
    onScroll()
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}

/** Whether the page has been scrolled further than that. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => scrolled > pixels, [pixels]),
  )
