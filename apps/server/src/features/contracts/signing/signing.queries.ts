import type { ConsentKind } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import { sql, type UpdateObject } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { today } from '../../../db/today.ts'
import type { DB } from '../../../db/types.gen.ts'
import { holdContract } from '../contracts.queries.ts'

/** What the rules of signing look at. */
export interface SigningContract {
  ctr_no: number
  est_no: number
  proj_no: number
  ctr_state: CtrState
  ctr_title: string
  ctr_amount: number
  ctr_html: string
  ctr_special: string
  ctr_hash: string | null
  ctr_valid_dt: string
  ctr_concluded_dt: string | null
  /** The last day for signing is over. */
  is_over: boolean
  days_left: number
  is_in_order: boolean
  ctt_no: number
  ctt_ver: number
  signatory_no: number
  emp_no: number | null
  emp_name: string | null
  client_name: string
  is_sealed: boolean
  rev: number
}

export const findSigning = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<SigningContract>`
    select k.ctr_no, k.est_no, k.proj_no, k.ctr_state, k.ctr_title, k.ctr_amount, k.ctr_html, k.ctr_special, k.ctr_hash,
           k.ctr_valid_dt, k.ctr_concluded_dt, k.ctr_valid_dt < today.day as is_over, k.ctr_valid_dt - today.day as days_left,
           k.is_in_order, k.ctt_no, k.ctt_ver, k.signatory_no, k.emp_no, u.user_name as emp_name, c.client_name, k.ctr_sealed_dt is not null as is_sealed,
           k.rev
      from contracts k join projects p using (proj_no) join clients c using (client_no)
      left join employees m on m.emp_no = k.emp_no left join users u using (user_no)
     cross join (select ${today} as day) today
     where k.ctr_no = ${ctr_no} and k.ctr_kind = 'electronic'`.execute(db)
  return rows[0]
}

/** The same, held until the transaction is over together with its project and estimate. */
export const holdSigning = async (db: Db, ctr_no: number) => {
  await holdContract(db, ctr_no)
  return findSigning(db, ctr_no)
}

export interface StoredSigner {
  cs_no: number
  cs_name: string
  cs_title: string
  cs_phone: string
  cs_email: string
  cs_state: 'waiting' | 'asked' | 'signed' | 'declined'
  is_viewed: boolean
  is_read: boolean
  cs_consents: Partial<Record<ConsentKind, string>>
  /** By a code within the last hour. */
  is_verified: boolean
  /** `YYYY-MM-DD HH:mm` */
  cs_signed_dt: string | null
  cs_method: 'drawn' | 'typed' | 'seal' | null
}

/** In their order. */
export const findSigners = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<StoredSigner>`
    select cs_no, cs_name, cs_title, cs_phone, cs_email, cs_state, cs_viewed_dt is not null as is_viewed,
           cs_read_dt is not null as is_read, cs_consents,
           coalesce(cs_verified_dt > now() - interval '1 hour', false) as is_verified, cs_signed_dt, cs_method
      from contract_signers where ctr_no = ${ctr_no} order by cs_place`.execute(db)
  return rows
}

export const updateSigner = (db: Db, cs_no: number, columns: UpdateObject<DB, 'contract_signers'>) =>
  db.updateTable('contract_signers').set(columns).where('cs_no', '=', cs_no).execute()

export const writeContract = (db: Db, ctr_no: number, columns: UpdateObject<DB, 'contracts'>) =>
  db.updateTable('contracts').set(columns).where('ctr_no', '=', ctr_no).execute()

/** Contracts that wait for signatures although their last day is over. */
export const findOverdue = async (db: Db) => {
  const { rows } = await sql<{ ctr_no: number }>`
    select ctr_no from contracts
     where ctr_state in ('sent', 'signing') and ctr_valid_dt < ${today}
     order by proj_no, ctr_no`.execute(db)
  return rows.map(({ ctr_no }) => ctr_no)
}

/** Whether the same visitor was noted within half an hour. */
export const isSeenLately = async (
  db: Db,
  visit: { ctr_no: number; cs_no: number | null; emp_no: number | null; ce_address: string; ce_device: string },
) => {
  const { rows } = await sql`
    select from contract_events
     where ctr_no = ${visit.ctr_no} and cs_no is not distinct from ${visit.cs_no}::int and emp_no is not distinct from ${visit.emp_no}::int
       and ce_kind = 'viewed' and ce_address = ${visit.ce_address}
       and ce_device = left(${visit.ce_device}, 500) and ce_at > now() - interval '30 minutes' limit 1`.execute(db)
  return rows.length > 0
}
