import type pg from 'pg'

/**
 * The socket adapter holds one connection to listen on and takes another when it ends, but never gives the ended one
 * back: after a few outages the pool would have none left, and would never finish closing.
 */
export const givingBackEnded = (pool: pg.Pool): pg.Pool =>
  Object.assign(Object.create(pool) as pg.Pool, {
    query: pool.query.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      client.once('end', () => client.release(true))
      return client
    },
  })
