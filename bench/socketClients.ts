import type { ServerEvents } from '@crm/contract/events'
import { io, type Socket } from 'socket.io-client'
import { monotonicMs, type SocketOrder, type SocketReport } from './socketTalk.ts'

const atOnce = 50
const held: Socket<ServerEvents>[] = []

const report = (message: SocketReport) => process.send?.(message)

const connect = (url: string, token: string) =>
  new Promise<void>((resolve, reject) => {
    const socket: Socket<ServerEvents> = io(url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    socket.once('signed_out', () => report({ what: 'signedOut', token, at: monotonicMs() }))
    held.push(socket)
  })

const connectAll = async ({ url, tokens }: SocketOrder) => {
  const waiting = tokens.values()
  // Everybody takes the next token from the same iterator until there are none.
  const connectSome = async () => {
    for (const token of waiting) await connect(url, token)
  }
  await Promise.all(Array.from({ length: atOnce }, connectSome))
}

process.on('message', (order: SocketOrder) => {
  connectAll(order).then(
    () => report({ what: 'connected' }),
    (error: Error) => report({ what: 'failed', message: error.message }),
  )
})
process.once('disconnect', () => process.exit())
