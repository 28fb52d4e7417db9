import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { findActs } from '../../db/history.ts'

/** What was done to a company, and who is in charge of it. */
export const findCompanyActs = (db: Db, client_no: number, paging: { offset: number; limit: number }) =>
  findActs(
    db,
    sql`audit_log where table_name in ('clients', 'client_managers') and row_key = ${String(client_no)}`,
    paging,
  )

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
