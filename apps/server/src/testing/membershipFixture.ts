import { membershipPlans } from '@crm/contract/features/membershipPlans/membershipPlans'
import { memberships } from '@crm/contract/features/memberships/memberships'
import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { readConfig } from '../config.ts'
import { access as planAccess } from '../features/membershipPlans/membershipPlans.access.ts'
import { findPayment } from '../features/payments/payments.queries.ts'
import type { JobContext } from '../jobs/handler.ts'
import type { OwnedPayment, PaymentContext } from '../paymentOwner.ts'
import { startTestApp } from './startTestApp.ts'

/** A right request to create something, from the rows of its access test. */
export const bodyOf = (rows: unknown) =>
  (rows as { create: { sample: { body: Record<string, unknown> } } }).create.sample.body

/** The product with a plan, a member of staff for memberships, and what tests of them ask again and again. */
export const startMemberships = async () => {
  const app = await startTestApp()
  const mina = await app.staff({ emp_lv: 4, emp_scope: ['AdminMembership', 'AdminCoupon', 'ClientVcList'] })
  const createPlan = async (changes: object = {}) => {
    const body = { ...bodyOf(planAccess), ...changes }
    return (await mina.call(membershipPlans.create, { body: body as never })).query[0]?.mbp_no ?? 0
  }
  const plan_no = await createPlan()
  const read = async ({ mbs_no }: { mbs_no: number }) =>
    (await mina.call(memberships.detail, { params: { mbs_no } })).query[0] as Membership

  return {
    app,
    mina,
    plan_no,
    createPlan,
    read,
    request: async (client_no: number, mbp_no = plan_no) =>
      (await mina.call(memberships.request, { body: { client_no, mbp_no } })).query[0] as Membership,
    deposit: async ({ mbs_no }: Membership) =>
      (await mina.call(memberships.deposit, { params: { mbs_no }, body: { pay_type: 3 } })).query[0] as Membership,
    cashOf: async (client_no: number) => (await mina.call(pocket.list, { query: { client_no } })).cash,
    movesOf: async (membership: { mbs_no: number }) =>
      (await read(membership)).moves.map(({ to_state }) => to_state).reverse(),
    /** As a job, or the payment's own transaction, would do it. */
    inCall: <Result>(work: (ctx: JobContext & PaymentContext) => Promise<Result>) => {
      const rest = { config: readConfig({}), publish: () => {}, sendTo: () => {}, enqueue: async () => {} }
      return app.db.transaction().execute((db) => work({ db, ...rest } as unknown as JobContext & PaymentContext))
    },
    /** The period as if it had been paid so many days earlier. */
    shift: (mbs_no: number, days: number) =>
      sql`update memberships set start_dt = start_dt - ${days}::int, end_dt = end_dt - ${days}::int
           where mbs_no = ${mbs_no}`.execute(app.db),
    setPayState: (pay_no: number, state: number) =>
      sql`update payments set pay_state = ${state} where pay_no = ${pay_no}`.execute(app.db),
    paymentOf: async (pay_no: number | null) => (await findPayment(app.db, pay_no ?? 0)) as OwnedPayment,
  }
}
