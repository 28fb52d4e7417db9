import type { Settlement } from '@crm/contract/features/settlements/settlements'
import type { PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A concluded contract, with what its papers name. */
export interface SettledContract {
  ctr_no: number
  ctr_title: string
  ctr_kind: 'paper' | 'electronic'
  ctr_amount: number
  balance: number
  ctr_concluded_dt: string
  est_no: number
  est_code: string | null
  is_tax_free: boolean
  proj_name: string
  client_name: string
  client_rep_name: string | null
  client_biz_no: string | null
  /** SHA-256 of what was agreed on; null for a contract on paper. */
  ctr_hash: string | null
  /** Of the file, once it is sealed. */
  sealed: { hash: string; size: number } | null
  /** Of its estimate's paper; null where it was not written yet. */
  estimate_size: number | null
}

const findSettled = async (db: Db, where: RawBuilder<unknown>) => {
  const { rows } = await sql<SettledContract>`
    select k.ctr_no, k.ctr_title, k.ctr_kind, k.ctr_amount, k.ctr_balance as balance, k.ctr_concluded_dt, k.est_no, e.est_code,
           e.est_vat_mode = 'free' as is_tax_free, p.proj_name, c.client_name, c.client_rep_name, c.client_biz_no, k.ctr_hash,
           (select json_build_object('hash', a.cp_hash, 'size', length(a.pdf)) from contract_papers a
             where a.ctr_no = k.ctr_no and a.cp_kind = 'final') as sealed,
           (select length(a.pdf) from estimate_papers a where a.est_no = k.est_no) as estimate_size
      from contracts k join estimates e on e.est_no = k.est_no join projects p on p.proj_no = k.proj_no
      join clients c on c.client_no = p.client_no
     where k.ctr_state in ('concluded', 'sealed') and ${where} order by k.ctr_no desc limit 1`.execute(db)
  return rows[0]
}

export const findSettledContract = (db: Db, ctr_no: number) => findSettled(db, sql`k.ctr_no = ${ctr_no}`)

/** The contract that an estimate of this company came to, in whichever version. */
export const findOwnSettled = (db: Db, est_no: number, client_no: number) =>
  findSettled(
    db,
    sql`p.client_no = ${client_no} and e.est_root = (select v.est_root from estimates v where v.est_no = ${est_no})`,
  )

// ---------------------------------------------------------------- money

/** What came for one instalment on one day, or went back of it; an entry that was wrong is not in it. */
export interface SettledDeposit {
  dep_no: number
  dep_dt: string
  projcrd_title: string
  /** Of the deposit, also on a refund of it. */
  dep_pay_type: 1 | 2 | 3 | 4 | 5
  dep_name: string
  pay_no: number | null
  is_refund: boolean
  /** Negative on refunds. */
  amount: number
  /** The account of the bank's statement that it was found in. */
  bank_account: string | null
}

export const findDeposits = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<SettledDeposit>`
    select o.dep_no, coalesce(b.back_dt, o.dep_dt) as dep_dt, c.projcrd_title, o.dep_pay_type, o.dep_name, o.pay_no,
           b.back_no is not null as is_refund, sum(s.ds_amount)::bigint as amount, r.bkr_account as bank_account
      from deposit_shares s join project_credits c using (projcrd_no) join deposits d using (dep_no)
      join deposits o on o.dep_no = coalesce(d.reversed_dep_no, d.dep_no)
      left join bank_rows r on r.bkr_no = o.bkr_no
     cross join lateral (select case when d.dep_amount < 0 and not d.is_correction then d.dep_no end as back_no,
                                case when d.dep_amount < 0 and not d.is_correction then d.dep_dt end as back_dt) b
     where c.ctr_no = ${ctr_no}
     group by o.dep_no, b.back_no, b.back_dt, c.projcrd_no, r.bkr_no
    having sum(s.ds_amount) <> 0
     order by 2, o.dep_no, b.back_no nulls first, c.projcrd_no`.execute(db)
  return rows
}

export interface SettledTaxPaper {
  tp_no: number
  kind: PaperKind
  supply: number
  vat: number
  total: number
  receiver: string | null
  company_name: string | null
  issue_number: string
  issued_dt: string
  is_amendment: boolean
}

/** Only what was issued; amendments take off what they name. */
export const findTaxPapers = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<SettledTaxPaper>`
    select t.tp_no, t.kind, t.supply, t.vat, t.total, t.receiver, t.company_name, coalesce(t.issue_number, '') as issue_number,
           to_char(t.issued_dt, 'YYYY-MM-DD') as issued_dt, t.amended_of is not null as is_amendment
      from tax_papers t where t.ctr_no = ${ctr_no} and t.tp_state = 'issued' order by t.issued_dt, t.tp_no`.execute(db)
  return rows
}

export interface SettledCharge {
  pay_no: number
  pay_title: string
  paid_dt: string
  pay_money: number
  refunded: number
  is_tax_free: boolean
  pay_free: number
  card_company: string | null
  card_number: string | null
  receipt_url: string | null
}

/** What was charged by card, with what the payment service said of it. */
export const findCharges = async (db: Db, pay_nos: number[]) => {
  const { rows } = await sql<SettledCharge>`
    select p.pay_no, p.pay_title, p.paid_dt, p.pay_money, p.is_tax_free, p.pay_free, t.card_company, t.card_number, t.receipt_url,
           coalesce((select sum(i.refunded_money) from payment_items i where i.pay_no = p.pay_no), 0)::bigint as refunded
      from payments p left join payment_tries t on t.pay_no = p.pay_no and t.try_state = 'done'
     where p.pay_no = any (${pay_nos}::int[]) order by p.paid_dt, p.pay_no`.execute(db)
  return rows
}

// ---------------------------------------------------------------- files

export interface SettledFile {
  originalname: string
  mimetype: string
  size: number
  place: string
  reg_dt: string
}

/** What people attached to the contract and can be looked at anywhere; in the order in which it came. */
export const findContractFiles = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<SettledFile>`
    select f.originalname, f.mimetype, f.size, f.place, to_char(a.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt
      from file_attachments a join files f using (file_no)
     where a.to_table = 'contracts' and a.to_no = ${ctr_no} and f.place is not null
       and f.mimetype in ('application/pdf', 'image/png', 'image/jpeg', 'image/tiff', 'image/webp', 'image/heic')
     order by a.fa_no`.execute(db)
  return rows
}

// ---------------------------------------------------------------- who downloaded it

interface NewDownload {
  ctr_no: number
  user_no: number
  sd_missing: number
  sd_address: string
}

export const insertDownload = (db: Db, download: NewDownload) =>
  db.insertInto('settlement_downloads').values(download).execute()

export const findDownloads = async (db: Db, ctr_no: number): Promise<Settlement['downloads']> =>
  db
    .selectFrom('settlement_downloads as s')
    .innerJoin('users as u', 'u.user_no', 's.user_no')
    .select(['u.user_name', 's.sd_missing', 's.reg_dt'])
    .where('s.ctr_no', '=', ctr_no)
    .orderBy('s.sd_no', 'desc')
    .limit(5)
    .execute()
