import { sql } from 'kysely'
import type { Config } from './config.ts'
import { createDatabase, type Db } from './db/database.ts'
import { createPool } from './db/pool.ts'
import { storageOf } from './ports/storage/storageOf.ts'

const lockKey = 7_214_002

/** For seeding, which may take as long as it takes. */
export const withDatabase = async <Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> => {
  const db = createDatabase(createPool({ url, max: 2, onIdleError: () => {}, patienceMs: 0 }))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const isEmpty = async (db: Db) => !(await db.selectFrom('users').select('user_no').limit(1).executeTakeFirst())

/** Demo data, all of it or none, and only into a database without anybody in it. */
export const seedIfEmpty = async (url: string, config: Config, say: (line: string) => void) => {
  if (config.seed !== 'demo') return
  await withDatabase(url, async (db) => {
    if (!(await isEmpty(db))) return
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
      if (!(await isEmpty(tx))) return
      // Only a first start needs what it takes to make the demo.
      const { seedDemo } = await import('../seed/run.ts')
      await seedDemo(tx, storageOf(config))
    })
    say('데모 데이터를 넣었어요')
  })
}
