import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import type { EstimateDraft, PlanDraft } from '@crm/contract/features/estimates/estimates.rows'
import { koreaToday } from '../clock.ts'
import { createEstimate, issueEstimate } from './estimateFixture.ts'
import { projectFixture, someone } from './projectFixture.ts'
import type { Person } from './startTestApp.ts'

/** A part of a plan in percent, due so many days after something. */
export const planPart = (
  epl_title: string,
  epl_value: number,
  epl_due_kind: PlanDraft['epl_due_kind'],
  days = 7,
): PlanDraft => ({
  ...{ epl_title, epl_kind: 'share', epl_value, epl_due_kind, epl_pay_type: 3 },
  ...(epl_due_kind === 'date'
    ? { epl_due_dt: koreaToday(), epl_due_days: null }
    : { epl_due_dt: null, epl_due_days: days }),
})

/** A test app with two managers of a company's projects, somebody who manages contracts, and contracts on paper. */
export const paperContractFixture = async () => {
  const fixture = await projectFixture()
  const { app, mina } = fixture
  const jun = await app.staff({ user_name: '강준', emp_scope: ['WorkList'] })
  const admin = await app.staff({ user_name: '윤관리', emp_scope: ['AdminContract'] })
  const people = [someone(mina.emp_no), someone(jun.emp_no)]

  const issue = async (changes: Partial<EstimateDraft> = {}, project: { client_no?: number } = {}) => {
    const { proj_no } = await fixture.register({ ...project, proj_employees: people })
    return issueEstimate(mina, await createEstimate(mina, proj_no, changes))
  }
  const register = async (
    est_no: number,
    { by = mina, day = koreaToday(), memo = '' }: { by?: Person; day?: string; memo?: string } = {},
  ) =>
    (await by.call(contracts.registerPaper, { body: { est_no, ctr_concluded_dt: day, ctr_memo: memo } }))
      .query[0] as Contract
  const read = async (ctr_no: number, by: Person = mina) =>
    (await by.call(contracts.detail, { params: { ctr_no } })).query[0] as Contract
  const cancel = async (
    { ctr_no, rev }: Contract,
    { day = koreaToday(), reason = '고객 사정' }: { day?: string; reason?: string } = {},
  ) =>
    (
      await admin.call(contracts.cancel, {
        params: { ctr_no },
        body: { ctr_cancelled_dt: day, ctr_cancel_reason: reason, rev },
      })
    ).query[0] as Contract

  /** A contract that is signed on a page, as rows. */
  const insertElectronic = async (
    { est_no, proj_no, est_amount }: { est_no: number; proj_no: number; est_amount: number },
    ctr_state: 'draft' | 'sent',
  ) => {
    const template = await app.db
      .selectFrom('contract_templates')
      .select(['ctt_no', 'ctt_ver'])
      .executeTakeFirstOrThrow()
    const { ctr_no } = await app.db
      .insertInto('contracts')
      .values({
        ...{ est_no, proj_no, ctr_kind: 'electronic', ctr_state, ctr_title: '용역 계약', ctr_amount: est_amount },
        ...{ ...template, signatory_no: mina.emp_no, ctr_valid_dt: koreaToday() },
        ...(ctr_state === 'sent' && { ctr_sent_dt: `${koreaToday()} 09:00`, ctr_hash: 'a'.repeat(64) }),
      })
      .returning('ctr_no')
      .executeTakeFirstOrThrow()
    return ctr_no
  }
  return { ...fixture, jun, admin, issue, register, read, cancel, insertElectronic, project: fixture.show }
}
export type PaperContractFixture = Awaited<ReturnType<typeof paperContractFixture>>
