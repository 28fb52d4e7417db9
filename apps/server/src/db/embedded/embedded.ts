import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { findCluster, passwordFile, passwordOf, removeDrafts, settleCluster, superuser } from './cluster.ts'
import { makeFolder, readIfThere } from './files.ts'
import { keepLock, type Lock, tryLock } from './lock.ts'
import { isAlive, runningPostmaster } from './postmasterPid.ts'
import { dataDirInUse, fileProblem, notResponding, notStarted, wrongPassword } from './problems.ts'
import { launch, type Server, shutDown } from './server.ts'

export interface EmbeddedPostgres {
  url: string
  /** True when a killed process had left PostgreSQL running and we took it over. */
  adopted: boolean
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** PostgreSQL settings on top of ours; a server that is taken over keeps its own. */
  settings?: Record<string, string>
  say: (line: string) => void
}

const database = 'crm'
const urlOf = (port: number, password: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

const prepare = async ({ dataDir, settings = {}, say }: EmbeddedOptions) => {
  const found = await findCluster(dataDir)
  const account = await accountFor(found)
  const binaries = await findBinaries(account, say)
  const password = await passwordOf(dataDir, account)
  const making = { dataDir, account, binaries, password, sync: settings.fsync !== 'off', say }
  const cluster = await settleCluster(making, found)
  return { password, server: { cluster, account, binaries, log: join(dataDir, 'postgres.log') } }
}

const createDatabase = async (client: Client) => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database}`)
}

const patience = 120_000
// A killed process's connection lives on for a moment.
const graceForHolder = (pid: number | null) => (pid && isAlive(pid) ? 1000 : 4000)

interface Won {
  client: Client
  port: number
  pid: number
  launched: boolean
}

/** PostgreSQL itself is the lock: whoever holds the advisory lock in the server of this data folder owns it. */
const winServer = async (server: Server, password: string, options: EmbeddedOptions): Promise<Won> => {
  const began = Date.now()
  for (let launched = false; ; await sleep(50)) {
    const running = await runningPostmaster(server.cluster)
    const waited = Date.now() - began
    if (!running) {
      if (waited > patience) throw notStarted(server.log)
      launched = (await launch(server, options.settings ?? {})) === 'started'
      continue
    }
    const { port, pid } = running
    const attempt = await tryLock({ port, password })
    if (attempt.state === 'taken') return { client: attempt.client, port, pid, launched }
    if (attempt.state === 'held' && waited > graceForHolder(attempt.pid))
      throw dataDirInUse(options.dataDir, attempt.pid)
    if (attempt.state === 'unreachable') {
      if (attempt.error.code === '28P01') throw wrongPassword(passwordFile(options.dataDir))
      if (waited > patience) throw notResponding(pid, server.log)
    }
  }
}

/** Starts PostgreSQL again after it ended unexpectedly, at the same address. */
const bringBackAt = (server: Server, port: number, { settings = {}, say }: EmbeddedOptions) => {
  let lastSaid = ''
  const sayOnce = (line: string) => {
    if (line !== lastSaid) say(line)
    lastSaid = line
  }
  return async () => {
    if (await runningPostmaster(server.cluster)) return
    sayOnce('내장 PostgreSQL이 갑자기 끝났어요. 다시 시작하고 있어요')
    try {
      if ((await launch(server, settings, port)) !== 'started') return
      sayOnce('내장 PostgreSQL을 다시 시작했어요')
    } catch (error) {
      sayOnce(error instanceof Error ? error.message : String(error))
    }
  }
}

const stopOnce = (server: Server, lock: Lock) => {
  let stopping: Promise<void> | undefined
  return () => {
    // The lock is held until PostgreSQL is down, so that no other process takes over a server that is about to stop.
    stopping ??= lock.release(() => shutDown(server))
    return stopping
  }
}

/** Starts (or takes over) the real PostgreSQL that lives in DATA_DIR; every fault is a StartupProblem. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  let dataDir = resolve(options.dataDir)
  try {
    await makeFolder(dataDir)
    dataDir = await realpath(dataDir)
    const { password, server } = await prepare({ ...options, dataDir })
    const { client, port, pid, launched } = await winServer(server, password, { ...options, dataDir })
    const stop = stopOnce(server, keepLock({ port, password }, client, bringBackAt(server, port, options)))
    try {
      await createDatabase(client)
      await removeDrafts(server.cluster)
    } catch (error) {
      await stop()
      throw error
    }
    if (!launched) options.say(`지난 실행이 남긴 PostgreSQL(PID ${pid})을 이어받아요`)
    return { url: urlOf(port, password), adopted: !launched, stop }
  } catch (error) {
    throw fileProblem(error, dataDir)
  }
}

/** The address of the PostgreSQL that runs on this DATA_DIR now: for commands used beside a running server. */
export const runningEmbedded = async (dataDir: string): Promise<string | null> => {
  const cluster = await findCluster(resolve(dataDir))
  const running = cluster && (await runningPostmaster(cluster))
  const password = await readIfThere(passwordFile(resolve(dataDir)))
  return running && password ? urlOf(running.port, password.trim()) : null
}
