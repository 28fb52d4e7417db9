import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedDemo, seedLarge } from '../apps/server/seed/run.ts'
import type { Db } from '../apps/server/src/db/database.ts'
import { migrateDatabase, startKeptCluster, startTemporaryCluster } from '../apps/server/src/db/temporary.ts'
import { withDatabase } from '../apps/server/src/seeding.ts'
import { printLine } from '../apps/server/src/terminal.ts'
import { type RunningServer, startServer } from './children.ts'
import { begin } from './cleanup.ts'

export type DatabaseName = 'small' | 'large'

export interface Workplace {
  /** The address of a database, made when it is first asked for. */
  database: (name: DatabaseName) => Promise<string>
  /** The real server on that database: one for all who ask. */
  server: (name: DatabaseName) => Promise<RunningServer>
  /** The same, in a process of its own that nobody has used yet. */
  freshServer: (name: DatabaseName, nodeArgs?: string[]) => Promise<RunningServer>
}

/** As a company would run it: what is acknowledged is on the disk. */
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '200',
  // Room for the large seed, so that no checkpoint comes due while something is measured.
  max_wal_size: '4GB',
}
const program = new URL('../apps/server/src/main.ts', import.meta.url)

const lazily = <Result>(make: () => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const runSql = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** So that neither vacuuming nor writing out runs while something is measured. */
const settle = (url: string) => runSql(url, 'vacuum analyze', 'checkpoint')

const urlOf = (clusterUrl: string, name: DatabaseName) => {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The demo is seeded relative to its day, so data of another day is made anew. */
const madeToday = () => `made ${new Date().toISOString().slice(0, 10)}`

const isMade = async (clusterUrl: string, name: DatabaseName) => {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [name],
    )
    return rows[0]?.mark === madeToday()
  } finally {
    await client.end()
  }
}

/** A PostgreSQL of the bench's own, with the demo in one database and the large company in the other. */
export const openWorkplace = (data: string | null): Workplace => {
  const cluster = lazily(() => {
    printLine('PostgreSQL을 준비하는 중이에요')
    return begin(
      () => (data === null ? startTemporaryCluster(durable) : startKeptCluster(data, durable)),
      (running) => running.stop(),
    )
  })

  const make = async (name: DatabaseName, seed: (db: Db) => Promise<void>) => {
    const admin = (await cluster()).url
    const url = urlOf(admin, name)
    if (await isMade(admin, name)) {
      // What was changed since then is measured on it, too.
      await migrateDatabase(url)
      await settle(url)
      return url
    }
    await runSql(admin, `drop database if exists ${name}`, `create database ${name}`)
    await migrateDatabase(url)
    await withDatabase(url, seed)
    await settle(url)
    await runSql(admin, `comment on database ${name} is '${madeToday()}'`)
    return url
  }
  const databases = {
    small: lazily(() => make('small', seedDemo)),
    large: lazily(() =>
      make('large', async (db) => {
        printLine('large 데이터를 넣는 중이에요')
        await seedDemo(db)
        await seedLarge(db, printLine)
      }),
    ),
  }
  const database = (name: DatabaseName) => databases[name]()

  const folder = lazily(() =>
    begin(
      () => mkdtemp(join(tmpdir(), 'crm-bench-')),
      (made) => rm(made, { recursive: true, force: true }),
    ),
  )
  const freshServer = async (name: DatabaseName, nodeArgs: string[] = []) => {
    const own = { DATABASE_URL: await database(name), DATA_DIR: join(await folder(), name) }
    // Any free port: the server prints which.
    return startServer(program, { ...own, PORT: '0', HOST: '127.0.0.1', SEED: 'none', LOG_LEVEL: 'warn' }, [
      '--expose-gc',
      ...nodeArgs,
    ])
  }
  const servers = { small: lazily(() => freshServer('small')), large: lazily(() => freshServer('large')) }
  return { database, freshServer, server: (name) => servers[name]() }
}
