import type { PayMethod, Payment, PayState, ReceiptKind, Refund } from '@crm/contract/features/payments/payments.rows'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import type { OwnedPayment, PaidItem, QuotedItem } from '../../paymentOwner.ts'

/** A payment with what its owner may know and what only payments use. */
export interface StoredPayment extends OwnedPayment {
  to_table: string
  pay_state: PayState
  pay_method: PayMethod | null
  is_tax_free: boolean
  pay_free: number
  receipt_kind: ReceiptKind
  receipt_number: string | null
  /** The entry of the pocket ledger that took the points. */
  cl_no: number | null
  is_overdue: boolean
}

const itemsOf = (db: Db, pay_no: number) =>
  db
    .selectFrom('payment_items')
    .select(['pi_no', 'pi_title', 'list', 'sale', 'discount', 'pocket', 'money', 'refunded_pocket', 'refunded_money'])
    .where('pay_no', '=', pay_no)
    .orderBy('pi_no')
    .$castTo<PaidItem>()
    .execute()

const stored = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['pay_no', 'to_table', 'to_no', 'pay_key', 'client_no', 'user_no', 'pay_title', 'pay_state', 'pay_total'])
    .select([
      'pay_pocket',
      'pay_money',
      'pay_method',
      'pay_type',
      'is_tax_free',
      'pay_free',
      'receipt_kind',
      'receipt_number',
    ])
    .select(['paid_dt', 'cl_no', 'pay_info', 'payer_hash', sql<boolean>`pay_due_dt <= now()`.as('is_overdue')])
    .$castTo<Omit<StoredPayment, 'items'>>()

const withItems = async (
  db: Db,
  payment: Omit<StoredPayment, 'items'> | undefined,
): Promise<StoredPayment | undefined> => payment && { ...payment, items: await itemsOf(db, payment.pay_no) }

export const findPayment = async (db: Db, pay_no: number) =>
  withItems(db, await stored(db).where('pay_no', '=', pay_no).executeTakeFirst())

/** Everything that changes a payment begins with this. */
export const lockPayment = async (db: Db, pay_no: number) =>
  withItems(db, await stored(db).where('pay_no', '=', pay_no).forUpdate().executeTakeFirst())

export const lockOpenPayment = async (db: Db, pay_key: string) =>
  withItems(
    db,
    await stored(db).where('pay_key', '=', pay_key).where('pay_state', 'in', [10, 11]).forUpdate().executeTakeFirst(),
  )

export interface PaymentValues {
  pay_title: string
  pay_total: number
  pay_pocket: number
  is_tax_free: boolean
  pay_free: number
  pay_method: PayMethod | null
  pay_type: number | null
  receipt_kind: ReceiptKind
  receipt_number: string | null
  consent_version: string | null
  pay_info: unknown
  /** Null: a while from now, in which people pay. */
  due_dt: string | null
  minutes: number
}

const columnsOf = ({ pay_info, due_dt, minutes, ...values }: PaymentValues) => ({
  ...values,
  pay_info: JSON.stringify(pay_info ?? {}),
  consent_dt: values.consent_version === null ? null : sql<string>`now()`,
  pay_due_dt: due_dt ?? sql<string>`now() + make_interval(mins => ${minutes})`,
  fail_code: null,
  fail_message: null,
})

export interface NewPayment extends PaymentValues {
  to_table: string
  to_no: number
  pay_key: string
  client_no: number | null
  user_no: number | null
  payer_hash: Buffer | null
}

export const insertPayment = async (
  db: Db,
  { to_table, to_no, pay_key, client_no, user_no, payer_hash, ...values }: NewPayment,
) => {
  const { pay_no } = await db
    .insertInto('payments')
    .values({ to_table, to_no, pay_key, client_no, user_no, payer_hash, ...columnsOf(values) })
    .returning('pay_no')
    .executeTakeFirstOrThrow()
  return pay_no
}

export const updateOpenPayment = async (db: Db, pay_no: number, values: PaymentValues) => {
  await db.updateTable('payments').set(columnsOf(values)).where('pay_no', '=', pay_no).execute()
}

type ItemValues = QuotedItem & { pocket: number; money: number }

export const replaceItems = async (db: Db, pay_no: number, items: ItemValues[]) => {
  await db.deleteFrom('payment_items').where('pay_no', '=', pay_no).execute()
  if (!items.length) return
  await db
    .insertInto('payment_items')
    .values(items.map((item) => ({ pay_no, ...item })))
    .execute()
}

interface PaymentChange {
  pay_state?: PayState
  cl_no?: number | null
  fail_code?: string | null
  fail_message?: string | null
  pay_due_dt?: string
}

export const updatePayment = async (db: Db, pay_no: number, change: PaymentChange) => {
  await db.updateTable('payments').set(change).where('pay_no', '=', pay_no).execute()
}

export const setPaid = async (db: Db, pay_no: number, pay_method: PayMethod, pay_type: number | null) => {
  const { paid_dt } = await db
    .updateTable('payments')
    .set({ pay_state: 12, paid_dt: sql`now()`, pay_method, pay_type, fail_code: null, fail_message: null })
    .where('pay_no', '=', pay_no)
    .returning('paid_dt')
    .executeTakeFirstOrThrow()
  return paid_dt
}

interface ChosenMethod {
  pay_method: PayMethod
  pay_type: number | null
  receipt_kind: ReceiptKind
  receipt_number: string | null
}

/** `minutes` from now it can be paid, where that is not as before. */
export const chooseMethod = async (db: Db, pay_no: number, chosen: ChosenMethod, minutes?: number) => {
  const due = minutes === undefined ? {} : { pay_due_dt: sql<string>`now() + make_interval(mins => ${minutes})` }
  await db
    .updateTable('payments')
    .set({ ...chosen, ...due })
    .where('pay_no', '=', pay_no)
    .execute()
}

type EventKind =
  | 'webhook'
  | 'deposit'
  | 'late_charge'
  | 'late_deposit'
  | 'reversal'
  | 'outside_cancel'
  | 'mismatch'
  | 'refund'

export const insertEvent = async (db: Db, pay_no: number | null, kind: EventKind, body: object) => {
  const { ev_no } = await db
    .insertInto('payment_events')
    .values({ pay_no, kind, body: JSON.stringify(body) })
    .returning('ev_no')
    .executeTakeFirstOrThrow()
  return ev_no
}

/** Numbers of accounts leave masked. */
const refundsOf = (pay_no: RawBuilder<unknown>) => sql<Refund[]>`coalesce((
  select json_agg(json_build_object(
    'rf_no', r.rf_no, 'pay_no', r.pay_no, 'rf_state', r.rf_state, 'rf_reason', r.rf_reason, 'due_dt', r.due_dt,
    'decided_dt', to_char(r.decided_dt, 'YYYY-MM-DD HH24:MI'), 'more_reason', r.more_reason, 'answer', r.answer,
    'is_by_hand', r.is_by_hand, 'fail_message', r.fail_message, 'done_dt', to_char(r.done_dt, 'YYYY-MM-DD HH24:MI'),
    'reg_dt', to_char(r.reg_dt, 'YYYY-MM-DD HH24:MI'), 'money', i.money, 'pocket', i.pocket, 'items', i.items,
    'account', b.bank_name || ' ' || repeat('*', greatest(length(r.account_number) - 4, 0))
      || right(r.account_number, 4) || ' ' || r.account_holder) order by r.rf_no desc)
    from payment_refunds r
    left join banks b on b.bank_code = r.account_bank_code
    cross join lateral (
      select sum(ri.money)::bigint as money, sum(ri.pocket)::bigint as pocket, json_agg(json_build_object(
        'pi_no', ri.pi_no, 'pi_title', pi.pi_title, 'money', ri.money, 'pocket', ri.pocket) order by ri.pi_no) as items
        from payment_refund_items ri join payment_items pi on pi.pi_no = ri.pi_no where ri.rf_no = r.rf_no) i
   where r.pay_no = ${pay_no}), '[]')`

/** As payer and staff see it. */
export const findShownPayment = (db: Db, pay_no: number) =>
  db
    .selectFrom('payments as p')
    .leftJoin('users as u', 'u.user_no', 'p.user_no')
    .leftJoin('clients as c', 'c.client_no', 'p.client_no')
    .select(['p.pay_no', 'p.to_table', 'p.to_no', 'p.pay_title', 'p.pay_state', 'p.pay_total', 'p.pay_pocket'])
    .select([
      'p.pay_money',
      'p.pay_method',
      'p.pay_type',
      'p.is_tax_free',
      'p.pay_free',
      'p.receipt_kind',
      'p.pay_due_dt',
    ])
    .select(['p.paid_dt', 'p.fail_message', 'p.user_no', 'u.user_name', 'p.client_no', 'c.client_name', 'p.reg_dt'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('payment_items as i')
          .select(['i.pi_no', 'i.pi_title', 'i.list', 'i.sale', 'i.discount', 'i.pocket', 'i.money'])
          .select(['i.refunded_pocket', 'i.refunded_money'])
          .whereRef('i.pay_no', '=', 'p.pay_no')
          .orderBy('i.pi_no'),
      ).as('items'),
      refundsOf(sql.ref('p.pay_no')).as('refunds'),
      jsonObjectFrom(
        eb
          .selectFrom('payment_tries as t')
          .leftJoin('banks as b', 'b.bank_code', 't.account_bank_code')
          .select(['b.bank_name', 't.account_number', 't.account_holder'])
          .select(sql<string>`to_char(t.account_due_dt, 'YYYY-MM-DD HH24:MI')`.as('due_dt'))
          .whereRef('t.pay_no', '=', 'p.pay_no')
          .where('t.try_state', '=', 'waiting'),
      ).as('account'),
      jsonObjectFrom(
        eb
          .selectFrom('payment_tries as l')
          .select(['l.try_amount as amount', sql<string>`to_char(l.done_dt, 'YYYY-MM-DD HH24:MI')`.as('done_dt')])
          .whereRef('l.pay_no', '=', 'p.pay_no')
          .where('l.try_state', '=', 'late')
          .where('l.account_number', 'is not', null)
          .where('l.done_dt', 'is not', null)
          .orderBy('l.try_no')
          .limit(1),
      ).as('late_deposit'),
      sql<number>`greatest(0,
        (select coalesce(sum((v.body ->> 'amount')::bigint), 0) from payment_events v
          where v.pay_no = p.pay_no and v.kind = 'outside_cancel')
        - (select coalesce(sum(s.money), 0) from payment_refunds f join payment_refund_items s using (rf_no)
            where f.pay_no = p.pay_no and f.is_by_hand and f.rf_state = 22))::bigint`.as('outside_cancelled'),
    ])
    .leftJoin('payment_tries as d', (join) => join.onRef('d.pay_no', '=', 'p.pay_no').on('d.try_state', '=', 'done'))
    .select(['d.card_number', 'd.receipt_url'])
    .where('p.pay_no', '=', pay_no)
    .$castTo<Payment>()
    .executeTakeFirst()
