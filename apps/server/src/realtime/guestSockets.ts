import type { GuestEvents } from '@crm/contract/events'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Server, Socket } from 'socket.io'

/** What the token of a link lets somebody without an account follow, and until when in epoch milliseconds. */
export interface GuestRoom {
  room: string
  expiresAt: number
}

/** By the token; nothing for one that is unknown or has ended. */
export type FindGuestRoom = (token: string) => Promise<GuestRoom | undefined>

type Nothing = Record<string, never>
type GuestSocket = Socket<Nothing, GuestEvents, Nothing, GuestRoom>
export type GuestServer = Server<Nothing, GuestEvents, Nothing, GuestRoom>

const attemptsAMinute = 60
const longestToken = 100

/** Refused alike, whatever is wrong with the token. */
const refused = new Error('gone')

/**
 * Sockets of people without an account. They are a namespace of their own, whose sockets are in one room each and in none
 * of those that staff and clients are in: a guest learns that one thing has changed, and nothing of what.
 */
export const createGuestSockets = (io: GuestServer, find: FindGuestRoom) => {
  const guests = io.of('/guests')
  const limiter = new RateLimiterMemory({ points: attemptsAMinute, duration: 60 })

  const admit = async ({ handshake }: GuestSocket) => {
    const token: unknown = handshake.auth.t
    if (typeof token !== 'string' || token === '' || token.length > longestToken) return undefined
    await limiter.consume(handshake.address)
    return find(token)
  }
  guests.use((socket, next) => {
    admit(socket)
      .then((found) => {
        if (!found) return next(refused)
        socket.data = found
        next()
      })
      .catch(() => next(new Error('unavailable')))
  })
  guests.on('connection', async (socket) => {
    const { room, expiresAt } = socket.data
    const ends = setTimeout(() => socket.disconnect(true), Math.max(0, expiresAt - Date.now()))
    ends.unref()
    socket.on('disconnect', () => clearTimeout(ends))
    await socket.join(room)
  })
  return {
    notify: (room: string) => guests.to(room).emit('changed'),
    close: async () => {
      guests.local.disconnectSockets(true)
      await guests.adapter.close()
    },
  }
}
