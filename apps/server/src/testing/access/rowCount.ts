import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../db/database.ts'

/** Tables that a refused call may still write to. */
const notCounted = ['rate_limits', 'sessions', 'audit_log', 'login_log', 'coupon_tries']

const countingStatement = async (db: Db): Promise<RawBuilder<{ total: number }>> => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where schemaname = 'public' order by relname`.execute(db)
  const counts = rows
    .filter(({ relname }) => !notCounted.includes(relname))
    .map(({ relname }) => sql`(select count(*) from ${sql.table(relname)})`)
  return sql`select (${sql.join(counts, sql` + `)})::int as total`
}

/** Jobs that an accepted call started may still be writing. */
const untilJobsAreDone = (db: Db) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`.execute(db)
      return rows.length
    })
    .toBe(0)

/** Rows of all tables together, once nothing runs in the background. */
export const rowCounter = async (db: Db) => {
  const statement = await countingStatement(db)
  return async () => {
    await untilJobsAreDone(db)
    return (await statement.execute(db)).rows[0]?.total
  }
}
