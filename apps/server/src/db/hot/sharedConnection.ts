import pg from 'pg'
import type { PoolOptions } from '../pool.ts'
import { createHotPool } from './hotPool.ts'

interface Opened {
  client: Promise<pg.PoolClient>
  /** Statements that were sent and not answered yet. */
  users: number
}

/** Longer than the database's own patience: then nothing comes over this connection any more. */
const pipelineSilentMs = 20_000
const patienceMs = 15_000

export interface SharedConnection {
  query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
  end: () => Promise<void>
}

/**
 * One connection for all callers of a node: a statement is sent without waiting for the answers of those before it, so
 * that many callers cost few round trips (decision 008). Whoever comes later is answered later: only for statements
 * that take a fraction of a millisecond.
 */
export const createSharedConnection = (options: Omit<PoolOptions, 'max'>): SharedConnection => {
  const pool = createHotPool({ patienceMs, pipelineSilentMs, ...options, max: 1 })
  let current: Opened | undefined

  /** Whoever comes next opens it anew; the pool gets it back from its last user. */
  const leave = (opened: Opened) => {
    if (current === opened) current = undefined
  }
  const giveBack = async ({ client }: Opened) => {
    try {
      ;(await client).release()
    } catch {
      // It was never there.
    }
  }

  return {
    query: async (config) => {
      current ??= { client: pool.connect(), users: 0 }
      const opened = current
      opened.users++
      try {
        return await (await opened.client).query(config)
      } catch (error) {
        // What the database answers is about the statement, anything else about the connection.
        if (!(error instanceof pg.DatabaseError)) leave(opened)
        throw error
      } finally {
        opened.users--
        if (opened.users === 0) {
          leave(opened)
          void giveBack(opened)
        }
      }
    },
    end: () => pool.end(),
  }
}
