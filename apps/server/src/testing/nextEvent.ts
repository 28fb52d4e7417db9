import type { EventPayloads } from '@crm/contract/events'
import type { Socket } from 'socket.io-client'

type StaleMessage = EventPayloads['stale']

/** Waits for the next event of this name on a socket; resolves with its data. */
export const nextEvent = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...told: unknown[]) => resolve(told)))

/**
 * Every message that makes a screen read again, but for those about new staff: a test makes its people itself, and the
 * database announces them to all open screens some time afterwards.
 */
export const onStale = (socket: Socket, take: (message: StaleMessage) => void) => {
  socket.on('stale', (message: StaleMessage) => {
    if (message.topic !== 'employees.changed') take(message)
  })
}

export const nextStale = (socket: Socket) => new Promise<StaleMessage>((resolve) => onStale(socket, resolve))
