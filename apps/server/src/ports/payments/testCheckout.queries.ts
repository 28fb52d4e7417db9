import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PgCancel, PgPayment, PgState } from './payments.ts'

export interface TestCheckout {
  order_id: string
  pg_key: string
  pg_state: PgState
  total: number
  balance: number
  method: NonNullable<PgPayment['method']>
  is_company: boolean
  behaviour: string
  account: PgPayment['account']
  cancels: PgCancel[]
  approved_dt: string | null
}

const columns = [
  'order_id',
  'pg_key',
  'pg_state',
  'total',
  'balance',
  'method',
  'is_company',
  'behaviour',
  'account',
  'cancels',
  'approved_dt',
] as const

export const findCheckout = (db: Db, by: { order_id: string } | { pg_key: string }) =>
  db
    .selectFrom('test_checkouts')
    .select(columns)
    .$if('order_id' in by, (found) => found.where('order_id', '=', 'order_id' in by ? by.order_id : ''))
    .$if('pg_key' in by, (found) => found.where('pg_key', '=', 'pg_key' in by ? by.pg_key : ''))
    .$castTo<TestCheckout>()
    .executeTakeFirst()

type NewCheckout = Omit<TestCheckout, 'balance' | 'cancels' | 'approved_dt'>

export const insertCheckout = async (db: Db, { account, ...checkout }: NewCheckout) => {
  await db
    .insertInto('test_checkouts')
    .values({ ...checkout, balance: checkout.total, account: account && JSON.stringify(account) })
    .execute()
}

/** Moves on from one state only: whoever comes second changes nothing. */
export const moveCheckout = async (db: Db, order_id: string, from: PgState, to: PgState) => {
  const moved = await db
    .updateTable('test_checkouts')
    .set({ pg_state: to, ...(to === 'DONE' ? { approved_dt: sql<string>`now()` } : {}) })
    .where('order_id', '=', order_id)
    .where('pg_state', '=', from)
    .returning('order_id')
    .executeTakeFirst()
  return moved !== undefined
}

export const cancelPart = async (db: Db, pg_key: string, cancel: PgCancel) => {
  const changed = await db
    .updateTable('test_checkouts')
    .set({
      balance: sql<number>`balance - ${cancel.amount}`,
      cancels: sql`cancels || ${JSON.stringify([cancel])}::jsonb`,
      pg_state: sql<string>`case when balance = ${cancel.amount} then 'CANCELED' else 'PARTIAL_CANCELED' end`,
    })
    .where('pg_key', '=', pg_key)
    .where('balance', '>=', cancel.amount)
    .returning('order_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Everything of one day, Korea time. */
export const findCheckoutsOf = (db: Db, day: string) =>
  db
    .selectFrom('test_checkouts')
    .select(columns)
    .where(sql<boolean>`(approved_dt::date = ${day} or reg_dt::date = ${day} or cancels::text like ${`%${day}%`})`)
    .$castTo<TestCheckout>()
    .execute()
