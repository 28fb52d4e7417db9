import type pg from 'pg'
import type { Db } from '../database.ts'
import { createPool, type PoolOptions } from '../pool.ts'

/**
 * Connections that keep one plan of a statement for all values: for the reads of this folder, planning anew takes
 * longer than running. What such a plan must know about a value (that a partial index will do, say) is written into
 * the statement.
 */
export const createHotPool = (options: PoolOptions) =>
  createPool({ ...options, settings: { plan_cache_mode: 'force_generic_plan' } })

/** The hot pool and the ordinary one together hold no more connections than DATABASE_POOL says. */
export const splitConnections = (databasePool: number) => {
  const hot = Math.floor(databasePool / 2)
  return { hot, ordinary: databasePool - hot }
}

const hotPools = new WeakMap<Db, pg.Pool>()

/** From now on the hot reads of this database use that pool. */
export const useHotPool = (db: Db, pool: pg.Pool) => {
  hotPools.set(db, pool)
}

/** Undefined where none was given, and inside a transaction, which has one connection of its own. */
export const hotPoolOf = (db: Db) => hotPools.get(db)
