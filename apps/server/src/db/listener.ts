import pg from 'pg'
import { watchConnection } from './watchConnection.ts'

export interface Listener {
  on: (channel: string, hear: (payload: string) => void) => Promise<void>
  /** Called whenever messages may have been missed: the connection was lost, or is back. */
  onGap: (forget: () => void) => void
  isListening: () => boolean
  close: () => Promise<void>
}

const pauseMs = 500

/** One connection that only listens, and comes back by itself when PostgreSQL does. */
export const createListener = async (url: string): Promise<Listener> => {
  const channels = new Map<string, (payload: string) => void>()
  const gaps: (() => void)[] = []
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const lost = () => {
    if (!client) return
    client = undefined
    for (const forget of gaps) forget()
    if (!closed) timer = setTimeout(reconnect, pauseMs)
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload))
    await fresh.connect()
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = fresh
    watchConnection(fresh)
    for (const forget of gaps) forget()
  }

  const reconnect = () =>
    connect().catch(() => {
      if (!closed) timer = setTimeout(reconnect, pauseMs)
    })

  await connect()
  return {
    on: async (channel, hear) => {
      channels.set(channel, hear)
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    onGap: (forget) => {
      gaps.push(forget)
    },
    isListening: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
