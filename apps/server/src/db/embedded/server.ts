import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { settingsFile } from './cluster.ts'
import { chownPath, randomName } from './files.ts'
import { runningPostmaster } from './postmasterPid.ts'
import { diskProblem, notStarted } from './problems.ts'
import { run } from './run.ts'

export interface Server {
  cluster: string
  log: string
  account: Account
  binaries: Binaries
}

const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // Nearly every computer keeps the data on an SSD.
  random_page_cost: '1.1',
  // Compiling costs more than it saves on our short queries.
  jit: 'off',
  timezone: 'Asia/Seoul',
  log_timezone: 'Asia/Seoul',
  log_checkpoints: 'off',
}

const writeSettings = async ({ cluster, account }: Server, settings: Record<string, string>) => {
  const lines = Object.entries({ ...defaults, ...settings }).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  const draft = join(cluster, `${settingsFile}.${randomName()}`)
  await writeFile(
    draft,
    `# Written by Builder CRM at every start; put your own into postgresql.auto.conf.\n${lines.join('')}`,
  )
  await chownPath(account, draft)
  await rename(draft, join(cluster, settingsFile))
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const logLimit = 10 * 1024 * 1024

const openLog = async ({ log, account }: Server) => {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  )
  if (size > logLimit) await rename(log, `${log}.1`)
  const file = await open(log, 'a', 0o600)
  await chownPath(account, log)
  return file
}

type Launch = 'started' | 'portTaken' | 'alreadyRunning'

const pgCtl = ({ binaries, cluster, account }: Server, args: string[], logFd?: number) =>
  run(binaries.pgCtl, [...args, '--silent', '-D', cluster], account, logFd)

/** Starts PostgreSQL as a session of its own and waits until it answers. */
export const launch = async (server: Server, settings: Record<string, string>, port?: number): Promise<Launch> => {
  await writeSettings(server, settings)
  const log = await openLog(server)
  try {
    const { size } = await log.stat()
    // Without -l the server writes to the log file that we opened, also where its own account could not open it.
    const ran = await pgCtl(
      server,
      ['start', '--wait', '--timeout=60', '-o', `-p ${port ?? (await freePort())}`],
      log.fd,
    )
    if (ran.code === 0) return 'started'
    const said = await readFile(server.log)
    return await failedLaunch(server, said.subarray(size).toString())
  } finally {
    await log.close()
  }
}

const failedLaunch = async (server: Server, said: string): Promise<Launch> => {
  if (/could not bind|Address already in use/i.test(said)) return 'portTaken'
  // The last one: processes of a killed server are still going away.
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/i.test(said)) return 'alreadyRunning'
  if (await runningPostmaster(server.cluster)) return 'alreadyRunning'
  throw (await diskProblem(said, server.cluster)) ?? notStarted(server.log)
}

/** Ends all connections, writes everything down and stops; kills it when it cannot. */
export const shutDown = async (server: Server) => {
  const stopped = await pgCtl(server, ['stop', '--mode=fast', '--wait', '--timeout=60'])
  if (stopped.code !== 0 && (await runningPostmaster(server.cluster))) {
    await pgCtl(server, ['stop', '--mode=immediate', '--wait', '--timeout=10'])
  }
}
