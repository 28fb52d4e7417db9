import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Actor, Caller, Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Publish } from '../realtime/sockets.ts'
import { refuse } from './refusal.ts'

export interface Machinery {
  db: Db
  config: Config
  jobs: Jobs
  publish: Publish
}

const base = ({ config, jobs, publish }: Machinery, db: Db, caller: Caller, visitor: Actor | null) => ({
  db,
  config,
  caller,
  visitor,
  get actor() {
    return visitor ?? refuse('not_signed_in')
  },
  publish,
  enqueue: jobs.enqueueIn(db),
})

/** For the audit trigger: who, from where, in which request. Gone with the transaction. */
const nameActor = (db: Db, caller: Caller, visitor: Actor | null) =>
  sql`select set_config('crm.user_no', ${String(visitor?.user_no ?? '')}, true),
             set_config('crm.ip', ${caller.ip}, true),
             set_config('crm.request_id', ${caller.requestId}, true)`.execute(db)

/** Runs the work in one transaction; what it publishes is said only when that is in. */
export const inTransaction = async <Result>(
  machinery: Machinery,
  caller: Caller,
  visitor: Actor | null,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> => {
  const published: Parameters<Publish>[] = []
  const result = await machinery.db.transaction().execute(async (tx) => {
    await nameActor(tx, caller, visitor)
    const ctx: Context = Object.assign(base(machinery, tx, caller, visitor), {
      publish: (...message: Parameters<Publish>) => {
        published.push(message)
      },
      transaction: <Inner>(inner: (ctx: Context) => Promise<Inner>) => inner(ctx),
    })
    return work(ctx)
  })
  for (const message of published) machinery.publish(...message)
  return result
}

/** For reads, and for handlers that open their own transactions. */
export const plainContext = (machinery: Machinery, caller: Caller, visitor: Actor | null): Context =>
  Object.assign(base(machinery, machinery.db, caller, visitor), {
    transaction: <Result>(work: (ctx: Context) => Promise<Result>) => inTransaction(machinery, caller, visitor, work),
  })
