import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { namingStatements } from './statements.ts'
import type { DB } from './types.gen.ts'

/** Queries take this: the pool for reads, the request's transaction for writes. */
export type Db = Kysely<DB>

const pools = new WeakMap<Db, pg.Pool>()

/** The pool behind it; undefined inside a transaction, which has one connection of its own. */
export const poolOf = (db: Db) => pools.get(db)

export const createDatabase = (pool: pg.Pool): Db => {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) })
  pools.set(db, pool)
  return db
}
