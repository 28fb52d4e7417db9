import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AlimtalkTemplates } from '../alimtalk/defineAlimtalk.ts'
import type { Config } from '../config.ts'
import type { FileOwners } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { PaymentOwners } from '../paymentOwner.ts'
import { bufferUntilCommit, type Publisher } from '../realtime/publisher.ts'
import type { JobContext, JobHandler } from './handler.ts'
import type { Enqueue } from './job.ts'

export interface Jobs {
  enqueueIn: (db: Db) => Enqueue
  /** Starts taking work. */
  work: () => Promise<void>
  /** Jobs waiting and running, by queue. */
  counts: () => Promise<{ queue: string; state: string; count: number }[]>
  stop: () => Promise<void>
}

interface JobsOptions {
  url: string
  db: Db
  config: Config
  log: Logger
  handlers: JobHandler[]
  publisher: Publisher
  fileOwners: FileOwners
  paymentOwners: PaymentOwners
  alimtalkTemplates: AlimtalkTemplates
  /** Whether the time of day starts what is done regularly. */
  clock: boolean
}

const connections = 3
/** How soon the jobs of a node that died are given to another: heartbeat, then the next look. */
const heartbeatSeconds = 15
const lookSeconds = 10

/** Woken by NOTIFY; looks by itself now and then, and goes on without a pause while batches come full. */
const workOptions = {
  batchSize: 4,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
  burstWhenBatchFull: true,
} as const

interface Attempt {
  id: string
  data: unknown
  retryCount: number
}

const runOne = async (
  boss: PgBoss,
  { db, config, publisher, fileOwners, paymentOwners, alimtalkTemplates }: JobsOptions,
  enqueueIn: Jobs['enqueueIn'],
  { job, handle }: JobHandler,
  attempt: Attempt,
) => {
  const data = job.data.parse(attempt.data ?? {})
  const { buffered, flush } = bufferUntilCommit(publisher)
  await db.transaction().execute(async (tx) => {
    const ctx: JobContext = {
      db: tx,
      config,
      fileOwners,
      paymentOwners,
      alimtalkTemplates,
      enqueue: enqueueIn(tx),
      ...buffered,
    }
    await handle(ctx, data as never)
    // Done and settled in one commit: a crash right after it does not run the job again.
    await boss.complete(job.name, attempt, null, { db: fromKysely(tx) })
  })
  flush()
}

/** What an earlier version did regularly, and nobody does any more. */
const forgetOthers = async (boss: PgBoss, handlers: JobHandler[]) => {
  const regular = new Set(handlers.flatMap(({ job }) => (job.every ? [job.name] : [])))
  for (const { name } of await boss.getSchedules()) if (!regular.has(name)) await boss.unschedule(name)
}

/** pg-boss behind the two things services need: put work in with its cause, and do it once. */
export const createJobs = async (options: JobsOptions): Promise<Jobs> => {
  const { url, log, handlers, clock } = options
  const boss = new PgBoss({
    connectionString: url,
    max: connections,
    useListenNotify: true,
    schedule: clock,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', ({ message }) => log.warn({ detail: message }, 'jobs'))
  await boss.start()
  for (const { job } of handlers) {
    const settings = {
      retryLimit: job.retries ?? 5,
      retryBackoff: true,
      retryDelayMax: 600,
      heartbeatSeconds,
      notify: true,
    }
    await boss.createQueue(job.name, settings)
    await boss.updateQueue(job.name, settings)
  }

  const enqueueIn: Jobs['enqueueIn'] = (db) => async (job, data, options) => {
    const wait = options?.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }
    const list: readonly object[] = Array.isArray(data) ? data : [data]
    const jobs = list.map((each) => ({ data: each, ...wait }))
    if (jobs.length) await boss.insert(job.name, jobs, { db: fromKysely(db) })
  }

  const settle = (handler: JobHandler) => (attempt: Attempt) =>
    runOne(boss, options, enqueueIn, handler, attempt).then(
      (): JobResult => ({ id: attempt.id, status: 'completed' }),
      (error: unknown): JobResult => {
        log.warn({ err: error, job: handler.job.name, id: attempt.id }, 'job failed')
        return { id: attempt.id, status: 'failed', output: { message: String(error) } }
      },
    )

  return {
    enqueueIn,
    work: async () => {
      await forgetOthers(boss, handlers)
      for (const handler of handlers) {
        const { name, every } = handler.job
        await boss.work(name, workOptions, async (attempts) => {
          const results: JobResult[] = []
          for (const attempt of attempts) results.push(await settle(handler)(attempt))
          return results
        })
        if (every && clock) await boss.schedule(name, every, {}, { tz: 'Asia/Seoul' })
      }
    },
    counts: async () => {
      const { rows } = await boss.getDb().executeSql(
        `select name as queue, state::text as state, count(*)::int as count
             from pgboss.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2`,
      )
      return rows
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
