import { sql } from 'kysely'
import type { AlimtalkTemplates } from '../../alimtalk/defineAlimtalk.ts'
import type { Config } from '../../config.ts'
import type {
  Actor,
  Caller,
  CommentOwners,
  Context,
  FileOwners,
  HistoryOwners,
  Imports,
  UndoOwners,
} from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentOwners } from '../../paymentOwner.ts'
import { bufferUntilCommit, type Publisher } from '../../realtime/publisher.ts'
import { refuse } from '../refusal.ts'

export interface Machinery {
  db: Db
  config: Config
  jobs: Jobs
  publisher: Publisher
  fileOwners: FileOwners
  commentOwners: CommentOwners
  historyOwners: HistoryOwners
  paymentOwners: PaymentOwners
  undoOwners: UndoOwners
  imports: Imports
  alimtalkTemplates: AlimtalkTemplates
}

type Transaction = Context['transaction']

/** `actor` is read only by handlers behind an access rule that asks for one; anywhere else it refuses. */
const contextOf = (
  {
    config,
    jobs,
    fileOwners,
    commentOwners,
    historyOwners,
    paymentOwners,
    undoOwners,
    imports,
    alimtalkTemplates,
  }: Machinery,
  { publish, sendTo, notifyGuests }: Publisher,
  db: Db,
  caller: Caller,
  visitor: Actor | null,
  transaction: Transaction,
): Context => ({
  db,
  config,
  caller,
  visitor,
  publish,
  sendTo,
  notifyGuests,
  fileOwners,
  commentOwners,
  historyOwners,
  paymentOwners,
  undoOwners,
  imports,
  alimtalkTemplates,
  enqueue: jobs.enqueueIn(db),
  transaction,
  get actor() {
    return visitor ?? refuse('not_signed_in')
  },
})

/** For the audit trigger: who, from where, in which request. Gone with the transaction. */
const nameActor = (db: Db, caller: Caller, visitor: Actor | null) =>
  sql`select set_config('crm.user_no', ${String(visitor?.user_no ?? '')}, true),
             set_config('crm.ip', ${caller.ip}, true),
             set_config('crm.request_id', ${caller.requestId}, true)`.execute(db)

/** Runs the work in one transaction; what it publishes is sent after the commit. */
export const inTransaction = async <Result>(
  machinery: Machinery,
  caller: Caller,
  visitor: Actor | null,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> => {
  const { buffered, flush } = bufferUntilCommit(machinery.publisher)
  const result = await machinery.db.transaction().execute(async (tx) => {
    await nameActor(tx, caller, visitor)
    const ctx: Context = contextOf(machinery, buffered, tx, caller, visitor, (inner) => inner(ctx))
    return work(ctx)
  })
  flush()
  return result
}

/** For whoever looks at somebody else's screens: a read that would store something (a stamp, a log) fails in the database. */
export const inReadOnlyTransaction = <Result>(
  machinery: Machinery,
  caller: Caller,
  visitor: Actor,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> =>
  machinery.db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => {
      const ctx: Context = contextOf(machinery, machinery.publisher, tx, caller, visitor, (inner) => inner(ctx))
      return work(ctx)
    })

/** For reads, and for handlers that open their own transactions. */
export const plainContext = (machinery: Machinery, caller: Caller, visitor: Actor | null): Context =>
  contextOf(machinery, machinery.publisher, machinery.db, caller, visitor, (work) =>
    inTransaction(machinery, caller, visitor, work),
  )
