import { useEffect, useRef } from 'react'

/** However quickly somebody types, a page is not read again more often. */
const pauseMs = 1500

/** Reads again what a token shows whenever the server says that it has changed. */
export const useFollowing = (t: string, onChange: () => Promise<unknown>) => {
  const read = useRef(onChange)
  read.current = onChange
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isAsked = false
    const readSoon = () => {
      if (waiting !== undefined) {
        isAsked = true
        return
      }
      void read.current()
      waiting = setTimeout(() => {
        waiting = undefined
        if (isAsked) readSoon()
        isAsked = false
      }, pauseMs)
    }
    import('../../shared/lib/socket/guestSocket.ts')
      .then(({ openGuestSocket }) => {
        if (!isGone) close = openGuestSocket(t, readSoon)
      })
      // Without it the page is still read again whenever somebody comes back to it.
      .catch(() => undefined)
    return () => {
      isGone = true
      clearTimeout(waiting)
      close?.()
    }
  }, [t])
}
