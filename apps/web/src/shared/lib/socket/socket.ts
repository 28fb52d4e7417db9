import type { ServerEvents } from '@crm/contract/events'
import { io, type Socket } from 'socket.io-client'
import { invalidateAll, invalidateCalls } from '../server/stale.ts'
import { session } from '../session/session.ts'
import { announce } from './serverEvents.ts'
import { socketId } from './socketId.ts'

const retryMs = 3000

/** The live line to the server: says what on screen is out of date, and when the session has ended. Answers how to end it. */
export const openSocket = () => {
  let isFirst = true
  let retry: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<ServerEvents> = io({
    // Read anew at every attempt: the token may have been renewed since.
    // The first time it also gets what changed since the page was opened.
    auth: (send) => send({ token: session.token(), ...(isFirst ? { age: Math.round(performance.now()) } : {}) }),
    transports: ['websocket', 'polling'],
  })
  socket.on('connect', () => {
    socketId.set(socket.id)
    // Whatever happened while it was not connected was not received.
    if (!isFirst) invalidateAll()
    isFirst = false
    announce('connected', {})
  })
  socket.on('disconnect', () => socketId.set(undefined))
  socket.onAny(announce)
  socket.on('stale', ({ calls }) => invalidateCalls(calls))
  socket.on('signed_out', () => session.end())
  socket.on('connect_error', ({ message }) => {
    if (message === 'not_signed_in') session.end()
    // Whom the server itself turned away is not tried again by the library: it was only busy.
    else if (!socket.active) retry = setTimeout(() => socket.connect(), retryMs)
  })
  return () => {
    clearTimeout(retry)
    socket.disconnect()
  }
}
