import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PgPayment } from '../../../ports/payments/payments.ts'

export type TryState = 'opened' | 'confirming' | 'waiting' | 'done' | 'failed' | 'late' | 'cancelled'

export interface PaymentTryRow {
  try_no: number
  pay_no: number
  order_id: string
  pg_key: string | null
  try_state: TryState
  try_amount: number
  idempotency_key: string
  account_bank_code: string | null
  account_number: string | null
  account_holder: string | null
  account_due_dt: string | null
  account_secret: string | null
  is_partial_cancelable: boolean
  fail_message: string | null
  /** It was sent to the service so long ago that its answer will not come any more. */
  is_hanging: boolean
  confirming_minutes: number
  /** When its money was there. */
  done_dt: string | null
  /** What staff did with a deposit that came too late. */
  late_outcome: 'refunded' | 'applied' | null
}

/** What hangs so long is settled by asking for the order. */
export const hangingSeconds = 30

const tries = (db: Db) =>
  db
    .selectFrom('payment_tries')
    .select(['try_no', 'pay_no', 'order_id', 'pg_key', 'try_state', 'try_amount', 'idempotency_key', 'fail_message'])
    .select(['account_bank_code', 'account_number', 'account_holder', 'account_due_dt', 'account_secret'])
    .select(['is_partial_cancelable', 'done_dt', 'late_outcome'])
    .select(
      sql<boolean>`coalesce(confirming_dt < now() - make_interval(secs => ${hangingSeconds}), false)`.as('is_hanging'),
    )
    .select(sql<number>`coalesce(extract(epoch from now() - confirming_dt)::int / 60, 0)`.as('confirming_minutes'))
    .$castTo<PaymentTryRow>()

export const findTry = (db: Db, try_no: number) => tries(db).where('try_no', '=', try_no).executeTakeFirst()

export const findTryOfOrder = (db: Db, order_id: string) =>
  tries(db).where('order_id', '=', order_id).executeTakeFirst()

export const lockTry = (db: Db, try_no: number) => tries(db).where('try_no', '=', try_no).forUpdate().executeTakeFirst()

/** The one that moves money, if there is one. */
export const findLiveTry = (db: Db, pay_no: number) =>
  tries(db).where('pay_no', '=', pay_no).where('try_state', 'in', ['confirming', 'waiting', 'done']).executeTakeFirst()

export const insertTry = async (db: Db, pay_no: number, order_id: string, try_amount: number) => {
  await db.insertInto('payment_tries').values({ pay_no, order_id, try_amount }).execute()
}

/** Stored before the service is called: whatever happens afterwards can be looked up. */
export const setConfirming = async (db: Db, try_no: number, pg_key: string) => {
  await db
    .updateTable('payment_tries')
    .set({ try_state: 'confirming', pg_key, confirming_dt: sql`now()` })
    .where('try_no', '=', try_no)
    .execute()
}

interface Failure {
  code: string
  message: string
}

export const setTryState = async (db: Db, try_no: number, try_state: TryState, failure?: Failure) => {
  await db
    .updateTable('payment_tries')
    .set({ try_state, ...(failure ? { fail_code: failure.code, fail_message: failure.message } : {}) })
    .where('try_no', '=', try_no)
    .execute()
}

/** A day without a time means its end. */
const endOf = (due: string) => (due.length === 10 ? `${due}T23:59:59+09:00` : due)

/** What the service says of it. */
export const writeAnswer = async (db: Db, try_no: number, try_state: 'waiting' | 'done' | 'late', pg: PgPayment) => {
  await db
    .updateTable('payment_tries')
    .set({
      try_state,
      pg_key: pg.pg_key,
      card_number: pg.card?.number ?? null,
      card_company: pg.card?.company ?? null,
      receipt_url: pg.receipt_url,
      is_partial_cancelable: pg.is_partial_cancelable,
      done_dt: pg.state === 'DONE' ? sql<string>`now()` : null,
      ...(pg.account
        ? {
            account_bank_code: pg.account.bank_code,
            account_number: pg.account.number,
            account_holder: pg.account.holder,
            account_due_dt: endOf(pg.account.due_dt),
            account_secret: sql<string | null>`coalesce(${pg.account.secret}, account_secret)`,
          }
        : {}),
    })
    .where('try_no', '=', try_no)
    .execute()
}

/** As long as the account takes deposits, the payment is open. */
export const keepOpenUntilDeposit = async (db: Db, pay_no: number, due: string) => {
  await db
    .updateTable('payments')
    .set({ pay_due_dt: endOf(due) })
    .where('pay_no', '=', pay_no)
    .execute()
}

export const findHanging = (db: Db) =>
  db
    .selectFrom('payment_tries')
    .select('try_no')
    .where('try_state', '=', 'confirming')
    .where(sql<boolean>`confirming_dt < now() - make_interval(secs => ${hangingSeconds})`)
    .execute()

/** Late charges that were not sent back yet; deposits wait for staff. */
export const findLate = (db: Db) =>
  db
    .selectFrom('payment_tries')
    .select('try_no')
    .where('try_state', '=', 'late')
    .where(sql<boolean>`not (account_number is not null and done_dt is not null)`)
    .execute()

/** Of a payment: the deposit that came too late and waits for staff. */
export const findLateDeposit = (db: Db, pay_no: number) =>
  tries(db)
    .where('pay_no', '=', pay_no)
    .where('try_state', '=', 'late')
    .where('account_number', 'is not', null)
    .where('done_dt', 'is not', null)
    .orderBy('try_no')
    .limit(1)
    .executeTakeFirst()

export const setLateOutcome = async (db: Db, try_no: number, late_outcome: 'refunded' | 'applied') => {
  await db
    .updateTable('payment_tries')
    .set({ try_state: 'cancelled', late_outcome })
    .where('try_no', '=', try_no)
    .execute()
}

export const findOverdue = (db: Db) =>
  db
    .selectFrom('payments')
    .select('pay_no')
    .where('pay_state', 'in', [10, 11])
    .where(sql<boolean>`pay_due_dt <= now()`)
    .orderBy('pay_no')
    .limit(1000)
    .execute()

/** Accounts whose last day begins, told of once. */
export const takeUnreminded = (db: Db) =>
  db
    .updateTable('payment_tries')
    .set({ is_reminded: true })
    .where('try_state', '=', 'waiting')
    .where('is_reminded', '=', false)
    .where(sql<boolean>`account_due_dt between now() and now() + interval '24 hours'`)
    .returning('pay_no')
    .execute()
