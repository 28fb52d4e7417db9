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
}

export interface PoolOptions {
  url: string
  max: number
  onIdleError: (error: Error) => void
  /** How long one statement may take; 0 for as long as it wants. */
  patienceMs?: number
  /** Further settings of PostgreSQL for every connection. */
  settings?: Readonly<Record<string, string>>
  /** Several statements at a time on each connection; one that is silent for so long is given up. */
  pipelineSilentMs?: number
}

const settingsOf = (patienceMs: number) => ({
  timezone: 'Asia/Seoul',
  statement_timeout: patienceMs,
  idle_in_transaction_session_timeout: 60_000,
  // Starting workers takes longer than a search, and many calls share few cores.
  max_parallel_workers_per_gather: 0,
})

export const createPool = ({ url, max, onIdleError, patienceMs = 60_000, settings, pipelineSilentMs }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: Object.entries({ ...settingsOf(patienceMs), ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // Includes the wait for a free connection: fifty requests for one row wait for each other instead of failing.
    connectionTimeoutMillis: 15_000,
    maxLifetimeSeconds: namesLastMs / 1000,
    keepAlive: true,
    ...(pipelineSilentMs ? { pipeline: true, query_timeout: pipelineSilentMs } : {}),
  })
  // Without a listener a lost connection would end the process, while it is idle (then the pool emits the error) and
  // while it is in use (then the next query fails with it).
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
