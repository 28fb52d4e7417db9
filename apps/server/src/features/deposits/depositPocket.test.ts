import { deposits } from '@crm/contract/features/deposits/deposits'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const ledger = async (client_no: number) => {
  const { query, cash } = await f.mina.call(pocket.list, { query: { client_no } })
  return { cash, entries: query.map(({ cl_type, cl_amount }) => [cl_type, cl_amount]) }
}
const paid = (projcrd_no: number | undefined, amount: number) => [{ projcrd_no: projcrd_no ?? 0, amount }]

test('points of the lines come once with the first covered credit of a contract', async () => {
  const client_no = await f.app.company('포켓상사')
  const { projcrd_nos } = await f.agreed([100_000, 100_000], { client_no, pocket: 15_000, quantity: 1.5 })
  const pay = (at: number, amount: number) =>
    f.register({ client_no, dep_amount: amount, shares: paid(projcrd_nos[at], amount) })
  await pay(0, 40_000)
  expect(await ledger(client_no)).toEqual({ cash: 0, entries: [] })
  await pay(0, 60_000)
  expect(await ledger(client_no)).toEqual({ cash: 22_500, entries: [['charge', 22_500]] })
  await pay(1, 100_000)
  expect((await ledger(client_no)).cash).toBe(22_500)
})

test('a refund that empties the contract takes back what is left of them at most; paid again they come again', async () => {
  const client_no = await f.app.company('환불상사')
  const { projcrd_nos } = await f.agreed([100_000], { client_no, pocket: 50_000 })
  const all = { client_no, dep_amount: 100_000, shares: paid(projcrd_nos[0], 100_000) }
  const { dep_no } = await f.register(all)
  await f.mina.call(pocket.add, { body: { client_no, cl_amount: -20_000, reason: '사용' } })
  await f.refund(dep_no, 60_000)
  expect((await ledger(client_no)).cash).toBe(30_000)
  await f.refund(dep_no, 40_000)
  expect(await ledger(client_no)).toEqual({
    cash: 0,
    entries: [
      ['take', -30_000],
      ['take', -20_000],
      ['charge', 50_000],
    ],
  })
  const again = await f.register(all)
  expect((await ledger(client_no)).entries[0]).toEqual(['charge', 30_000])
  await f.admin.call(deposits.correct, { params: { dep_no: again.dep_no }, body: { dep_memo: '두 번 등록' } })
  expect((await ledger(client_no)).cash).toBe(0)
})

test('fifty deposits at once bring the points of a contract once, and nobody undoes them by hand', async () => {
  const client_no = await f.app.company('동시상사')
  const { ctr_no, projcrd_nos } = await f.agreed(
    Array.from({ length: 8 }, () => 10_000),
    { client_no, pocket: 7_000 },
  )
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) =>
      f.register({ client_no, dep_amount: 10_000, shares: paid(projcrd_nos[at % 8], 10_000) }),
    ),
  )
  expect(await f.paidOf(ctr_no)).toEqual(Array.from({ length: 8 }, () => 10_000))
  const { query, cash } = await f.mina.call(pocket.list, { query: { client_no } })
  expect([cash, query.length]).toEqual([7_000, 1])
  const undo = { params: { cl_no: query[0]?.cl_no ?? 0 }, body: { reason: '' } }
  await expect(f.mina.call(pocket.reverse, undo)).rejects.toMatchObject({ status: 409 })
  const more = sql`insert into cash_log (client_no, cl_amount, cl_type, cl_info, ctr_no)
    values (${client_no}, 1, 'charge', '{"reason": ""}', ${ctr_no})`
  await expect(more.execute(f.app.db)).rejects.toMatchObject({ constraint: 'cash_log_contract' })
})
