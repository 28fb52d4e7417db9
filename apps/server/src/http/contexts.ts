import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Actor, Caller, Context, FileOwners } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { holdBack, type Voice } from '../realtime/voice.ts'
import { refuse } from './refusal.ts'

export interface Machinery {
  db: Db
  config: Config
  jobs: Jobs
  voice: Voice
  fileOwners: FileOwners
}

const base = (
  { config, jobs, fileOwners }: Machinery,
  voice: Voice,
  db: Db,
  caller: Caller,
  visitor: Actor | null,
) => ({
  db,
  config,
  caller,
  visitor,
  ...voice,
  fileOwners,
  enqueue: jobs.enqueueIn(db),
})

/** `actor` is read only by handlers behind an access rule that asks for one; anywhere else it refuses. */
const withActor = <Base extends { visitor: Actor | null }, More>(base: Base, more: More) =>
  Object.defineProperty(Object.assign(base, more), 'actor', {
    get: () => base.visitor ?? refuse('not_signed_in'),
  }) as Base & More & { actor: Actor }

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
  const { later, speak } = holdBack(machinery.voice)
  const result = await machinery.db.transaction().execute(async (tx) => {
    await nameActor(tx, caller, visitor)
    const ctx: Context = withActor(base(machinery, later, tx, caller, visitor), {
      transaction: <Inner>(inner: (ctx: Context) => Promise<Inner>) => inner(ctx),
    })
    return work(ctx)
  })
  speak()
  return result
}

/** For reads, and for handlers that open their own transactions. */
export const plainContext = (machinery: Machinery, caller: Caller, visitor: Actor | null): Context =>
  withActor(base(machinery, machinery.voice, machinery.db, caller, visitor), {
    transaction: <Result>(work: (ctx: Context) => Promise<Result>) => inTransaction(machinery, caller, visitor, work),
  })
