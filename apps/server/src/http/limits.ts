import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from './refusal.ts'

type CountCall = (ip: string) => Promise<void>

/** Counts calls per address in the database, so that the limit holds over all nodes together. */
export const limitOf = (pool: pg.Pool, { method, path, limit }: AnyEndpoint): CountCall | undefined => {
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
  return async (ip) => {
    await limiter.consume(ip).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) refuse('too_many')
      throw reason
    })
  }
}
