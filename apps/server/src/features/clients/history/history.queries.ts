import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const namesIn = async (db: Db, table: 'business_type' | 'investment_type' | 'theme', no: string, name: string) => {
  const { rows } = await sql<{ no: number; name: string }>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db)
  return new Map(rows.map((row) => [row.no, row.name]))
}

/** Words for the numbers that a company's row holds; retired ones included. */
export const findWords = async (db: Db) => ({
  bt_no: await namesIn(db, 'business_type', 'bt_no', 'bt_name'),
  it_no: await namesIn(db, 'investment_type', 'it_no', 'it_name'),
  thm_no: await namesIn(db, 'theme', 'thm_no', 'thm_name'),
})

export const findUserNames = async (db: Db, user_nos: number[]) => {
  if (!user_nos.length) return new Map<number, string>()
  const rows = await db.selectFrom('users').select(['user_no', 'user_name']).where('user_no', 'in', user_nos).execute()
  return new Map(rows.map(({ user_no, user_name }) => [user_no, user_name]))
}
