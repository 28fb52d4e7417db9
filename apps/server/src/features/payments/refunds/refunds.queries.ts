import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { RefundAccount } from '../../../ports/payments/payments.ts'

/** Cancels at the service that are ours, or that were noted already. */
export const findKnownCancels = async (db: Db, pay_no: number) => {
  const { rows } = await sql<{ key: string }>`
    select pg_transaction_key as key from payment_refunds where pay_no = ${pay_no} and pg_transaction_key is not null
    union select body ->> 'transaction_key' from payment_events where pay_no = ${pay_no} and kind = 'outside_cancel'`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

export interface RefundShare {
  pi_no: number
  money: number
  pocket: number
}

export interface StoredRefund {
  rf_no: number
  pay_no: number
  rf_state: 0 | 20 | 21 | 22
  rf_reason: string
  idempotency_key: string
  account_bank_code: string | null
  account_number: string | null
  account_holder: string | null
  fail_message: string | null
  items: RefundShare[]
}

export const findRefund = async (db: Db, rf_no: number): Promise<StoredRefund | undefined> => {
  const refund = await db
    .selectFrom('payment_refunds')
    .select(['rf_no', 'pay_no', 'rf_state', 'rf_reason', 'idempotency_key', 'fail_message'])
    .select(['account_bank_code', 'account_number', 'account_holder'])
    .where('rf_no', '=', rf_no)
    .$castTo<Omit<StoredRefund, 'items'>>()
    .executeTakeFirst()
  if (!refund) return undefined
  const items = await db
    .selectFrom('payment_refund_items')
    .select(['pi_no', 'money', 'pocket'])
    .where('rf_no', '=', rf_no)
    .orderBy('pi_no')
    .execute()
  return { ...refund, items }
}

/** Items that some refund has ended. */
export const findEndedItems = async (db: Db, pay_no: number) => {
  const rows = await db
    .selectFrom('payment_refund_items as i')
    .innerJoin('payment_refunds as r', 'r.rf_no', 'i.rf_no')
    .select('i.pi_no')
    .where('r.pay_no', '=', pay_no)
    .where('r.rf_state', '=', 22)
    .execute()
  return new Set(rows.map(({ pi_no }) => pi_no))
}

interface NewRefund {
  pay_no: number
  asked_user_no: number
  rf_reason: string
  due_dt: string
  account: RefundAccount | null
}

export const insertRefund = async (db: Db, { account, ...refund }: NewRefund, items: RefundShare[]) => {
  const { rf_no } = await db
    .insertInto('payment_refunds')
    .values({
      ...refund,
      account_bank_code: account?.bank_code ?? null,
      account_number: account?.number ?? null,
      account_holder: account?.holder ?? null,
    })
    .returning('rf_no')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('payment_refund_items')
    .values(items.map((item) => ({ rf_no, ...item })))
    .execute()
  return rf_no
}

export const setShares = async (db: Db, rf_no: number, items: RefundShare[]) => {
  for (const { pi_no, money, pocket } of items)
    await db
      .updateTable('payment_refund_items')
      .set({ money, pocket })
      .where('rf_no', '=', rf_no)
      .where('pi_no', '=', pi_no)
      .execute()
}

interface Decision {
  decided_emp_no: number | null
  more_reason: string | null
  is_by_hand: boolean
}

export const setInWork = async (db: Db, rf_no: number, decision: Decision) => {
  await db
    .updateTable('payment_refunds')
    .set({ rf_state: 21, ...decision, decided_dt: sql`now()`, fail_message: null })
    .where('rf_no', '=', rf_no)
    .execute()
}

const forgottenAccount = { account_bank_code: null, account_number: null, account_holder: null }

export const setRefundDone = async (db: Db, rf_no: number, pg_transaction_key: string | null) => {
  await db
    .updateTable('payment_refunds')
    .set({ rf_state: 22, done_dt: sql`now()`, pg_transaction_key, ...forgottenAccount })
    .where('rf_no', '=', rf_no)
    .execute()
}

export const setRefundEnded = async (db: Db, rf_no: number, answer: string | null) => {
  await db
    .updateTable('payment_refunds')
    .set({ rf_state: 0, answer, ...forgottenAccount })
    .where('rf_no', '=', rf_no)
    .execute()
}

/** The service refused: staff decide again. */
export const setAskedAgain = async (db: Db, rf_no: number, fail_message: string) => {
  await db.updateTable('payment_refunds').set({ rf_state: 20, fail_message }).where('rf_no', '=', rf_no).execute()
}

export const hasOutsideCancel = async (db: Db, pay_no: number) =>
  (await db
    .selectFrom('payment_events')
    .select('ev_no')
    .where('pay_no', '=', pay_no)
    .where('kind', '=', 'outside_cancel')
    .executeTakeFirst()) !== undefined

/** Holidays of the next weeks. */
export const findHolidayDates = async (db: Db, from: string) => {
  const { rows } = await sql<{ hd_date: string }>`
    select hd_date from holidays where hd_date between ${from}::date and ${from}::date + 30`.execute(db)
  return rows
}

export const findDueRefunds = async (db: Db, until: string) =>
  db
    .selectFrom('payment_refunds')
    .select(['rf_no', 'pay_no', 'due_dt'])
    .where('rf_state', '=', 20)
    .where('due_dt', '<=', until)
    .execute()

/** In work although their job should long be through. */
export const findStuckRefunds = (db: Db) =>
  db
    .selectFrom('payment_refunds')
    .select('rf_no')
    .where('rf_state', '=', 21)
    .where('is_by_hand', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_tries as t')
          .whereRef('t.pay_no', '=', 'payment_refunds.pay_no')
          .where('t.try_state', '=', 'done')
          .select('t.try_no'),
      ),
    )
    .where(sql<boolean>`decided_dt < now() - interval '15 minutes'`)
    .execute()

export const findBankName = async (db: Db, bank_code: string) =>
  (await db.selectFrom('banks').select('bank_name').where('bank_code', '=', bank_code).executeTakeFirst())?.bank_name
