/** From the bench to a process that holds sockets: connect one with each token, and keep them. */
export interface SocketOrder {
  url: string
  tokens: string[]
}

/** And back. */
export type SocketReport =
  | { what: 'connected' }
  | { what: 'failed'; message: string }
  | { what: 'signedOut'; token: string; at: number }

/** The system's monotonic clock, which all processes share. */
export const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6
