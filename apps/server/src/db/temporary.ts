import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** A cluster for tests, benches and generators: quick because nothing in it is worth surviving a power cut. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '1000',
  // With some hundred databases a worker would be started several times a second, and find nothing to do.
  autovacuum: 'off',
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

export const startTemporaryCluster = async (settings: Record<string, string> = careless): Promise<Cluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crm-postgres-'))
  const cluster = await startKeptCluster(dataDir, settings)
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
