import type { Socket } from 'socket.io-client'

/** The next time that a socket hears this: what it was told. */
export const nextEvent = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...told: unknown[]) => resolve(told)))
