import pg from 'pg'
import type { Config } from '../config.ts'
import { StartupProblem } from '../startupProblem.ts'
import { runningEmbedded, startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

interface OpenDatabase {
  url: string
  close: () => Promise<void>
}

const unreachable = (error: Error) =>
  new StartupProblem(
    `DATABASE_URL의 PostgreSQL에 연결할 수 없어요 (${error.message})`,
    '주소, 계정, 방화벽을 확인하거나 DATABASE_URL을 비워 내장 데이터베이스를 쓰세요.',
  )

const migrateAt = async (url: string, say: (line: string) => void, dataDir?: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect().catch((error: Error) => {
    throw unreachable(error)
  })
  try {
    const applied = await migrate(client, { dataDir })
    if (applied.length) say(`데이터베이스 구조 ${applied.length}개를 적용했어요`)
  } finally {
    await client.end()
  }
}

/** For commands: the embedded database of a running server is used beside it, not started a second time. */
export const joinDatabase = async (config: Config, say: (line: string) => void): Promise<OpenDatabase> => {
  const url = config.databaseUrl ? null : await runningEmbedded(config.dataDir)
  return url ? { url, close: async () => {} } : openDatabase(config, say)
}

/** A migrated database: the one DATABASE_URL names, or the embedded one. */
export const openDatabase = async (config: Config, say: (line: string) => void): Promise<OpenDatabase> => {
  if (config.databaseUrl) {
    await migrateAt(config.databaseUrl, say)
    return { url: config.databaseUrl, close: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, say })
  try {
    await migrateAt(embedded.url, say, config.dataDir)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return { url: embedded.url, close: embedded.stop }
}
