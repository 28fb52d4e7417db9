import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { namingStatements } from './statements.ts'
import type { DB } from './types.gen.ts'

/** Queries take this: the pool for reads, the request's transaction for writes. */
export type Db = Kysely<DB>

export const createDatabase = (pool: pg.Pool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) })
