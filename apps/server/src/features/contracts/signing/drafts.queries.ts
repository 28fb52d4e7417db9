import type { ContractDraft, SignerDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What a contract is made from. */
export interface EstimateToSign {
  est_no: number
  proj_no: number
  est_state: EstState
  est_title: string
  est_amount: number
  has_contract: boolean
  /** The reader is one of the project's people. */
  is_member: boolean
}

export const findEstimateToSign = async (db: Db, est_no: number, reader: number | null) => {
  const { rows } = await sql<EstimateToSign>`
    select e.est_no, e.proj_no, e.est_state, e.est_title, e.est_amount,
           exists (select from contracts k where k.est_no = e.est_no
                      and k.ctr_state not in ('declined', 'cancelled', 'expired')) as has_contract,
           exists (select from project_employees w where w.proj_no = e.proj_no and w.emp_no = ${reader}::int) as is_member
      from estimates e where e.est_no = ${est_no}`.execute(db)
  return rows[0]
}

/** Held, so that it is not replaced or withdrawn while a contract is made from it; the project first, as always. */
export const holdEstimateToSign = async (db: Db, est_no: number) => {
  await sql`select from projects where proj_no = (select proj_no from estimates where est_no = ${est_no}) for update`.execute(
    db,
  )
  await sql`select from estimates where est_root = (select est_root from estimates where est_no = ${est_no})
             order by est_ver for update`.execute(db)
}

/** Who commits the company: level 4 or more, or who manages contracts; only those who work here now. */
export const findSignatories = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number; emp_name: string }>`
    select e.emp_no, u.user_name as emp_name from employees e join users u using (user_no)
     where e.emp_state = 1 and u.state = 1 and (e.emp_lv >= 4 or 'AdminContract' = any (e.emp_scope))
     order by e.emp_lv desc, u.user_name, e.emp_no`.execute(db)
  return rows
}

interface DraftColumns extends Omit<ContractDraft, 'signers'> {
  ctt_ver: number
  ctr_html: string
}

export const insertDraft = async (
  db: Db,
  row: DraftColumns & { est_no: number; proj_no: number; ctr_amount: number; emp_no: number | null },
) => {
  const { ctr_no } = await db
    .insertInto('contracts')
    .values({ ...row, ctr_kind: 'electronic', ctr_state: 'draft' })
    .returning('ctr_no')
    .executeTakeFirstOrThrow()
  return ctr_no
}

export const updateDraftColumns = (db: Db, ctr_no: number, row: DraftColumns) =>
  db.updateTable('contracts').set(row).where('ctr_no', '=', ctr_no).execute()

/** Of a draft: nobody has been asked yet, so that all of them are written anew. */
export const replaceSigners = async (db: Db, ctr_no: number, signers: SignerDraft[]) => {
  await db.deleteFrom('contract_signers').where('ctr_no', '=', ctr_no).execute()
  await db
    .insertInto('contract_signers')
    .values(signers.map((signer, cs_place) => ({ ...signer, ctr_no, cs_place })))
    .execute()
}

export const deleteDraft = (db: Db, ctr_no: number) => db.deleteFrom('contracts').where('ctr_no', '=', ctr_no).execute()
