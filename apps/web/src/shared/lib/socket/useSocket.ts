import { useEffect } from 'react'

/** Keeps the live line open while mounted; its code is fetched once the screen stands. */
export const useSocket = () => {
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    import('./socket.ts')
      .then(({ openSocket }) => {
        if (!isGone) close = openSocket()
      })
      // Without it screens still work; they merely do not follow others live.
      .catch(() => undefined)
    return () => {
      isGone = true
      close?.()
    }
  }, [])
}
