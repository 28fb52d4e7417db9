import pg from 'pg'
import { namesLastMs } from './statements.ts'

const { builtins, getTypeParser } = pg.types

const parsers = new Map<number, (text: string) => unknown>([
  // Sessions run in Korea time, so the text already is what the wire carries: YYYY-MM-DD HH:mm
  [builtins.TIMESTAMPTZ, (text) => text.slice(0, 16)],
  [builtins.DATE, (text) => text],
  // Counts and won amounts stay far below 2^53.
  [builtins.INT8, Number],
])

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || getTypeParser(oid, format),
} as pg.CustomTypesConfig

interface PoolOptions {
  url: string
  max: number
  onIdleError: (error: Error) => void
  /** How long one statement may take; 0 for as long as it wants. */
  patienceMs?: number
}

/**
 * One plan a statement, made once: planning anew for each value takes longer than most of our statements run. What a
 * plan must know about a value (that a partial index will do, say) is therefore written into the statement.
 */
const settingsOf = (patienceMs: number) => ({
  timezone: 'Asia/Seoul',
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: patienceMs,
  idle_in_transaction_session_timeout: 60_000,
})

export const createPool = ({ url, max, onIdleError, patienceMs = 60_000 }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: Object.entries(settingsOf(patienceMs))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // Counts the wait for a free connection, too: fifty hands at one row wait their turn rather than being sent away.
    connectionTimeoutMillis: 15_000,
    maxLifetimeSeconds: namesLastMs / 1000,
    keepAlive: true,
  })
  // Without a listener a connection that dies would end the process, while it is idle (the pool tells of that one) and
  // while somebody holds it (whose next query fails, and says so).
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
