import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { ctrState } from '@crm/contract/features/contracts/contracts.words'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../http/caller/actors.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { verifyPdf } from '../contracts/sealing/verify.service.ts'
import { demoContractLink, seed } from './contractSigning.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true, rateLimits: false })
})

test('the demo has electronic contracts in every state, whose chains are whole, and one that its client signs', async () => {
  const { rows } = await sql<{ ctr_state: string; count: number; whole: boolean }>`
    select ctr_state, count(*)::int as count, bool_and(crm_chain_is_whole(ctr_no)) as whole
      from contracts where ctr_kind = 'electronic' group by ctr_state order by ctr_state`.execute(app.db)
  expect(rows).toEqual([
    { ctr_state: 'concluded', count: 12, whole: true },
    { ctr_state: 'declined', count: 1, whole: true },
    { ctr_state: 'draft', count: 1, whole: true },
    { ctr_state: 'expired', count: 1, whole: true },
    { ctr_state: 'sent', count: 2, whole: true },
    { ctr_state: 'signing', count: 1, whole: true },
  ])
  const [page] = (await app.call(contractSigning.show, { body: { t: demoContractLink } })).query
  expect(page).toMatchObject({ ctr_state: 'sent', days_left: 10, me: { cs_state: 'asked' } })
  expect(page?.me.code_ways.length).toBeGreaterThan(0)
})

test('a contract of the demo leaves nothing open, and its day is the one on which it was made', async () => {
  const { rows } = await sql<{ gaps: number; days: number }>`
    select count(*) filter (where ctr_html like '%〔%')::int as gaps,
           count(*) filter (where ctr_html like '%' || to_char(coalesce(ctr_concluded_dt, reg_dt::date), 'YYYY"년" FMMM"월" FMDD"일"') || '%')::int as days
      from contracts where ctr_kind = 'electronic'`.execute(app.db)
  expect(rows[0]).toEqual({ gaps: 0, days: 18 })
})

test('with files they are really sealed, and each is known to be ours', async () => {
  await seed.files?.(app.db, undefined as never)
  const papers = await app.db.selectFrom('contract_papers').select('pdf').execute()
  expect(papers).toHaveLength(12)
  expect(await verifyPdf(app, papers[0]?.pdf as Buffer)).toMatchObject({ verdict: 'intact' })
})

/** The person whom visitors sign in as. */
const asDemoClient = async () => {
  const token = 'session-of-the-demo-client'
  await sql`insert into sessions (token_hash, user_no, expires_at)
            select ${hashToken(token)}, user_no, now() + interval '1 hour' from users where user_id = 'client'`.execute(
    app.db,
  )
  return app.callAs(token)
}

test('the client of the demo has one estimate to answer, one contract to sign, one payment to make and one that is done and sealed', async () => {
  const call = await asDemoClient()
  const [waiting] = (await call(clientEstimates.waiting, {})).query
  expect(waiting).toMatchObject({ answer: 1, sign: 1, pay: 1, overdue: 0 })
  const { query } = await call(clientEstimates.list, { query: { limit: 100 } })
  const done = query.filter(({ ctr_state, balance }) => ctr_state === 'sealed' && balance === 0)
  expect(done.length).toBe(1)
  const [detail] = (await call(clientEstimates.detail, { params: { est_no: done[0]?.est_no ?? 0 } })).query
  expect(detail?.contract).toMatchObject({ is_sealed: true, signers: [{ cs_state: 'signed', is_me: true }] })
})

test('the demo has contracts in every state, forty items and six packages', async () => {
  const { rows } = await sql<{ ctr_state: string }>`select distinct ctr_state from contracts`.execute(app.db)
  expect(new Set(rows.map(({ ctr_state }) => ctr_state))).toEqual(new Set(ctrState.values))
  const { rows: counts } = await sql<{ items: number; packages: number; papers: number; refunded: number }>`
    select (select count(*)::int from estimate_items) as items, (select count(*)::int from estimate_packages) as packages,
           (select count(*)::int from contracts where ctr_kind = 'paper' and ctr_state = 'concluded') as papers,
           (select count(*)::int from contracts k where k.ctr_state = 'cancelled' and k.ctr_paid = 0 and exists (
              select from project_credits c join deposit_shares s using (projcrd_no) where c.ctr_no = k.ctr_no and s.ds_amount < 0)) as refunded`.execute(
    app.db,
  )
  expect(counts[0]).toMatchObject({ items: 40, packages: 6, refunded: 1 })
  expect(counts[0]?.papers).toBeGreaterThan(0)
})
