import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { forgetStatistics } from '../db/search/commonWords.ts'

/** Statistics as if a table had a hundred thousand rows like the few that it has: what is in one of them is common. */
export const seemLarge = async (db: Db, table: string) => {
  await sql`analyze ${sql.table(table)}`.execute(db)
  await sql`update pg_class set reltuples = 100000 where oid = to_regclass(${table})`.execute(db)
  forgetStatistics()
}
