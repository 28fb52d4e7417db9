import type {
  ContractRefund,
  RefundFacts,
  RefundPartState,
  RefundSource,
} from '@crm/contract/features/contracts/contracts.refunds'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

// ---------------------------------------------------------------- what is proposed

/** What is known about a project that says how much of it is performed on a day. */
export const findRefundFacts = async (db: Db, ctr_no: number, day: string) => {
  const { rows } = await sql<Omit<RefundFacts, 'paid' | 'day'>>`
    select k.ctr_concluded_dt as concluded, k.ctr_amount, p.project_end as end,
           coalesce(crm_day_of_stage(p.proj_no, 'started'),
                    case when p.progress_status in ('started', 'completed') then coalesce(p.project_start, k.ctr_concluded_dt) end) as started,
           case when p.progress_status = 'completed' then coalesce(crm_day_of_stage(p.proj_no, 'completed'), p.project_end) end as completed,
           i.milestones, i.milestones_done
      from contracts k join projects p using (proj_no)
     cross join lateral (select count(*)::int as milestones, count(*) filter (where pic_done_dt::date <= ${day}::date)::int as milestones_done
                           from project_indicators where proj_no = p.proj_no) i
     where k.ctr_no = ${ctr_no} and k.ctr_concluded_dt is not null`.execute(db)
  return rows[0]
}

export interface StoredSource extends RefundSource {
  pay_no: number | null
}

/** The deposits that pay a contract, with what is left of them, newest first. */
export const findSources = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<StoredSource>`
    select r.dep_no, r.dep_dt, r.dep_pay_type, r.pay_no, s.left,
           case when y.pay_method in ('card', 'easy_pay', 'transfer') then 'card' else 'transfer' end as way
      from (select coalesce(d.reversed_dep_no, d.dep_no) as dep_no, sum(h.ds_amount)::bigint as left
              from project_credits c join deposit_shares h using (projcrd_no) join deposits d using (dep_no)
             where c.ctr_no = ${ctr_no} group by 1 having sum(h.ds_amount) > 0) s
      join deposits r using (dep_no) left join payments y on y.pay_no = r.pay_no
     order by r.dep_dt desc, r.dep_no desc`.execute(db)
  return rows
}

/** Deposits are held before anything else of a contract. */
export const lockSources = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<{ dep_no: number }>`
    select dep_no from deposits where dep_no in (
      select coalesce(d.reversed_dep_no, d.dep_no) from project_credits c join deposit_shares h using (projcrd_no)
        join deposits d using (dep_no) where c.ctr_no = ${ctr_no})
     order by dep_no for update`.execute(db)
  return new Set(rows.map(({ dep_no }) => dep_no))
}

// ---------------------------------------------------------------- what was decided

/** The state of a part follows from what really happened, so that nothing can contradict it. */
const stateOf = sql<RefundPartState>`
  case when t.dropped_dt is not null then 'dropped' when t.back_dep_no is not null or f.rf_state = 22 then 'done'
       when f.rf_state = 21 then 'working' when t.crp_error <> '' or f.rf_state = 20 then 'failed' else 'open' end`

const partsOf = sql`coalesce((
  select json_agg(json_build_object('crp_no', t.crp_no, 'dep_no', t.dep_no, 'dep_dt', d.dep_dt, 'dep_pay_type', d.dep_pay_type,
           'crp_amount', t.crp_amount, 'crp_way', t.crp_way, 'crp_error', t.crp_error, 'state', ${stateOf}) order by t.crp_no)
    from contract_refund_parts t join deposits d using (dep_no) left join payment_refunds f using (rf_no)
   where t.crf_no = r.crf_no), '[]')`

export const findRefunds = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<ContractRefund>`
    select r.crf_no, r.crf_dt, r.crf_basis, r.crf_done, r.crf_total, r.crf_paid, r.crf_performed, r.crf_proposed, r.crf_amount,
           r.crf_reason, u.user_name as emp_name, r.reg_dt, ${partsOf} as parts
      from contract_refunds r left join employees m on m.emp_no = r.emp_no left join users u on u.user_no = m.user_no
     where r.ctr_no = ${ctr_no} order by r.crf_no desc`.execute(db)
  return rows
}

/** Something of an earlier refund is neither done nor given up. */
export const hasPending = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<{ is_pending: boolean }>`
    select exists (select from contract_refunds r join contract_refund_parts t using (crf_no) left join payment_refunds f using (rf_no)
                    where r.ctr_no = ${ctr_no} and ${stateOf} in ('open', 'working', 'failed')) as is_pending`.execute(
    db,
  )
  return rows[0]?.is_pending === true
}

export interface StoredPart {
  crp_no: number
  ctr_no: number
  ctr_title: string
  proj_no: number
  client_name: string
  dep_no: number
  pay_no: number | null
  crp_amount: number
  crp_error: string
  state: RefundPartState
  rf_no: number | null
  rf_state: number | null
}

const storedParts = sql`
  select t.crp_no, r.ctr_no, k.ctr_title, k.proj_no, c.client_name, t.dep_no, d.pay_no, t.crp_amount, t.crp_error, t.rf_no,
         f.rf_state, ${stateOf} as state
    from contract_refund_parts t join contract_refunds r using (crf_no) join contracts k using (ctr_no)
    join projects p using (proj_no) join clients c using (client_no)
    join deposits d on d.dep_no = t.dep_no left join payment_refunds f on f.rf_no = t.rf_no`

export const findPartsOf = async (db: Db, crf_no: number) =>
  (await sql<StoredPart>`${storedParts} where t.crf_no = ${crf_no} order by t.crp_no`.execute(db)).rows

export const findPart = async (db: Db, ctr_no: number, crp_no: number) =>
  (await sql<StoredPart>`${storedParts} where t.crp_no = ${crp_no} and r.ctr_no = ${ctr_no}`.execute(db)).rows[0]

/** The part, which nobody else sends or drops until the transaction is over. */
export const lockPart = async (db: Db, ctr_no: number, crp_no: number) => {
  await sql`select from contract_refund_parts where crp_no = ${crp_no} for update`.execute(db)
  return findPart(db, ctr_no, crp_no)
}

interface NewRefund {
  ctr_no: number
  crf_dt: string
  crf_basis: string
  crf_done: number
  crf_total: number
  crf_paid: number
  crf_performed: number
  crf_proposed: number
  crf_amount: number
  crf_reason: string
  emp_no: number | null
}

export const insertRefund = async (db: Db, refund: NewRefund) => {
  const { crf_no } = await db
    .insertInto('contract_refunds')
    .values(refund)
    .returning('crf_no')
    .executeTakeFirstOrThrow()
  return crf_no
}

interface NewPart {
  crf_no: number
  dep_no: number
  crp_amount: number
  crp_way: string
  back_dep_no: number | null
}

export const insertPart = (db: Db, part: NewPart) => db.insertInto('contract_refund_parts').values(part).execute()

interface PartChange {
  rf_no?: number
  crp_error?: string
  dropped_dt?: string
}

export const updatePart = (db: Db, crp_no: number, change: PartChange) =>
  db.updateTable('contract_refund_parts').set(change).where('crp_no', '=', crp_no).execute()
