import type { GuestEvents } from '@crm/contract/events'
import { io, type Socket } from 'socket.io-client'

const retryMs = 3000

/**
 * The live line of somebody without an account, who follows one thing by the token of its link: says when to read it
 * again, and nothing else. Answers how to end it.
 */
export const openGuestSocket = (t: string, onChange: () => void) => {
  let retry: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<GuestEvents> = io('/guests', { auth: { t }, transports: ['websocket', 'polling'] })
  // What happened while it was not connected was not received.
  socket.on('connect', onChange)
  socket.on('changed', onChange)
  socket.on('connect_error', ({ message }) => {
    // The token has ended: reading again says so.
    if (message === 'gone') onChange()
    else if (!socket.active) retry = setTimeout(() => socket.connect(), retryMs)
  })
  return () => {
    clearTimeout(retry)
    socket.disconnect()
  }
}
