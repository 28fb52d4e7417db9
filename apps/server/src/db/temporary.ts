import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** A cluster for tests, benches and generators: quick because nothing in it is worth surviving a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '1000' }

interface TemporaryCluster {
  url: string
  stop: () => Promise<void>
}

export const startTemporaryCluster = async (settings: Record<string, string> = careless): Promise<TemporaryCluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crm-postgres-'))
  // As root the database runs as another account, which has to get in.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, settings, say: () => {} })
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop()
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
