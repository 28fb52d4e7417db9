import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { superuser } from './cluster.ts'

export interface Address {
  port: number
  password: string
}

// "CRM" and a number for this one purpose; advisory locks count per database, and `postgres` holds only this one.
const key = [0x43_52_4d, 1]
const lockDatabase = 'postgres'
const application = 'builder-crm'

export type Attempt =
  | { state: 'taken'; client: Client }
  | { state: 'held'; pid: number | null }
  | { state: 'unreachable'; error: Error & { code?: string } }

const connect = async ({ port, password }: Address) => {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: lockDatabase,
    application_name: `${application} ${process.pid}`,
    options: '-c idle_session_timeout=0',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  })
  // A lost connection must not end the process; 'end' follows and is dealt with there.
  client.on('error', () => {})
  await client.connect()
  return client
}

const holderOf = async (client: Client) => {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    key,
  )
  return Number(/\d+$/.exec(rows[0]?.name ?? '')?.[0]) || null
}

/** Tries to become the one process that uses this PostgreSQL as its own. */
export const tryLock = async (address: Address): Promise<Attempt> => {
  try {
    const client = await connect(address)
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as taken', key)
    if (rows[0].taken) return { state: 'taken', client }
    const pid = await holderOf(client)
    await client.end()
    return { state: 'held', pid }
  } catch (error) {
    return { state: 'unreachable', error: error as Error }
  }
}

export interface Lock {
  /** Releases the lock after the last step, which is skipped if another process took the lock while we were disconnected. */
  release: (lastStep: () => Promise<void>) => Promise<void>
}

const betweenTries = 1000

/**
 * Holds the lock for the life of the process, and takes it again when PostgreSQL was restarted under us. While it cannot
 * be reached, `bringBack` is called again and again.
 */
export const keepLock = (address: Address, first: Client, bringBack: () => Promise<void>): Lock => {
  let [client, ours, over] = [first, true, false]
  let retaking: Promise<void> | undefined

  const retake = async () => {
    while (!over) {
      const attempt = await tryLock(address)
      if (attempt.state === 'taken') return over ? attempt.client.end() : hold(attempt.client)
      if (attempt.state === 'held') ours = false
      if (attempt.state === 'unreachable' && ours && !over) await bringBack()
      await sleep(betweenTries, undefined, { ref: false })
    }
  }
  const hold = (held: Client) => {
    client = held
    ours = true
    client.once('end', () => {
      retaking = retake()
    })
  }
  hold(first)

  return {
    release: async (lastStep) => {
      over = true
      // A PostgreSQL that is just being brought back would outlive us.
      await retaking
      if (ours) await lastStep()
      await client.end().catch(() => {})
    },
  }
}
