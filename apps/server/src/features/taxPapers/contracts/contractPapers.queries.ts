import type { AmendCode, ContractPaper } from '@crm/contract/features/taxPapers/contractPapers.rows'
import type { CompanyFacts, PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What only the server needs. */
export interface StoredContractPaper extends ContractPaper {
  /** Null where it is of a payment. */
  share_no: number | null
  projcrd_no: number
  /** The VAT in what is left of it. */
  left_vat: number
}

/** Of the tax office's form, what cannot be empty; an email is only where it sends the paper. */
const missing = sql`array_remove(array[
  case when t.receiver is null then case t.kind when 'cash_receipt' then '받는 번호' else '사업자등록번호' end end,
  case when t.kind <> 'cash_receipt' and t.company_name is null then '상호' end,
  case when t.kind <> 'cash_receipt' and t.company_rep is null then '대표자' end], null)`

export const isIncomplete = sql`(t.receiver is null or t.kind <> 'cash_receipt' and (t.company_name is null or t.company_rep is null))`

/** So many days before the last one a paper stands out: from the 5th for what is due on the 10th. */
const daysBefore = 5
export const isLate = sql`(t.tp_state = 'requested' and t.due_dt < current_date)`
export const isSoon = sql`(t.tp_state = 'requested' and t.due_dt between current_date and current_date + ${sql.lit(daysBefore)}::int)`

/** The day of the money: of an amendment that of the refund. */
export const paidDay = sql`coalesce(rd.dep_dt, d.dep_dt, (y.paid_dt at time zone 'Asia/Seoul')::date)`
export const paperSources = sql`
  tax_papers t
  left join deposit_shares s on t.to_table = 'deposit_shares' and s.ds_no = t.to_no
  left join deposits d on d.dep_no = s.dep_no
  left join deposit_shares rs on rs.ds_no = t.ds_no
  left join deposits rd on rd.dep_no = rs.dep_no
  left join payments y on t.to_table = 'payments' and y.pay_no = t.to_no`

const papers = async (db: Db, where: RawBuilder<unknown>, order = sql`t.tp_no desc`) => {
  const { rows } = await sql<StoredContractPaper>`
    select t.tp_no, t.ctr_no, k.ctr_title, p.proj_no, p.proj_name, p.client_no, n.client_name, x.projcrd_title, x.projcrd_no, d.dep_no,
           y.pay_no, s.ds_no as share_no, t.kind, t.tp_state, t.cash_kind, t.supply, t.vat, t.total, t.receiver, t.company_name, t.company_rep,
           t.company_addr, t.company_type, t.company_item, t.company_email, t.issue_number, t.receipt_url, t.due_dt, ${isLate} as is_overdue,
           ${isSoon} as is_soon, t.issued_dt, t.amended_of, t.amend_code, t.replaces, t.reason, t.fail_message, ${paidDay} as paid_dt, t.reg_dt,
           case when t.tp_state = 'requested' then ${missing} else '{}' end as missing,
           t.total + a.total as "left", t.vat + a.vat as left_vat
      from ${paperSources}
      join contracts k on k.ctr_no = t.ctr_no join projects p on p.proj_no = k.proj_no join clients n on n.client_no = p.client_no
      join project_credits x on x.projcrd_no = coalesce(s.projcrd_no, y.to_no)
     cross join lateral (select coalesce(sum(m.total), 0)::bigint as total, coalesce(sum(m.vat), 0)::bigint as vat
                           from tax_papers m where m.amended_of = t.tp_no and m.tp_state <> 'cancelled') a
     where ${where} order by ${order}`.execute(db)
  return rows
}

export const findContractPapers = (db: Db, tp_nos: number[]) => papers(db, sql`t.tp_no = any (${tp_nos}::int[])`)

export const findContractPaper = async (db: Db, tp_no: number) => (await papers(db, sql`t.tp_no = ${tp_no}`))[0]

/** Invoices that somebody can issue now: all that the form needs is known. The one that is due first comes first. */
export const findContractsForHometax = async (db: Db, kind: PaperKind) => {
  const { rows } = await sql<{ tp_no: number }>`
    select t.tp_no from tax_papers t where t.ctr_no is not null and t.kind = ${kind} and t.tp_state = 'requested'
       and t.amended_of is null and not ${isIncomplete} order by t.due_dt, t.tp_no`.execute(db)
  return rows.map(({ tp_no }) => tp_no)
}

/** Nobody else changes these until the transaction ends. Papers are held after everything that they are about. */
export const lockPapers = (db: Db, tp_nos: number[]) =>
  sql`select from tax_papers where tp_no = any (${tp_nos}::int[]) order by tp_no for update`.execute(db)

// ---------------------------------------------------------------- what shares come to

export interface NewShare {
  ds_no: number
  projcrd_no: number
  ds_amount: number
  dep_dt: string
  dep_pay_type: number
  pay_no: number | null
  reversed_dep_no: number | null
  is_correction: boolean
  ctr_no: number
  ctr_state: string
}

const shareColumns = sql`s.ds_no, s.projcrd_no, s.ds_amount, d.dep_dt, d.dep_pay_type, d.pay_no, d.reversed_dep_no, d.is_correction, c.ctr_no, k.ctr_state`
const shareSources = sql`deposit_shares s join deposits d using (dep_no) join project_credits c using (projcrd_no) join contracts k using (ctr_no)`

/** The newest share of each of these credits, which the caller holds: what was just registered. */
export const findNewShares = async (db: Db, projcrd_nos: number[]) => {
  const { rows } = await sql<NewShare>`
    select distinct on (s.projcrd_no) ${shareColumns} from ${shareSources}
     where s.projcrd_no = any (${projcrd_nos}::int[]) order by s.projcrd_no, s.ds_no desc`.execute(db)
  return rows.sort((a, b) => a.ds_no - b.ds_no)
}

/** For demo data: every share, in the order in which they came. */
export const findEveryShare = async (db: Db) =>
  (await sql<NewShare>`select ${shareColumns} from ${shareSources} order by s.ds_no`.execute(db)).rows

export interface ContractFacts extends CompanyFacts {
  ctr_no: number
  client_no: number
  est_supply: number
  est_vat: number
  est_vat_mode: 'added' | 'included' | 'free'
  est_discount: { kind: 'rate' | 'won'; value: number } | null
  lines: {
    el_kind: 'line' | 'section'
    el_quantity: number
    el_price: number
    el_discount: { kind: 'rate' | 'won'; value: number } | null
    is_taxable: boolean
    is_optional: boolean
    is_chosen: boolean
  }[]
}

const discountOf = (kind: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql`case when ${kind} is not null then jsonb_build_object('kind', ${kind}, 'value', ${value}) end`

/** What was agreed on, and whom its papers are for. */
export const findContractFacts = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<ContractFacts>`
    select k.ctr_no, p.client_no, e.est_supply, e.est_vat, e.est_vat_mode, ${discountOf(sql`e.est_discount_kind`, sql`e.est_discount`)} as est_discount,
           c.client_biz_no as receiver, c.client_name as company_name, c.client_rep_name as company_rep,
           nullif(concat_ws(' ', c.client_addr, c.client_addr_detail), '') as company_addr,
           left(b.bt_name, 50) as company_type, null as company_item, nullif(left(e.est_to_email, 200), '') as company_email,
           coalesce((select jsonb_agg(jsonb_build_object('el_kind', l.el_kind, 'el_quantity', l.el_quantity, 'el_price', l.el_price,
             'el_discount', ${discountOf(sql`l.el_discount_kind`, sql`l.el_discount`)}, 'is_taxable', l.is_taxable,
             'is_optional', l.is_optional, 'is_chosen', l.is_chosen) order by l.el_place)
             from estimate_lines l where l.est_no = e.est_no), '[]') as lines
      from contracts k join estimates e on e.est_no = k.est_no join projects p on p.proj_no = k.proj_no
      join clients c on c.client_no = p.client_no left join business_type b on b.bt_no = c.bt_no
     where k.ctr_no = ${ctr_no}`.execute(db)
  return rows[0]
}

/** What all papers of a contract state, and what shares before this one came to. */
export const findStated = async (db: Db, ctr_no: number, ds_no: number) => {
  const papersOfContract = await sql<{ kind: PaperKind; supply: number; vat: number; is_of_share: boolean }>`
    select kind, sum(supply)::bigint as supply, sum(vat)::bigint as vat, to_table = 'deposit_shares' as is_of_share
      from tax_papers where ctr_no = ${ctr_no} and tp_state <> 'cancelled' group by kind, to_table = 'deposit_shares'`.execute(
    db,
  )
  const before = await sql<{ paid: number }>`
    select coalesce(sum(s.ds_amount), 0)::bigint as paid from deposit_shares s join project_credits c using (projcrd_no)
     where c.ctr_no = ${ctr_no} and s.ds_no < ${ds_no}`.execute(db)
  return { papers: papersOfContract.rows, paid: before.rows[0]?.paid ?? 0 }
}

/** The papers of what a deposit paid of a credit, the newest share first; the rows are held. */
export const findPapersToReduce = async (db: Db, dep_no: number, projcrd_no: number) => {
  const ofShares = sql`t.to_table = 'deposit_shares' and t.amended_of is null and t.tp_state <> 'cancelled' and t.to_no in (
    select o.ds_no from deposit_shares o where o.dep_no = ${dep_no} and o.projcrd_no = ${projcrd_no})`
  await sql`select from tax_papers t where ${ofShares} order by t.tp_no for update`.execute(db)
  return papers(db, ofShares, sql`t.to_no desc, t.tp_no`)
}

/** What a deposit still pays of a credit. */
export const findShareLeft = async (db: Db, dep_no: number, projcrd_no: number) => {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(s.ds_amount), 0)::bigint as "left" from deposit_shares s join deposits d using (dep_no)
     where s.projcrd_no = ${projcrd_no} and (d.dep_no = ${dep_no} or d.reversed_dep_no = ${dep_no})`.execute(db)
  return rows[0]?.left ?? 0
}

interface NewSharePaper extends CompanyFacts {
  /** `deposit_shares`, or `payments` for an amendment of a paper of one. */
  to_table: 'deposit_shares' | 'payments'
  to_no: number
  client_no: number | null
  kind: PaperKind
  supply: number
  vat: number
  due_dt: string
  cash_kind: 'income' | 'expense' | null
  amended_of?: number
  amend_code?: AmendCode
  ds_no?: number | null
  replaces?: number
  reason?: string | null
}

export const insertContractPaper = async (db: Db, paper: NewSharePaper) => {
  const { tp_no } = await db.insertInto('tax_papers').values(paper).returning('tp_no').executeTakeFirstOrThrow()
  return tp_no
}

export const setAmendCode = (db: Db, tp_no: number, amend_code: AmendCode) =>
  db.updateTable('tax_papers').set({ amend_code }).where('tp_no', '=', tp_no).execute()

export const setReceiver = (db: Db, tp_no: number, values: { cash_kind: 'income' | 'expense'; receiver: string }) =>
  db.updateTable('tax_papers').set(values).where('tp_no', '=', tp_no).execute()

/** Whether another paper stands in place of this one. */
export const hasReplacement = async (db: Db, tp_no: number) => {
  const { rows } = await sql`select from tax_papers where replaces = ${tp_no} and tp_state <> 'cancelled'`.execute(db)
  return rows.length > 0
}

// ---------------------------------------------------------------- approval numbers

export const findUsedNumbers = async (db: Db, numbers: string[]) => {
  const { rows } = await sql<{ issue_number: string }>`
    select issue_number from tax_papers where kind <> 'cash_receipt' and issue_number = any (${numbers}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ issue_number }) => issue_number))
}

/** Invoices of contracts that wait for their number, and those that a file names. */
export const findForApproval = (db: Db, tp_nos: number[]) =>
  papers(
    db,
    sql`t.ctr_no is not null and t.kind <> 'cash_receipt' and (t.tp_state = 'requested' or t.tp_no = any (${tp_nos}::int[]))`,
  )

// ---------------------------------------------------------------- reminders

export const countDue = async (db: Db) => {
  const { rows } = await sql<{ soon: number; late: number }>`
    select count(*) filter (where ${isSoon})::int as soon, count(*) filter (where ${isLate})::int as late
      from tax_papers t where t.ctr_no is not null and t.tp_state = 'requested'`.execute(db)
  return rows[0] ?? { soon: 0, late: 0 }
}

/** Everybody who manages contracts, by emp_no. */
export const findContractManagers = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees join users using (user_no)
     where emp_state = 1 and state = 1 and 'AdminContract' = any (emp_scope)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}
