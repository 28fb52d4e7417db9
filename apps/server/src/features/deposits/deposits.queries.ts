import type { Deposit, DepositRow, OpenCredit } from '@crm/contract/features/deposits/deposits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const rowColumns = sql`
  d.dep_no, d.dep_dt, d.client_no, c.client_name, d.dep_name, d.dep_amount, d.dep_pay_type, d.dep_rest as unshared, g.refunded,
  d.reversed_dep_no, d.is_correction, g.is_corrected, u.user_name as emp_name, d.reg_dt`
const rowSources = sql`
  deposits d join clients c using (client_no) left join employees e on e.emp_no = d.emp_no left join users u on u.user_no = e.user_no
  cross join lateral (select coalesce(-sum(r.dep_amount) filter (where not r.is_correction), 0)::bigint as refunded,
                             coalesce(bool_or(r.is_correction), false) as is_corrected
                        from deposits r where r.reversed_dep_no = d.dep_no) g`

export const findDepositRows = async (db: Db, dep_nos: number[]) => {
  const { rows } = await sql<DepositRow>`
    select ${rowColumns} from ${rowSources} where d.dep_no = any (${dep_nos}::int[])`.execute(db)
  return rows
}

/** What it covers now: what refunds took back is off. Of a refund what it took back itself. */
const sharesOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('projcrd_no', k.projcrd_no, 'projcrd_title', k.projcrd_title, 'ctr_no', t.ctr_no,
                             'ctr_title', t.ctr_title, 'proj_no', t.proj_no, 'ds_amount', k.amount) order by k.projcrd_due_dt, k.projcrd_no)
              from (select s.projcrd_no, x.projcrd_title, x.ctr_no, x.projcrd_due_dt, sum(s.ds_amount)::bigint as amount
                      from deposit_shares s join deposits o using (dep_no) join project_credits x using (projcrd_no)
                     where o.dep_no = d.dep_no or o.reversed_dep_no = d.dep_no
                     group by s.projcrd_no, x.projcrd_title, x.ctr_no, x.projcrd_due_dt having sum(s.ds_amount) <> 0) k
              join contracts t using (ctr_no)), '[]')`

const refundsOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('dep_no', r.dep_no, 'dep_dt', r.dep_dt, 'dep_amount', r.dep_amount,
                             'is_correction', r.is_correction, 'dep_memo', r.dep_memo) order by r.dep_no)
              from deposits r where r.reversed_dep_no = d.dep_no), '[]')`

export const findDeposit = async (db: Db, dep_no: number) => {
  const { rows } = await sql<Deposit>`
    select ${rowColumns}, d.dep_memo, d.pay_no,
           coalesce((select y.pay_method in ('card', 'easy_pay', 'transfer') from payments y where y.pay_no = d.pay_no), false) as is_cancelable,
           ${sharesOf} as shares, ${refundsOf} as refunds
      from ${rowSources} where d.dep_no = ${dep_no}`.execute(db)
  return rows[0]
}

export const findOpenCredits = async (db: Db, client_no: number) => {
  const { rows } = await sql<OpenCredit>`
    select c.projcrd_no, c.projcrd_title, c.projcrd_amount, c.projcrd_paid, c.projcrd_pay_type, c.projcrd_due_dt, c.projcrd_due_kind,
           c.projcrd_due_days, c.projcrd_deposit_dt, k.ctr_no, k.ctr_title, p.proj_name
      from projects p join contracts k using (proj_no) join project_credits c using (ctr_no)
     where p.client_no = ${client_no} and k.ctr_state in ('concluded', 'sealed') and c.projcrd_paid < c.projcrd_amount
     order by c.projcrd_due_dt nulls last, c.projcrd_no`.execute(db)
  return rows
}

/** A deposit nobody else changes until the transaction ends. */
export const lockDeposit = async (db: Db, dep_no: number) => {
  const { rows } = await sql<{
    dep_no: number
    client_no: number
    dep_dt: string
    dep_amount: number
    pay_no: number | null
    dep_rest: number
    /** What came, less what was given back. */
    left: number
  }>`
    with held as (select * from deposits where dep_no = ${dep_no} for update)
    select d.dep_no, d.client_no, d.dep_dt, d.dep_amount, d.pay_no, d.dep_rest,
           (d.dep_amount + coalesce((select sum(r.dep_amount) from deposits r where r.reversed_dep_no = d.dep_no), 0))::bigint as left
      from held d`.execute(db)
  return rows[0]
}

/** Null where no payment brought it. */
export const findPaymentOf = async (db: Db, dep_no: number) => {
  const row = await db.selectFrom('deposits').select('pay_no').where('dep_no', '=', dep_no).executeTakeFirst()
  return row?.pay_no ?? null
}

/** The deposits of a payment, the latest first: more than one where the bank took one back. */
export const findOfPayment = async (db: Db, pay_no: number) =>
  db
    .selectFrom('deposits')
    .select(['dep_no', 'pay_turn'])
    .where('pay_no', '=', pay_no)
    .where('dep_amount', '>', 0)
    .orderBy('pay_turn', 'desc')
    .execute()

/** The contract whose money a refund of a payment gives back, where one asked for it. */
export const findContractOfRefund = async (db: Db, rf_no: number) => {
  const row = await db
    .selectFrom('contract_refund_parts')
    .innerJoin('contract_refunds', 'contract_refunds.crf_no', 'contract_refund_parts.crf_no')
    .select('ctr_no')
    .where('rf_no', '=', rf_no)
    .executeTakeFirst()
  return row?.ctr_no
}

export interface HeldCredit {
  projcrd_no: number
  projcrd_title: string
  projcrd_amount: number
  projcrd_paid: number
  projcrd_due_dt: string | null
  ctr_no: number
  ctr_title: string
  ctr_state: string
  proj_no: number
  client_no: number
  client_name: string
}

/**
 * Holds the projects, the contracts and then the credits, which is the order in which everybody holds them: a contract is
 * cancelled before or after, never in between.
 */
export const lockCredits = async (db: Db, projcrd_nos: number[]) => {
  const of = (table: RawBuilder<unknown>) => sql`
    select ${table} from project_credits c join contracts k using (ctr_no) where c.projcrd_no = any (${projcrd_nos}::int[])`
  await sql`select from projects where proj_no in (${of(sql`k.proj_no`)}) order by proj_no for update`.execute(db)
  await sql`select from contracts where ctr_no in (${of(sql`k.ctr_no`)}) order by ctr_no for update`.execute(db)
  await sql`select from project_credits where projcrd_no = any (${projcrd_nos}::int[]) order by projcrd_no for update`.execute(
    db,
  )
  const { rows } = await sql<HeldCredit>`
    select c.projcrd_no, c.projcrd_title, c.projcrd_amount, c.projcrd_paid, c.projcrd_due_dt, k.ctr_no, k.ctr_title, k.ctr_state, k.proj_no,
           p.client_no, n.client_name
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no) join clients n using (client_no)
     where c.projcrd_no = any (${projcrd_nos}::int[]) order by c.projcrd_no`.execute(db)
  return rows
}

/** What a deposit covers, the credits that are due last first; those without a day are the latest. */
export const findShared = async (db: Db, dep_no: number) => {
  const { rows } = await sql<{ projcrd_no: number; ctr_no: number; amount: number }>`
    select s.projcrd_no, c.ctr_no, sum(s.ds_amount)::bigint as amount
      from deposit_shares s join deposits o using (dep_no) join project_credits c using (projcrd_no)
     where o.dep_no = ${dep_no} or o.reversed_dep_no = ${dep_no}
     group by s.projcrd_no, c.ctr_no, c.projcrd_due_dt having sum(s.ds_amount) > 0
     order by c.projcrd_due_dt desc nulls first, s.projcrd_no desc`.execute(db)
  return rows
}

/** By project: how many credits of contracts that stand are covered in full. */
export const countCovered = async (db: Db, proj_nos: number[]) => {
  const { rows } = await sql<{ proj_no: number; covered: number }>`
    select k.proj_no, count(*)::int as covered from contracts k join project_credits c using (ctr_no)
     where k.proj_no = any (${proj_nos}::int[]) and k.ctr_state in ('concluded', 'sealed') and c.projcrd_deposit_dt is not null
     group by k.proj_no`.execute(db)
  return new Map(rows.map(({ proj_no, covered }) => [proj_no, covered]))
}

export interface ContractMoney {
  ctr_no: number
  ctr_title: string
  ctr_state: string
  proj_no: number
  paid: number
  covered: number
}

export const findContractMoney = async (db: Db, ctr_nos: number[]) => {
  const { rows } = await sql<ContractMoney>`
    select k.ctr_no, k.ctr_title, k.ctr_state, k.proj_no, sum(c.projcrd_paid)::bigint as paid,
           count(c.projcrd_deposit_dt)::int as covered
      from contracts k join project_credits c using (ctr_no) where k.ctr_no = any (${ctr_nos}::int[])
     group by k.ctr_no order by k.ctr_no`.execute(db)
  return rows
}

interface NewDeposit {
  client_no: number
  dep_dt: string
  dep_amount: number
  dep_pay_type: number
  dep_name?: string
  dep_memo: string
  reversed_dep_no?: number
  is_correction?: boolean
  bkr_no?: number
  pay_no?: number
  pay_turn?: number
  emp_no: number | null
}

export const insertDeposit = async (db: Db, deposit: NewDeposit) => {
  const { dep_no } = await db.insertInto('deposits').values(deposit).returning('dep_no').executeTakeFirstOrThrow()
  return dep_no
}

export const insertShares = async (db: Db, dep_no: number, shares: { projcrd_no: number; ds_amount: number }[]) => {
  if (shares.length)
    await db
      .insertInto('deposit_shares')
      .values(shares.map((share) => ({ dep_no, ...share })))
      .execute()
}

/** What is deferred to the end is checked here, where a refusal can still be put into words. */
export const checkBalances = (db: Db) =>
  sql`set constraints deposits_balance, deposit_shares_balance immediate`.execute(db)
