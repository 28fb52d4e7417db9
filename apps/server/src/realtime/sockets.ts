import type { Server as HttpServer } from 'node:http'
import { audienceOf, type ServerEvents, staleMessage, type TopicName } from '@crm/contract/events'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { Actor } from '../context.ts'
import type { Actors } from '../http/caller/actors.ts'
import { createAdapterPool } from './adapterPool.ts'
import { createGuestSockets, type FindGuestRoom, type GuestServer } from './guestSockets.ts'
import type { Publisher } from './publisher.ts'
import { createRecentTopics } from './recentTopics.ts'

export interface Sockets extends Publisher {
  count: () => number
  close: () => Promise<void>
}

type Nothing = Record<string, never>
/** Between nodes. */
interface NodeEvents {
  published: (topic: TopicName, user_no: number | null, except: string | null) => void
}
type CrmSocket = Socket<Nothing, ServerEvents, NodeEvents, { token: string; actor: Actor }>

const roomOfUser = (user_no: number) => `user:${user_no}`
const staffRoom = 'staff'
const everyRoom = 'everyone'

const roomsOf = (actor: Actor) => {
  const own = [roomOfUser(actor.user_no), everyRoom]
  return actor.user_type === 'emp' && actor.gate === 'open' ? [...own, staffRoom] : own
}

/** Null when a topic for one person comes without `user_no`. */
const roomOf = (topic: TopicName, user_no: number | null) => {
  const to = audienceOf(topic)
  if (to === 'user') return user_no === null ? null : roomOfUser(user_no)
  return to === 'staff' ? staffRoom : everyRoom
}

/** How long the page has been open, in milliseconds: its value at the handshake plus the time since then. */
const ageOf = ({ handshake }: CrmSocket) => {
  const age: unknown = handshake.auth.age
  return typeof age === 'number' && age >= 0 ? age + Date.now() - handshake.issued : null
}

/** Reads a socket's session again after something changed: it goes on with its present rights, or ends. */
const recheck = async (socket: CrmSocket, actors: Actors) => {
  const actor = await actors.of(socket.data.token)
  if (!actor) {
    socket.emit('signed_out', {})
    socket.disconnect(true)
    return
  }
  const rooms = roomsOf(actor)
  for (const room of socket.rooms) if (room !== socket.id && !rooms.includes(room)) await socket.leave(room)
  await socket.join(rooms)
  socket.data.actor = actor
}

/** A view of somebody else's screens also follows what happens to its viewer. */
const isAbout = (actor: Actor, user_no: number) => actor.user_no === user_no || actor.viewer_no === user_no

interface SocketsOptions {
  http: HttpServer
  pool: pg.Pool
  actors: Actors
  findGuestRoom: FindGuestRoom
  log: Logger
}

/** Sockets of every node together: a message published on one reaches the people on all of them. */
export const createSockets = ({ http, pool, actors, findGuestRoom, log }: SocketsOptions): Sockets => {
  const adapterPool = createAdapterPool(pool)
  const io = new Server<Nothing, ServerEvents, NodeEvents, CrmSocket['data']>(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 100_000,
    adapter: createAdapter(adapterPool.pool, {
      errorHandler: (error) => log.warn({ detail: String(error) }, 'socket adapter'),
    }),
  })

  const guests = createGuestSockets(io as unknown as GuestServer, findGuestRoom)
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth.token
    actors
      .of(typeof token === 'string' ? token : undefined)
      .then((actor) => {
        if (!actor) return next(new Error('not_signed_in'))
        socket.data = { token: token as string, actor }
        next()
      })
      .catch(() => next(new Error('unavailable')))
  })
  const recheckOne = (socket: CrmSocket) =>
    recheck(socket, actors).catch((error: unknown) => log.warn({ err: error }, 'socket recheck'))
  const recentTopics = createRecentTopics()
  io.on('connection', async (socket) => {
    const rooms = roomsOf(socket.data.actor)
    await socket.join(rooms)
    const { viewer_no, expiresAt } = socket.data.actor
    if (viewer_no !== null) {
      const ends = setTimeout(() => recheckOne(socket), Math.max(0, expiresAt * 1000 - Date.now()) + 1000)
      socket.on('disconnect', () => clearTimeout(ends))
    }
    const age = ageOf(socket)
    if (age !== null) for (const topic of recentTopics.in(rooms, age)) socket.emit('stale', staleMessage(topic))
  })

  // Every node sends it to its own sockets and remembers it for pages that connect a little later.
  const hear: NodeEvents['published'] = (topic, user_no, except) => {
    const room = roomOf(topic, user_no)
    if (room === null) return
    recentTopics.note(room, topic)
    const sockets = except === null ? io.local.to(room) : io.local.to(room).except(except)
    sockets.emit('stale', staleMessage(topic))
  }
  io.on('published', hear)

  actors.onChange((user_no) => {
    for (const socket of io.of('/').sockets.values()) {
      if (user_no === undefined || isAbout(socket.data.actor, user_no)) {
        recheckOne(socket)
      }
    }
  })

  return {
    publish: (topic, user_no = null, except) => {
      hear(topic, user_no, except ?? null)
      io.serverSideEmit('published', topic, user_no, except ?? null)
    },
    sendTo: (to, event, payload) => {
      const audience = to === 'everyone' ? io : to === 'here' ? io.local : io.to(roomOfUser(to))
      audience.emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>))
    },
    notifyGuests: guests.notify,
    count: () => io.of('/').sockets.size,
    close: async () => {
      recentTopics.close()
      io.local.disconnectSockets(true)
      await guests.close()
      await io.of('/').adapter.close()
      adapterPool.close()
      io.engine.close()
    },
  }
}
