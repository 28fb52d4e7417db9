import { estimates } from '@crm/contract/features/estimates/estimates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { type PaperContractFixture, paperContractFixture } from '../../testing/fixtures/money/paperContractFixture.ts'
import { isChainWhole } from './events.queries.ts'

let set: PaperContractFixture
beforeAll(async () => {
  set = await paperContractFixture()
})

const statusOf = (done: PromiseSettledResult<unknown>) => (done.status === 'fulfilled' ? 200 : done.reason.status)
const statusesOf = async (tries: Promise<unknown>[]) => (await Promise.allSettled(tries)).map(statusOf)

/** Contracts of an estimate and what is to be paid for those that stand. */
const moneyOf = async (est_no: number) => {
  const { rows } = await sql<{ live: number; credits: number }>`
    select (select count(*)::int from contracts where est_no = ${est_no} and ctr_state = 'concluded') as live,
           (select coalesce(sum(projcrd_amount), 0)::int from project_credits c join contracts k using (ctr_no)
             where k.est_no = ${est_no} and k.ctr_state = 'concluded') as credits`.execute(set.app.db)
  return rows[0]
}

test('of fifty who register the contract of one estimate one does', async () => {
  const { est_no } = await set.issue()
  const by = (at: number) => (at % 2 ? set.mina : set.admin)
  const statuses = await statusesOf(Array.from({ length: 50 }, (_, at) => set.register(est_no, { by: by(at) })))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200)).toEqual(Array(49).fill(409))
  expect(await moneyOf(est_no)).toEqual({ live: 1, credits: 1_100_000 })
})

test('cancelling and registering at once: whichever comes second finds what the first has made', async () => {
  for (let round = 0; round < 4; round++) {
    const { est_no } = await set.issue()
    const contract = await set.register(est_no)
    const [cancelled, registered] = await statusesOf([set.cancel(contract), set.register(est_no)])
    expect(cancelled).toBe(200)
    expect([200, 409]).toContain(registered)
    const live = registered === 200 ? 1 : 0
    expect(await moneyOf(est_no)).toEqual({ live, credits: live * 1_100_000 })
    expect(await isChainWhole(set.app.db, contract.ctr_no)).toBe(true)
  }
})

test('of ten who cancel one does', async () => {
  const contract = await set.register((await set.issue()).est_no)
  const statuses = await statusesOf(Array.from({ length: 10 }, () => set.cancel(contract)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  expect((await set.read(contract.ctr_no)).events.map(({ ce_kind }) => ce_kind)).toEqual(['paper', 'cancelled'])
})

test('a contract and a withdrawal of its estimate at once: one of them', async () => {
  for (let round = 0; round < 4; round++) {
    const { est_no, rev } = await set.issue()
    const withdraw = set.mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
    const statuses = await statusesOf([set.register(est_no), withdraw])
    expect(statuses.toSorted()).toEqual([200, 409])
    const isContract = statuses[0] === 200
    expect((await readEstimate(set.mina, est_no)).est_state).toBe(isContract ? 'accepted' : 'withdrawn')
    expect((await moneyOf(est_no))?.live).toBe(isContract ? 1 : 0)
  }
})
