import type { ContractMoney, PayableCredit } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

export type FoundContract = Omit<ContractMoney, 'credits' | 'account' | 'depositor'> & {
  ctr_no: number
  client_no: number
  client_name: string
  is_sealed: boolean
}

/** The contract that an estimate came to, in whichever version, also where it was cancelled later; or one by its number. */
export const findContractOf = async (db: Db, of: { est_no: number } | { ctr_no: number }) => {
  const which =
    'ctr_no' in of
      ? sql`k.ctr_no = ${of.ctr_no}`
      : sql`e.est_root = (select v.est_root from estimates v where v.est_no = ${of.est_no})`
  const { rows } = await sql<FoundContract>`
    select k.ctr_no, k.est_no, coalesce(e.est_code, '') as est_code, k.ctr_title, k.ctr_amount, p.proj_name, p.client_no, n.client_name,
           k.ctr_state in ('concluded', 'sealed') as is_payable, k.ctr_sealed_dt is not null as is_sealed, m.paid, k.ctr_amount - m.paid as balance, m.next_due_dt
      from contracts k join estimates e using (est_no) join projects p on p.proj_no = k.proj_no join clients n using (client_no)
     cross join lateral (select coalesce(sum(c.projcrd_paid), 0)::bigint as paid,
                                min(c.projcrd_due_dt) filter (where c.projcrd_paid < c.projcrd_amount) as next_due_dt
                           from project_credits c where c.ctr_no = k.ctr_no) m
     where ${which} and k.ctr_concluded_dt is not null
     order by k.ctr_no desc limit 1`.execute(db)
  return rows[0]
}

/** What is open first, by the day it is due; the one without a day is the latest. By a link only its own payments may be opened. */
export const findCredits = async (db: Db, ctr_no: number, payer_hash: Buffer | null = null) => {
  const { rows } = await sql<PayableCredit>`
    select c.projcrd_no, c.projcrd_title, c.projcrd_amount, c.projcrd_paid, c.projcrd_pay_type, c.projcrd_due_dt, c.projcrd_due_kind,
           c.projcrd_due_days, c.projcrd_deposit_dt,
           case when c.projcrd_paid < c.projcrd_amount
                then greatest(coalesce(${today} - c.projcrd_due_dt, 0), 0) else 0 end as overdue_days,
           (select jsonb_build_object('pay_no', y.pay_no, 'pay_state', y.pay_state, 'pay_method', y.pay_method,
                                      'may_open', ${payer_hash}::bytea is null or y.payer_hash is not distinct from ${payer_hash}::bytea) from payments y
             where y.pay_key = 'project_credits:' || c.projcrd_no and y.pay_state in (10, 11)) as payment
      from project_credits c where c.ctr_no = ${ctr_no}
     order by c.projcrd_paid >= c.projcrd_amount, c.projcrd_due_dt nulls last, c.projcrd_no`.execute(db)
  return rows
}

export interface CreditToPay {
  projcrd_no: number
  projcrd_title: string
  est_no: number
  ctr_no: number
  ctr_title: string
  client_no: number
  proj_no: number
  /** Won of the contract that come before what is open of it: earlier instalments, and what is paid of this one. */
  before: number
  is_payable: boolean
  open: number
}

export const findCredit = async (db: Db, projcrd_no: number) => {
  const { rows } = await sql<CreditToPay>`
    select c.projcrd_no, c.projcrd_title, k.est_no, k.ctr_no, k.ctr_title, k.proj_no, p.client_no,
           c.projcrd_paid + (select coalesce(sum(b.projcrd_amount), 0)::bigint from project_credits b
                              where b.ctr_no = c.ctr_no and b.projcrd_no < c.projcrd_no) as before,
           k.ctr_state in ('concluded', 'sealed') as is_payable, c.projcrd_amount - c.projcrd_paid as open
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no)
     where c.projcrd_no = ${projcrd_no}`.execute(db)
  return rows[0]
}

/** Not paid yet, and somebody may still pay it. */
export const findOpenPayment = async (db: Db, projcrd_no: number) => {
  const { rows } = await sql<{ pay_no: number }>`
    select pay_no from payments where pay_key = ${`project_credits:${projcrd_no}`} and pay_state in (10, 11)`.execute(
    db,
  )
  return rows[0]?.pay_no
}

export const findCompanyPeople = async (db: Db, client_no: number) => {
  const rows = await db.selectFrom('client_members').select('user_no').where('client_no', '=', client_no).execute()
  return rows.map(({ user_no }) => user_no)
}

export interface LinkPerson {
  user_name: string
  user_email: string | null
}

/** Whom a link was given to, also where it opens nothing any more. */
export const findPersonOfLink = async (db: Db, token_hash: Buffer) => {
  const { rows } = await sql<LinkPerson>`
    select elk_name as user_name, nullif(elk_email, '') as user_email from estimate_links where token_hash = ${token_hash}
     union all
    select s.cs_name, nullif(s.cs_email, '') from signer_links l join contract_signers s using (cs_no)
     where l.token_hash = ${token_hash} limit 1`.execute(db)
  return rows[0]
}
