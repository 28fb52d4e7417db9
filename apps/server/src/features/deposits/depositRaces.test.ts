import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const fifty = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 50 }, (_, at) => work(at)))
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
/** Refusals that are not a clear no: a deadlock or a bug. */
const unclear = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' && !(result.reason as { fields?: object }).fields ? [String(result.reason)] : [],
  )

test('of fifty deposits at once for one credit only as many pay as it takes', async () => {
  const { ctr_no, projcrd_nos } = await f.agreed([1_000_000])
  const results = await fifty(() =>
    f.register({ dep_amount: 300_000, shares: [{ projcrd_no: projcrd_nos[0] ?? 0, amount: 300_000 }] }),
  )
  expect([done(results), unclear(results)]).toEqual([3, []])
  expect(await f.paidOf(ctr_no)).toEqual([900_000])
  expect(await f.discrepancies()).toEqual([])
})

test('of fifty shares at once of one deposit only as many are given as it has', async () => {
  const { ctr_no, projcrd_nos } = await f.agreed([1_000_000, 1_000_000])
  const { dep_no } = await f.register({ dep_amount: 500_000 })
  const results = await fifty((at) => f.share(dep_no, projcrd_nos[at % 2] ?? 0, 100_000))
  expect([done(results), unclear(results)]).toEqual([5, []])
  expect((await f.paidOf(ctr_no)).reduce((sum, paid) => sum + paid, 0)).toBe(500_000)
  expect(await f.discrepancies()).toEqual([])
})

test('refunds against shares of one deposit: every won is used once', async () => {
  const { ctr_no, projcrd_nos } = await f.agreed([5_000_000])
  const { dep_no } = await f.register({ dep_amount: 1_000_000 })
  const results = await fifty((at) =>
    at % 2 ? f.share(dep_no, projcrd_nos[0] ?? 0, 50_000) : f.refund(dep_no, 30_000),
  )
  expect(unclear(results)).toEqual([])
  const [paid = 0] = await f.paidOf(ctr_no)
  const { rows } = await sql<{ left: number; rest: number }>`
    select (select sum(dep_amount)::bigint from deposits where ${dep_no} in (dep_no, reversed_dep_no)) as left, dep_rest as rest
      from deposits where dep_no = ${dep_no}`.execute(f.app.db)
  expect(rows).toEqual([{ left: 1_000_000 - 25 * 30_000, rest: 250_000 - paid }])
  expect(await f.discrepancies()).toEqual([])
})

test('the database refuses what no service asks for: too much shared, too much back, another client’s credit', async () => {
  const { client_no, projcrd_nos } = await f.agreed([100_000])
  const [projcrd_no = 0] = projcrd_nos
  const { dep_no } = await f.register({ dep_amount: 50_000 })
  const share = (no: number, ds_amount: number) =>
    f.app.db.insertInto('deposit_shares').values({ dep_no: no, projcrd_no, ds_amount }).execute()
  await expect(share(dep_no, 60_000)).rejects.toMatchObject({ constraint: 'deposit_shares_deposit' })
  await expect(share(dep_no, -1)).rejects.toMatchObject({ constraint: 'deposit_shares_deposit' })
  const foreign = await f.register({ client_no: await f.app.company('남의 회사') })
  await expect(share(foreign.dep_no, 1)).rejects.toMatchObject({ constraint: 'deposit_shares_client' })
  const back = { client_no, dep_dt: '2026-03-01', dep_pay_type: 6, reversed_dep_no: dep_no }
  await expect(
    f.app.db
      .insertInto('deposits')
      .values({ ...back, dep_amount: -50_001 })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'deposits_refund' })
  await expect(
    f.app.db.updateTable('deposits').set({ dep_rest: 0 }).where('dep_no', '=', dep_no).execute(),
  ).rejects.toMatchObject({ code: '23001' })
})
