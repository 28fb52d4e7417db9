import { chmod, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded/embedded.ts'
import { isAlive } from './embedded/postmasterPid.ts'
import { migrate } from './migrate.ts'

/** A cluster for tests, benches and generators: quick because nothing in it is worth surviving a power cut. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '1000',
  // With some hundred databases a worker would be started several times a second, and find nothing to do.
  autovacuum: 'off',
  // It may lie in memory.
  max_wal_size: '256MB',
}

interface Cluster {
  url: string
  stop: () => Promise<void>
}

/** A cluster in a folder that outlives it. */
export const startKeptCluster = async (dataDir: string, settings: Record<string, string>): Promise<Cluster> => {
  await mkdir(dataDir, { recursive: true })
  // As root the database runs as another account, which has to get in.
  await chmod(dataDir, 0o755)
  return startEmbedded({ dataDir, settings, say: () => {} })
}

const memory = '/dev/shm'
const prefix = 'crm-postgres-'
const gigabyte = 2 ** 30

/** What was killed before it could tidy up would keep its memory until the machine restarts. */
const removeAbandoned = async () => {
  for (const name of await readdir(memory)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (owner && !isAlive(owner)) await rm(join(memory, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** Memory where Linux lends plenty of it: each database is a thousand files, which a disk takes four times as long to copy. */
const quickestFolder = async () => {
  const lent = await statfs(memory).catch(() => null)
  if (!lent || lent.bavail * lent.bsize < 4 * gigabyte || freemem() < 8 * gigabyte) return tmpdir()
  await removeAbandoned()
  return memory
}

const makeDataDir = async (folder: string) => mkdtemp(join(folder, `${prefix}${process.pid}-`))

export const startTemporaryCluster = async (settings?: Record<string, string>): Promise<Cluster> => {
  const dataDir = await makeDataDir(settings ? tmpdir() : await quickestFolder())
  const cluster = await startKeptCluster(dataDir, settings ?? careless)
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const migrateDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await migrate(client)
  } finally {
    await client.end()
  }
}

export const withTemporaryDatabase = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  const cluster = await startTemporaryCluster()
  try {
    await migrateDatabase(cluster.url)
    return await work(cluster.url)
  } finally {
    await cluster.stop()
  }
}
