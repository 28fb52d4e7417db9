import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startTemporaryCluster } from '../apps/server/src/db/temporary.ts'

// Started by their paths and not imported: the types of the whole server would be checked here once more.
const programOf = (name: string) =>
  fileURLToPath(new URL(`../apps/server/src/testing/programs/${name}.ts`, import.meta.url))

const addressOf = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const address = said.match(/준비되었어요: (http\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(`the server did not start:\n${said}`)))
  })

/** The real product on that database, with demo data when there is nothing in it yet. */
export const startOn = async (databaseUrl: string, settings: Record<string, string> = {}) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'crm-e2e-'))
  const own = { DATABASE_URL: databaseUrl, DATA_DIR, SEED: 'demo', LOG_LEVEL: 'warn', ...settings }
  const start = (PORT: string) =>
    spawn(process.execPath, ['--expose-gc', programOf('product')], {
      env: { ...process.env, ...own, PORT },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  let server = start('0')
  const url = await addressOf(server)
  return {
    url,
    stop: async () => {
      await end('SIGTERM')
      await rm(DATA_DIR, { recursive: true, force: true })
    },
    /** Ends it, does something to its database meanwhile, and starts it at the same address. */
    restart: async (work: () => Promise<void>) => {
      await end('SIGTERM')
      await work()
      server = start(new URL(url).port)
      await addressOf(server)
    },
    /** As a crash would: nothing is tidied up. */
    kill: () => end('SIGKILL'),
    /** After `kill`, at the same address. */
    startAgain: async () => {
      server = start(new URL(url).port)
      await addressOf(server)
    },
  }
}

/** One more node of the product on that database, which raises alarms at will. */
export const startAlarmNode = async (databaseUrl: string) => {
  const server = spawn(process.execPath, [programOf('alarmNode')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await addressOf(server),
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

/** The demo data as it was before the first test; nobody is ever connected to it. */
const untouched = 'untouched_demo'

/** A copy of the demo data as it was before the first test. The address is that of any database of the cluster. */
export const copyDemo = async (databaseUrl: string, name: string) => {
  await copyDatabase(databaseUrl, untouched, name)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

const copyDatabase = async (databaseUrl: string, from: string, to: string) => {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(`create database ${to} template ${from}`)
  } finally {
    await admin.end()
  }
}

/** The product on a database of its own for the whole run; where both are is told to the tests. */
const startProduct = async () => {
  const cluster = await startTemporaryCluster()
  const product = await startOn(cluster.url)
  // Copied once, because making the demo data again takes a test longer than what it is about.
  await product.restart(() => copyDatabase(cluster.url, new URL(cluster.url).pathname.slice(1), untouched))
  process.env.CRM_URL = product.url
  process.env.CRM_DATABASE_URL = cluster.url
  return async () => {
    await product.stop()
    await cluster.stop()
  }
}

export default startProduct
