import { useEffect } from 'react'
import type { ServerSocket } from './socket.ts'

/** Keeps the live line open while mounted; its code is fetched once the screen stands. */
export const useSocket = () => {
  useEffect(() => {
    let socket: ServerSocket | undefined
    let isGone = false
    import('./socket.ts')
      .then(({ openSocket }) => {
        if (!isGone) socket = openSocket()
      })
      // Without it screens still work; they merely do not follow others live.
      .catch(() => undefined)
    return () => {
      isGone = true
      socket?.disconnect()
    }
  }, [])
}
