import { createPool, type PoolOptions } from '../pool.ts'

/**
 * Connections that keep one plan of a statement for all values: for the reads of this folder, planning anew takes
 * longer than running. What such a plan must know about a value (that a partial index will do, say) is written into
 * the statement.
 */
export const createHotPool = (options: PoolOptions) =>
  createPool({ ...options, settings: { plan_cache_mode: 'force_generic_plan' } })
