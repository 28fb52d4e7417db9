import type { CompanyFacts, PaperKind, TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { HometaxKind } from './hometax.ts'
import { cashMethods, daysToAsk, type TaxedPayment, unaskedFrom } from './taxPapers.rules.ts'

/** What only the server needs. */
export interface StoredPaper extends TaxPaper, TaxedPayment {
  receipt_key: string | null
  idempotency_key: string
  /** Of papers of contracts, which are seen with another scope. */
  ctr_no: number | null
}

const papers = async (db: Db, where: RawBuilder<unknown>) => {
  const { rows } = await sql<StoredPaper>`
    select t.tp_no, t.to_no as pay_no, p.pay_title, t.client_no, c.client_name, t.kind, t.tp_state, t.cash_kind, t.supply, t.vat,
           t.total, t.receiver, t.company_name, t.company_rep, t.company_addr, t.company_type, t.company_item, t.company_email,
           t.issue_number, t.receipt_url, t.due_dt, t.tp_state = 'requested' and t.due_dt < current_date as is_overdue,
           t.issued_dt, t.amended_of, t.reason, t.fail_message, p.paid_dt, t.reg_dt, t.receipt_key, t.idempotency_key, p.is_tax_free, p.pay_free, p.pay_money, t.ctr_no,
           t.total + coalesce((select sum(a.total) from tax_papers a
             where a.amended_of = t.tp_no and a.tp_state <> 'cancelled'), 0)::bigint as "left"
      from tax_papers t
      join payments p on t.to_table = 'payments' and p.pay_no = t.to_no
      left join clients c on c.client_no = t.client_no
     where ${where} order by t.tp_no desc`.execute(db)
  return rows
}

export const findPapers = (db: Db, tp_nos: number[]) => papers(db, sql`t.tp_no = any (${tp_nos}::int[])`)

export const findPaper = async (db: Db, tp_no: number) => (await papers(db, sql`t.tp_no = ${tp_no}`))[0]

export const findPapersOf = (db: Db, pay_no: number) => papers(db, sql`t.to_table = 'payments' and t.to_no = ${pay_no}`)

/** Invoices that somebody can issue now: whom they are for is known. */
export const findForHometax = (db: Db, kind: HometaxKind) =>
  papers(
    db,
    sql`t.ctr_no is null and t.kind = ${kind} and t.tp_state = 'requested' and t.amended_of is null and t.receiver is not null
        and t.company_name is not null`,
  )

/** A payment as its papers state it. */
export interface PaidFacts extends CompanyFacts, TaxedPayment {
  pay_no: number
  pay_state: number
  pay_method: string | null
  pay_type: number | null
  client_no: number | null
  receipt_kind: 'none' | 'income' | 'expense' | 'tax_invoice'
  receipt_number: string | null
  paid_dt: string | null
  /** Won of money that did not go back. */
  left: number
}

export const findPaid = async (db: Db, pay_no: number) => {
  const { rows } = await sql<PaidFacts>`
    select p.pay_no, p.pay_state, p.pay_method, p.pay_type, p.is_tax_free, p.pay_free, p.pay_money, p.client_no, p.receipt_kind, p.receipt_number,
           p.paid_dt, (select coalesce(sum(i.money - i.refunded_money), 0)::bigint from payment_items i where i.pay_no = p.pay_no) as "left",
           c.client_biz_no as receiver, c.client_name as company_name, c.client_rep_name as company_rep,
           nullif(concat_ws(' ', c.client_addr, c.client_addr_detail), '') as company_addr,
           b.bt_name as company_type, null as company_item, u.user_email as company_email
      from payments p
      left join clients c on c.client_no = p.client_no
      left join business_type b on b.bt_no = c.bt_no
      left join users u on u.user_no = p.user_no
     where p.pay_no = ${pay_no}`.execute(db)
  return rows[0]
}

interface NewPaper extends Partial<CompanyFacts> {
  pay_no: number
  client_no: number | null
  kind: PaperKind
  supply: number
  vat: number
  due_dt: string
  cash_kind?: 'income' | 'expense' | null
  amended_of?: number
  rf_no?: number | null
  reason?: string
}

/** Undefined where a refund has its amendment already. */
export const insertPaper = async (db: Db, { pay_no, ...paper }: NewPaper) => {
  const inserted = await db
    .insertInto('tax_papers')
    .values({ to_table: 'payments', to_no: pay_no, ...paper })
    .onConflict((conflict) => conflict.columns(['amended_of', 'rf_no']).doNothing())
    .returning('tp_no')
    .executeTakeFirst()
  return inserted?.tp_no
}

interface PaperChange extends Partial<CompanyFacts> {
  tp_state?: 'issued' | 'cancelled'
  supply?: number
  vat?: number
  issue_number?: string
  receipt_key?: string | null
  receipt_url?: string | null
  reason?: string
  fail_message?: string | null
}

export const updatePaper = async (db: Db, tp_no: number, change: PaperChange) => {
  await db
    .updateTable('tax_papers')
    .set({ ...change, ...(change.tp_state === 'issued' ? { issued_dt: sql<string>`now()`, fail_message: null } : {}) })
    .where('tp_no', '=', tp_no)
    .execute()
}

/** What the service has refused it remembers by the key: another attempt needs another one. */
export const renewKey = async (db: Db, tp_no: number) => {
  await db
    .updateTable('tax_papers')
    .set({ idempotency_key: sql<string>`gen_random_uuid()`, fail_message: null })
    .where('tp_no', '=', tp_no)
    .execute()
}

/** Cash of so many won for which nobody has asked a paper in time; what a subsidy paid has papers of its own. */
export const findUnasked = async (db: Db) => {
  const { rows } = await sql<{ pay_no: number }>`
    select p.pay_no from payments p
     where p.pay_state in (12, 20, 21) and p.pay_method = any (${[...cashMethods]}::text[]) and p.pay_type is distinct from 5
       and p.paid_dt < now() - make_interval(days => ${daysToAsk})
       and (select sum(i.money - i.refunded_money) from payment_items i where i.pay_no = p.pay_no) >= ${unaskedFrom}
       and not exists (select from tax_papers t where t.to_table = 'payments' and t.to_no = p.pay_no and t.amended_of is null
                         and (t.tp_state <> 'cancelled' or t.kind = 'cash_receipt'))
     order by p.pay_no limit 500`.execute(db)
  return rows.map(({ pay_no }) => pay_no)
}
