import type pg from 'pg'
import { watchConnection } from '../db/watchConnection.ts'

const never = new Promise<never>(() => {})

/**
 * The pool as the socket adapter needs it. The adapter holds one connection to listen on, and takes another when that
 * ends, but never gives the ended one back: after a few outages the pool would have none left. Nor does it give back
 * one that is still on its way when it is closed: the pool would never finish closing. And when a connection ends while
 * it begins to listen, the adapter asks for two new ones: it has the last one only.
 */
export const createAdapterPool = (pool: pg.Pool) => {
  const held = new Map<pg.PoolClient, () => void>()
  let isClosed = false
  const giveBack = (client: pg.PoolClient) => {
    const release = held.get(client)
    held.delete(client)
    release?.()
  }
  const giveAllBack = () => {
    for (const client of held.keys()) {
      client.removeAllListeners('end')
      giveBack(client)
    }
  }
  const connect = async () => {
    // An error would make it try again, for ever.
    if (isClosed) return never
    const client = await pool.connect()
    if (isClosed) {
      client.release()
      return never
    }
    giveAllBack()
    const { release } = client
    const stopWatching = watchConnection(client)
    held.set(client, () => {
      stopWatching()
      release(true)
    })
    client.release = () => giveBack(client)
    client.once('end', () => giveBack(client))
    return client
  }
  return {
    pool: Object.assign(Object.create(pool) as pg.Pool, { query: pool.query.bind(pool), connect }),
    close: () => {
      isClosed = true
      giveAllBack()
    },
  }
}
