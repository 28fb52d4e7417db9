import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { namingStatements } from './statements.ts'
import type { DB } from './types.gen.ts'

/** Queries take this: the pool for reads, the request's transaction for writes. */
export type Db = Kysely<DB>

const hotPools = new WeakMap<Db, pg.Pool>()

/** Where hot reads go (`db/hot`); undefined inside a transaction, which has one connection of its own. */
export const hotPoolOf = (db: Db) => hotPools.get(db)

/** `hotPool` has connections that make one plan a statement; where none is given, hot reads are ordinary ones. */
export const createDatabase = (pool: pg.Pool, hotPool: pg.Pool = pool): Db => {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) })
  hotPools.set(db, hotPool)
  return db
}
