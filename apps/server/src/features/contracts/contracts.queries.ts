import type { Contract, ContractRow, Credit, Signer } from '@crm/contract/features/contracts/contracts.rows'
import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import { findEvents, type StoredEvent } from './events.queries.ts'

// ---------------------------------------------------------------- rows

const rowFrom = sql`
  contracts k join estimates e on e.est_no = k.est_no join projects p on p.proj_no = k.proj_no
  join clients c on c.client_no = p.client_no
  left join employees m on m.emp_no = k.emp_no left join users u on u.user_no = m.user_no`

const rowColumns = sql`
  k.ctr_no, k.ctr_title, k.ctr_kind, k.ctr_state, k.ctr_amount, k.ctr_paid as paid, k.ctr_balance as balance,
  k.ctr_due_dt as next_due_dt, greatest(coalesce(${today} - k.ctr_due_dt, 0), 0) as overdue_days, k.ctr_concluded_dt,
  k.est_no, e.est_code, k.proj_no, p.proj_name, c.client_no, c.client_name, u.user_name as emp_name, k.reg_dt`

export const findRowsByNo = async (db: Db, ctr_nos: number[]) =>
  (await sql<ContractRow>`select ${rowColumns} from ${rowFrom} where k.ctr_no = any (${ctr_nos}::int[])`.execute(db))
    .rows

export const findRowsOfProject = async (db: Db, proj_no: number) =>
  (
    await sql<ContractRow>`
      select ${rowColumns} from ${rowFrom} where k.proj_no = ${proj_no} order by k.ctr_no desc limit 500`.execute(db)
  ).rows

// ---------------------------------------------------------------- one contract

const credits = sql`coalesce((
  select json_agg(json_build_object('projcrd_no', d.projcrd_no, 'projcrd_title', d.projcrd_title,
           'projcrd_amount', d.projcrd_amount, 'projcrd_paid', d.projcrd_paid, 'projcrd_pay_type', d.projcrd_pay_type,
           'projcrd_due_dt', d.projcrd_due_dt, 'projcrd_due_kind', d.projcrd_due_kind,
           'projcrd_due_days', d.projcrd_due_days, 'projcrd_deposit_dt', d.projcrd_deposit_dt) order by d.projcrd_no)
    from project_credits d where d.ctr_no = k.ctr_no), '[]')`

const shares = sql`coalesce((
  select json_agg(json_build_object('dep_no', s.dep_no, 'projcrd_no', s.projcrd_no, 'dep_dt', o.dep_dt,
           'dep_pay_type', o.dep_pay_type, 'ds_amount', s.ds_amount) order by o.dep_dt, s.ds_no)
    from project_credits d join deposit_shares s using (projcrd_no) join deposits o using (dep_no)
   where d.ctr_no = k.ctr_no), '[]')`

/** What the row says, before it is decided what this reader may do. */
export interface StoredContract extends ContractRow {
  ctr_memo: string
  is_paused: boolean
  ctr_cancelled_dt: string | null
  ctr_cancel_reason: string
  credits: Credit[]
  shares: Contract['shares']
  ctt_no: number | null
  ctt_name: string | null
  ctt_ver: number | null
  ctr_html: string
  ctr_special: string
  is_in_order: boolean
  signatory_no: number | null
  signatory_name: string | null
  ctr_valid_dt: string | null
  ctr_sent_dt: string | null
  ctr_sealed_dt: string | null
  ctr_hash: string | null
  rev: number
  /** The reader is one of the project's people. */
  is_member: boolean
}

export const findContract = async (db: Db, ctr_no: number, reader: number | null) => {
  const { rows } = await sql<StoredContract>`
    select ${rowColumns}, k.ctr_memo, k.is_paused, k.ctr_cancelled_dt, k.ctr_cancel_reason, k.ctt_no, t.ctt_name, k.ctt_ver, k.ctr_html,
           k.ctr_special, k.is_in_order, k.signatory_no, k.ctr_valid_dt, k.ctr_sent_dt, k.ctr_sealed_dt, k.ctr_hash, k.rev,
           (select x.user_name from employees y join users x using (user_no) where y.emp_no = k.signatory_no) as signatory_name,
           exists (select from project_employees w where w.proj_no = k.proj_no and w.emp_no = ${reader}::int) as is_member,
           ${credits} as credits, ${shares} as shares
      from ${rowFrom} left join contract_templates t on t.ctt_no = k.ctt_no where k.ctr_no = ${ctr_no}`.execute(db)
  return rows[0]
}

/** In the order in which they sign, each with the messages that have a link, newest first. */
const findSigners = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<Signer>`
    select s.cs_no, s.cs_name, s.cs_title, s.cs_phone, s.cs_email, s.cs_state, s.cs_method, s.cs_viewed_dt, s.cs_signed_dt,
           s.cs_decline_reason, coalesce(l.links, '[]') as links
      from contract_signers s
      left join lateral (
        select json_agg(json_build_object('slk_no', l.slk_no, 'slk_way', l.slk_way, 'slk_to', l.slk_to,
                 'reg_dt', to_char(l.reg_dt, 'YYYY-MM-DD HH24:MI'),
                 'outcome', case when l.revoked_dt is not null then 'revoked'
                                 when l.slk_way = 'copy' then 'sent'
                                 when a.at_state = 'failed' or o.ob_state = 'failed' then 'failed'
                                 when a.at_state in ('requested', 'delivered') or o.ob_state = 'sent' then 'sent'
                                 when l.slk_way = 'mail' and l.ob_no is not null and o.ob_no is null then 'sent'
                                 else 'waiting' end) order by l.slk_no desc) as links
          from signer_links l
          left join lateral (select at_state from alimtalk where to_table = 'signer_links' and to_no = l.slk_no
                              order by at_no desc limit 1) a on true
          left join outbox o on o.ob_no = l.ob_no
         where l.cs_no = s.cs_no and l.slk_way <> 'reminder') l on true
     where s.ctr_no = ${ctr_no} order by s.cs_place`.execute(db)
  return rows
}

export const findParts = async (db: Db, ctr_no: number): Promise<{ signers: Signer[]; events: StoredEvent[] }> => ({
  signers: await findSigners(db, ctr_no),
  events: await findEvents(db, ctr_no),
})

// ---------------------------------------------------------------- holding and writing

export interface HeldContract {
  ctr_no: number
  est_no: number
  proj_no: number
  ctr_kind: 'paper' | 'electronic'
  ctr_state: CtrState
  ctr_title: string
  ctr_amount: number
  ctr_concluded_dt: string | null
  rev: number
}

/**
 * Holds the project, all versions of the estimate and then the contract until the transaction is over: always in this order,
 * as `holdEstimate` does, and before the first event is written.
 */
export const holdContract = async (db: Db, ctr_no: number) => {
  await sql`select from projects where proj_no = (select proj_no from contracts where ctr_no = ${ctr_no}) for update`.execute(
    db,
  )
  await sql`select from estimates where est_root = (select e.est_root from contracts join estimates e using (est_no) where ctr_no = ${ctr_no})
             order by est_ver for update`.execute(db)
  const { rows } = await sql<HeldContract>`
    select ctr_no, est_no, proj_no, ctr_kind, ctr_state, ctr_title, ctr_amount, ctr_concluded_dt, rev
      from contracts where ctr_no = ${ctr_no} for update`.execute(db)
  return rows[0]
}

interface ContractChange {
  ctr_state?: CtrState
  ctr_concluded_dt?: string
  ctr_cancelled_dt?: string
  ctr_cancel_reason?: string
  ctr_memo?: string
  is_paused?: boolean
}

export const updateContract = (db: Db, ctr_no: number, change: ContractChange) =>
  db.updateTable('contracts').set(change).where('ctr_no', '=', ctr_no).execute()

interface NewPaper {
  est_no: number
  proj_no: number
  ctr_title: string
  ctr_amount: number
  ctr_concluded_dt: string
  ctr_memo: string
  emp_no: number | null
}

export const insertPaperContract = async (db: Db, contract: NewPaper) => {
  const { ctr_no } = await db
    .insertInto('contracts')
    .values({ ...contract, ctr_kind: 'paper', ctr_state: 'concluded' })
    .returning('ctr_no')
    .executeTakeFirstOrThrow()
  return ctr_no
}

/** What is to be paid: the parts of the estimate's plan. What depends on the start or the delivery may get its day later. */
export const insertCredits = (db: Db, ctr_no: number) =>
  sql`
    insert into project_credits (est_no, ctr_no, projcrd_title, projcrd_amount, projcrd_pay_type, projcrd_due_kind,
                                 projcrd_due_days, projcrd_due_dt)
    select k.est_no, k.ctr_no, p.epl_title, p.epl_amount, p.epl_pay_type, p.epl_due_kind, p.epl_due_days,
           case p.epl_due_kind when 'date' then p.epl_due_dt
                when 'contract' then k.ctr_concluded_dt + p.epl_due_days
                when 'start' then crm_day_of_stage(k.proj_no, 'started') + p.epl_due_days
                else crm_day_of_stage(k.proj_no, 'completed') + p.epl_due_days end
      from contracts k join estimate_plans p using (est_no)
     where k.ctr_no = ${ctr_no} and p.epl_amount > 0 order by p.epl_place`.execute(db)

export const hasCredits = async (db: Db, ctr_no: number) =>
  (await db.selectFrom('project_credits').select('projcrd_no').where('ctr_no', '=', ctr_no).executeTakeFirst()) !==
  undefined

/** Nobody signs or reads a contract by its links any more. */
export const revokeSignerLinks = (db: Db, ctr_no: number) =>
  sql`update signer_links l set revoked_dt = now() from contract_signers s
       where s.cs_no = l.cs_no and s.ctr_no = ${ctr_no} and l.revoked_dt is null`.execute(db)

/** Whether something is to be paid on a day before the contract is one. */
export const isDueBefore = async (db: Db, est_no: number, day: string) => {
  const { rows } =
    await sql`select from estimate_plans where est_no = ${est_no} and epl_due_dt < ${day} limit 1`.execute(db)
  return rows.length > 0
}
