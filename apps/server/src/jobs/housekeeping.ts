import { sql } from 'kysely'
import * as z from 'zod'
import { sweepChanges } from '../db/cachedTotals.ts'
import type { Db } from '../db/database.ts'
import { onJob } from './handler.ts'
import { job } from './job.ts'

/** Keys of calls that nobody repeats any more, and counts of calls that are over. */
const sweepCalls = async (db: Db) => {
  await db.deleteFrom('idempotency_keys').where('at', '<', sql<string>`now() - interval '2 days'`).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute()
}

/** The machinery's own tables, which belong to no feature. */
export const housekeeping = [
  onJob(job({ name: 'housekeeping.calls', data: z.object({}), every: '17 4 * * *' }), ({ db }) => sweepCalls(db)),
  onJob(job({ name: 'housekeeping.changes', data: z.object({}), every: '7 * * * *' }), ({ db }) => sweepChanges(db)),
]
