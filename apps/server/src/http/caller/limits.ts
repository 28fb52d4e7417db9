import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../refusal.ts'

interface CallLimit {
  count: (ip: string) => Promise<void>
  /** Takes the call back from the count, where only refused calls count. */
  succeeded: (ip: string) => void
}

/** Counts calls per address in the database, so that the limit holds over all nodes together. */
export const limitOf = (pool: pg.Pool, { method, path, limit }: AnyEndpoint): CallLimit | undefined => {
  if (!limit) return undefined
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: `${method} ${path}`,
    points: limit.points,
    duration: limit.seconds,
    // Whoever is already refused costs no query.
    inMemoryBlockOnConsumed: limit.points + 1,
    inMemoryBlockDuration: limit.seconds,
  })
  return {
    count: async (ip) => {
      await limiter.consume(ip).catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes) refuse('too_many')
        throw reason
      })
    },
    succeeded: (ip) => {
      // The answer does not wait for it, and a count that is one too high does no harm.
      if (limit.onlyRefused) limiter.reward(ip).catch(() => {})
    },
  }
}
