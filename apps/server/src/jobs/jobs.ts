import { setTimeout } from 'node:timers/promises'
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
/** How long running jobs may take to end when a node stops. */
const stopSeconds = 10

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

const settingsOf = ({ job }: JobHandler) => ({
  retryLimit: job.retries ?? 5,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds,
  notify: true,
})

/** Every job's queue, with its settings of today; after the first start there is usually nothing to write. */
const prepareQueues = async (boss: PgBoss, handlers: JobHandler[]) => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const handler of handlers) {
    const { name } = handler.job
    const settings = settingsOf(handler)
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, settings)
    else if (Object.entries(settings).some(([key, value]) => queue[key as keyof typeof settings] !== value))
      await boss.updateQueue(name, settings)
  }
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
  await prepareQueues(boss, handlers)

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
    stop: async () => {
      // Asked to stop, pg-boss looks twice a second whether its workers have ended: most end at once.
      const ended = Promise.all(handlers.map(({ job }) => boss.offWork(job.name, { wait: true })))
      await Promise.race([ended, setTimeout(stopSeconds * 1000, undefined, { ref: false })])
      await boss.stop({ timeout: 0 })
    },
  }
}
