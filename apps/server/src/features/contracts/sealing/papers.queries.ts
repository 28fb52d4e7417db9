import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { EventData } from '../events.queries.ts'
import type { ContractSnapshot } from '../signing/snapshot.ts'
import type { AuditEvent } from './audit.ts'
import type { PaperSigner } from './document.ts'

export type PaperKind = 'sent' | 'final'

export interface PaperContract {
  ctr_kind: 'paper' | 'electronic'
  ctr_state: string
  ctr_title: string
  ctr_html: string
  ctr_snapshot: ContractSnapshot | null
  ctr_hash: string | null
  ctr_concluded_dt: string | null
  /** Korea time to the second. */
  sent_at: string | null
  /** The hash of its last event. */
  head: string | null
}

const second = 'YYYY.MM.DD HH24:MI:SS'

export const findPaperContract = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<PaperContract>`
    select ctr_kind, ctr_state, ctr_title, ctr_html, ctr_snapshot, ctr_hash, ctr_concluded_dt,
           to_char(ctr_sent_dt at time zone 'Asia/Seoul', ${second}) as sent_at,
           (select hash from contract_events e where e.ctr_no = k.ctr_no order by ce_no desc limit 1) as head
      from contracts k where ctr_no = ${ctr_no}`.execute(db)
  return rows[0]
}

export const findPaperSigners = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<PaperSigner>`
    select cs_name, cs_title, cs_method, cs_image, to_char(cs_signed_dt at time zone 'Asia/Seoul', ${second}) as signed_at
      from contract_signers where ctr_no = ${ctr_no} order by cs_place`.execute(db)
  return rows
}

/** All of them, with their time to the second. */
export const findTrail = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<Omit<AuditEvent, 'text'> & { ce_data: EventData }>`
    select to_char(e.ce_at at time zone 'Asia/Seoul', ${second}) as at, e.ce_kind, coalesce(s.cs_name, u.user_name) as name,
           e.ce_data, e.ce_address, e.ce_device
      from contract_events e left join contract_signers s on s.cs_no = e.cs_no
      left join employees m on m.emp_no = e.emp_no left join users u on u.user_no = m.user_no
     where e.ctr_no = ${ctr_no} order by e.ce_no`.execute(db)
  return rows
}

export const findPaper = async (db: Db, ctr_no: number, cp_kind: PaperKind) =>
  (
    await db
      .selectFrom('contract_papers')
      .select('pdf')
      .where('ctr_no', '=', ctr_no)
      .where('cp_kind', '=', cp_kind)
      .executeTakeFirst()
  )?.pdf

/** The first one counts. */
export const insertPaper = (db: Db, paper: { ctr_no: number; cp_kind: PaperKind; pdf: Buffer; cp_hash: string }) =>
  db
    .insertInto('contract_papers')
    .values(paper)
    .onConflict((clash) => clash.columns(['ctr_no', 'cp_kind']).doNothing())
    .execute()

/** No paper, only that it is sealed now. */
export const setSealed = (db: Db, ctr_no: number) =>
  sql`update contracts set ctr_state = 'sealed', ctr_sealed_dt = now() where ctr_no = ${ctr_no}`.execute(db)

export interface Unsealed {
  ctr_no: number
  ctr_title: string
  client_name: string
}

/** Concluded for five minutes, not sealed, and not reported yet. */
export const reportUnsealed = async (db: Db) => {
  const { rows } = await sql<Unsealed>`
    with late as (
      insert into unsealed_reports (ctr_no)
      select k.ctr_no from contracts k
       where k.ctr_kind = 'electronic' and k.ctr_state = 'concluded'
         and (select max(e.ce_at) from contract_events e where e.ctr_no = k.ctr_no and e.ce_kind = 'concluded')
             < now() - interval '5 minutes'
      on conflict do nothing returning ctr_no)
    select k.ctr_no, k.ctr_title, c.client_name
      from late join contracts k using (ctr_no) join projects p using (proj_no) join clients c using (client_no)
     order by k.ctr_no`.execute(db)
  return rows
}

/** Everybody who manages contracts, by emp_no. */
export const findContractManagers = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees join users using (user_no)
     where emp_state = 1 and state = 1 and 'AdminContract' = any (emp_scope)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

export interface KnownPaper {
  ctr_no: number
  cp_kind: PaperKind
  ctr_title: string
  client_name: string
  ctr_concluded_dt: string | null
  ctr_sealed_dt: string | null
  signers: { cs_name: string; cs_signed_dt: string | null }[]
}

export const findPaperByHash = async (db: Db, cp_hash: string) => {
  const { rows } = await sql<KnownPaper>`
    select k.ctr_no, a.cp_kind, k.ctr_title, c.client_name, k.ctr_concluded_dt, k.ctr_sealed_dt,
           array(select row_to_json(s) from (
             select cs_name, to_char(cs_signed_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as cs_signed_dt
               from contract_signers s where s.ctr_no = k.ctr_no order by cs_place) s) as signers
      from contract_papers a join contracts k using (ctr_no) join projects p using (proj_no) join clients c using (client_no)
     where a.cp_hash = ${cp_hash}`.execute(db)
  return rows[0]
}

/** Whether a contract with these contents was ever sent. */
export const isOurContract = async (db: Db, ctr_hash: string) =>
  (await sql`select from contracts where ctr_hash = ${ctr_hash} limit 1`.execute(db)).rows.length > 0
