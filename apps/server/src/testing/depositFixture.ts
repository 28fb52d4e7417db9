import { deposits } from '@crm/contract/features/deposits/deposits'
import type { BodyOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../clock.ts'
import type { Config } from '../config.ts'
import { insertContract } from './contractFixture.ts'
import { insertEstimate } from './estimateFixture.ts'
import { projectFixture, someone } from './projectFixture.ts'

export type DepositBody = BodyOf<typeof deposits.create>

/** A test app with somebody who registers deposits, and projects with a concluded contract. */
export const depositFixture = async (config: Partial<Config> = {}, options: { rateLimits?: boolean } = {}) => {
  const fixture = await projectFixture(config, options)
  const { app, mina } = fixture
  const admin = await app.staff({ user_name: '윤관리', emp_scope: ['AdminContract', 'WorkList'] })

  /** A project with a contract over these instalments, due a month after each other. */
  const agreed = async (amounts: number[], { client_no = fixture.client_no, pocket = 0, quantity = 1 } = {}) => {
    const { proj_no } = await fixture.register({ client_no, proj_employees: [someone(mina.emp_no)] })
    const est_amount = amounts.reduce((sum, amount) => sum + amount, 0)
    const est_no = await insertEstimate(app.db, { proj_no, est_amount })
    if (pocket)
      await app.db
        .insertInto('estimate_lines')
        .values({
          ...{ est_no, el_place: 0, el_kind: 'line', el_name: '자문', el_quantity: quantity },
          el_pocket: pocket,
        })
        .execute()
    const contract = await insertContract(app.db, {
      est_no,
      credits: amounts.map((projcrd_amount, at) => ({
        ...{ projcrd_title: `${at + 1}차`, projcrd_amount, projcrd_due_dt: `2026-0${at + 1}-15` },
      })),
    })
    return { proj_no, client_no, est_no, ...contract }
  }

  const body = (changes: Partial<DepositBody> = {}): DepositBody => ({
    client_no: fixture.client_no,
    dep_dt: '2026-02-01',
    dep_amount: 1_000_000,
    dep_pay_type: 3,
    dep_name: '그린루프',
    dep_memo: '',
    shares: [],
    ...changes,
  })

  const register = async (changes: Partial<DepositBody> = {}) => {
    const [deposit] = (await admin.call(deposits.create, { body: body(changes) })).query
    if (!deposit) throw new Error('no deposit')
    return deposit
  }

  const share = (dep_no: number, projcrd_no: number, amount: number) =>
    admin.call(deposits.share, { params: { dep_no }, body: { shares: [{ projcrd_no, amount }] } })

  const refund = (dep_no: number, amount: number, dep_dt = koreaToday()) =>
    admin.call(deposits.refund, { params: { dep_no }, body: { dep_dt, amount, dep_memo: '해지' } })

  /** What is paid of each credit of a contract, in order. */
  const paidOf = async (ctr_no: number) => {
    const { rows } = await sql<{ projcrd_paid: number }>`
      select projcrd_paid from project_credits where ctr_no = ${ctr_no} order by projcrd_no`.execute(app.db)
    return rows.map(({ projcrd_paid }) => projcrd_paid)
  }

  /** Deposits whose kept rest is not what their rows say, and credits whose paid sum is not: always none. */
  const discrepancies = async () => {
    const { rows } = await sql`
      select d.dep_no from deposits d where d.dep_amount > 0 and (d.dep_rest < 0 or d.dep_rest <>
             d.dep_amount + coalesce((select sum(r.dep_amount) from deposits r where r.reversed_dep_no = d.dep_no), 0)
             - coalesce((select sum(s.ds_amount) from deposit_shares s join deposits o using (dep_no)
                          where d.dep_no in (o.dep_no, o.reversed_dep_no)), 0))
      union all
      select c.projcrd_no from project_credits c
       where c.projcrd_paid <> coalesce((select sum(s.ds_amount) from deposit_shares s where s.projcrd_no = c.projcrd_no), 0)`.execute(
      app.db,
    )
    return rows
  }

  return {
    ...fixture,
    admin,
    agreed,
    body,
    register,
    share,
    refund,
    paidOf,
    discrepancies,
    registerProject: fixture.register,
  }
}
