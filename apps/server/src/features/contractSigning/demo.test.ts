import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../seed/run.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { verifyPdf } from '../contracts/sealing/verify.service.ts'
import { demoContractLink, seed } from './contractSigning.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  await seedDemo(app.db)
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

test('with files they are really sealed, and each is known to be ours', async () => {
  await seed.files?.(app.db, undefined as never)
  const papers = await app.db.selectFrom('contract_papers').select('pdf').execute()
  expect(papers).toHaveLength(12)
  expect(await verifyPdf(app, papers[0]?.pdf as Buffer)).toMatchObject({ verdict: 'intact' })
})
