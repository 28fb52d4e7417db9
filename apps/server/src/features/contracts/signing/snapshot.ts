import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { profileForPapers } from '../../companyProfile/companyProfile.service.ts'
import { hashOf } from '../../estimates/papers.service.ts'

/** A part of what is to be paid, as it was agreed on. */
export interface SnapshotPlan {
  epl_title: string
  epl_amount: number
  epl_due_kind: 'date' | 'contract' | 'start' | 'delivery'
  epl_due_dt: string | null
  epl_due_days: number | null
  epl_pay_type: number
}

/** What was sent for signature; its SHA-256 is `ctr_hash`. No numbers and addresses of signers: whoever signs reads it. */
export interface ContractSnapshot {
  ctr_no: number
  ctr_title: string
  ctr_html: string
  ctr_amount: number
  ctr_valid_dt: string
  est_no: number
  est_code: string | null
  est_supply: number
  est_vat: number
  plans: SnapshotPlan[]
  client: {
    client_name: string
    client_rep_name: string | null
    client_biz_no: string | null
    client_addr: string | null
    client_phone: string | null
  }
  company: CompanyInfo
  /** The picture of our seal; null for the one that is made from the company's name. */
  cse_no: number | null
  signatory: { emp_no: number; name: string }
  is_in_order: boolean
  signers: { cs_no: number; cs_name: string; cs_title: string }[]
  /** ISO time. */
  sent_at: string
}

type StoredFacts = Omit<ContractSnapshot, 'ctr_html' | 'company' | 'cse_no' | 'sent_at'>

const findFacts = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<StoredFacts>`
    select k.ctr_no, k.ctr_title, k.ctr_amount, k.ctr_valid_dt, k.est_no, e.est_code, e.est_supply, e.est_vat, k.is_in_order,
           (select coalesce(json_agg(json_build_object('epl_title', p.epl_title, 'epl_amount', p.epl_amount,
                     'epl_due_kind', p.epl_due_kind, 'epl_due_dt', p.epl_due_dt, 'epl_due_days', p.epl_due_days,
                     'epl_pay_type', p.epl_pay_type) order by p.epl_place), '[]')
              from estimate_plans p where p.est_no = k.est_no) as plans,
           json_build_object('client_name', c.client_name, 'client_rep_name', c.client_rep_name,
             'client_biz_no', c.client_biz_no, 'client_phone', c.client_phone,
             'client_addr', nullif(concat_ws(' ', c.client_addr, c.client_addr_detail), '')) as client,
           json_build_object('emp_no', m.emp_no, 'name', u.user_name) as signatory,
           (select json_agg(json_build_object('cs_no', s.cs_no, 'cs_name', s.cs_name, 'cs_title', s.cs_title) order by s.cs_place)
              from contract_signers s where s.ctr_no = k.ctr_no) as signers
      from contracts k join estimates e using (est_no) join projects p on p.proj_no = k.proj_no
      join clients c using (client_no) join employees m on m.emp_no = k.signatory_no join users u using (user_no)
     where k.ctr_no = ${ctr_no}`.execute(db)
  const facts = rows[0]
  if (!facts) throw new Error(`contract ${ctr_no} cannot be sent`)
  return facts
}

/** Everything that is agreed on, as it is now, and its SHA-256. */
export const takeSnapshot = async (
  db: Db,
  ctr_no: number,
  { ctr_html, company, sent_at }: Pick<ContractSnapshot, 'ctr_html' | 'company' | 'sent_at'>,
) => {
  const { cse_no } = await profileForPapers(db)
  const snapshot: ContractSnapshot = { ...(await findFacts(db, ctr_no)), ctr_html, company, cse_no, sent_at }
  return { snapshot, ctr_hash: hashOf(snapshot) }
}
