import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

interface Moved {
  transaction_key: string
  order_id: string
  pg_key: string
  /** Negative for what was cancelled. */
  amount: number
  at: string
}

export const insertTransactions = async (db: Db, moved: Moved[]) => {
  for (let from = 0; from < moved.length; from += 1000)
    await db
      .insertInto('pg_transactions')
      .values(moved.slice(from, from + 1000))
      .onConflict((conflict) => conflict.column('transaction_key').doNothing())
      .execute()
}

export const countDiscrepancies = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payment_discrepancies`.execute(db)
  return rows[0]?.count ?? 0
}
