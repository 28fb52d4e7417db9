import { useCallback, useSyncExternalStore } from 'react'

const subscribe = (onScroll: () => void) => {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}

/** Whether the page has been scrolled further than that. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => scrollY > pixels, [pixels]),
  )
