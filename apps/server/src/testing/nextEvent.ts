import type { Socket } from 'socket.io-client'

/** Waits for the next event of this name on a socket; resolves with its data. */
export const nextEvent = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...told: unknown[]) => resolve(told)))
