import { payments } from '@crm/contract/features/payments/payments'
import { pocket } from '@crm/contract/features/pocket/pocket'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { features } from '../features.ts'
import type { JobContext } from '../jobs/handler.ts'
import { shop, shopFeature } from './shopFeature.ts'
import { type Person, startTestApp } from './startTestApp.ts'

type Order = Partial<RequestOf<typeof shop.order>['body']>

/** The product with a shop in it, its staff, and what tests of payments ask again and again. */
export const startShop = async (config: Partial<Config> = {}) => {
  const app = await startTestApp({ features: { ...features, shop: shopFeature }, config })
  const staffer = await app.staff({ emp_lv: 4, emp_scope: ['CampAdmList', 'ClientVcList'] })
  let things = 0
  const order = async (who: Person, draft: Order = {}) => {
    const { query } = await who.call(shop.order, { body: { to_no: ++things, ...draft } })
    const [opened] = query
    if (!opened) throw new Error('nothing was opened')
    return opened
  }
  const read = async (who: Person, pay_no: number) => {
    const [payment] = (await who.call(payments.detail, { params: { pay_no } })).query
    if (!payment) throw new Error('not there')
    return payment
  }
  const cash = async (client_no: number) => (await staffer.call(pocket.list, { query: { client_no } })).cash
  const give = (client_no: number, cl_amount: number) =>
    staffer.call(pocket.add, { body: { client_no, cl_amount, reason: '지급' } })
  const expectNoDiscrepancy = async () => {
    const { rows } = await sql`select * from payment_discrepancies`.execute(app.db)
    expect(rows).toEqual([])
  }
  /** Runs a job at once, as its queue would later. */
  const runJob = <Data>(handle: (ctx: JobContext, data: Data) => Promise<void>, data: Data) =>
    app.db.transaction().execute((db) => {
      const rest = { fileOwners: {}, paymentOwners: shopFeature.paymentOwners, alimtalkTemplates: new Map() }
      const silent = { publish: () => {}, sendTo: () => {}, notifyGuests: () => {}, enqueue: async () => {} }
      const settings = { ...readConfig({ DATABASE_URL: 'postgres://unused' }), publicUrl: app.url, ...config }
      return handle({ db, config: settings, ...rest, ...silent }, data)
    })
  return { app, staffer, order, read, cash, give, expectNoDiscrepancy, runJob }
}
