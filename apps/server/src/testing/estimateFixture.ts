import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import type { Db } from '../db/database.ts'
import { estimateDraft } from './estimateDrafts.ts'
import type { Person } from './startTestApp.ts'

export const createEstimate = async ({ call }: Person, proj_no: number, changes: Partial<EstimateDraft> = {}) =>
  (await call(estimates.create, { body: { proj_no, ...estimateDraft(changes) } })).query[0] as Estimate

interface StoredEstimate {
  proj_no: number
  est_title?: string
  est_amount: number
  est_issued_dt?: string | null
}

let serial = 0

/** An estimate as rows, for what other features show of it: with its plan, accepted where it is issued. */
export const insertEstimate = async (
  db: Db,
  { proj_no, est_title = '견적서', est_amount, est_issued_dt = null }: StoredEstimate,
) =>
  db.transaction().execute(async (tx) => {
    const { est_no } = await tx
      .insertInto('estimates')
      .values({ proj_no, est_title, est_amount, est_supply: est_amount } as never)
      .returning('est_no')
      .executeTakeFirstOrThrow()
    const plan = { epl_title: '전액', epl_kind: 'share', epl_value: 100, epl_due_kind: 'contract', epl_due_days: 7 }
    if (est_amount > 0)
      await tx
        .insertInto('estimate_plans')
        .values({ ...plan, est_no, epl_place: 0, epl_amount: est_amount, epl_pay_type: 3 })
        .execute()
    if (est_issued_dt) await issueStored(tx, est_no, est_issued_dt)
    return est_no
  })

/** As if it had been issued then. */
export const issueStored = (db: Db, est_no: number, est_issued_dt: string) =>
  db
    .updateTable('estimates')
    .set({ est_state: 'issued', est_issued_dt, est_code: `BE-2020-${String(++serial).padStart(5, '0')}` })
    .where('est_no', '=', est_no)
    .execute()

/** One of the calls that change an estimate, with its newest revision. */
export const issueEstimate = async ({ call }: Person, { est_no, rev }: Estimate, sends_mail = false) =>
  (await call(estimates.issue, { params: { est_no }, body: { rev, sends_mail } })).query[0] as Estimate

export const readEstimate = async ({ call }: Person, est_no: number) =>
  (await call(estimates.detail, { params: { est_no } })).query[0] as Estimate
