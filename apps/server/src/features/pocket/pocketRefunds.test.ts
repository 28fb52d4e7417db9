import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { isUndone, refundPocket, usePocket } from './pocket.service.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ emp_scope: ['ClientVcList'] })
})

const inCall = <Result>(work: (ctx: Parameters<typeof usePocket>[0]) => Promise<Result>) => {
  const rest = { config: readConfig({}), publish: () => {}, sendTo: () => {}, enqueue: async () => {} }
  return app.db.transaction().execute((db) => work({ db, ...rest }))
}
const refund = (client_no: number, used_cl_no: number, amount: number) =>
  inCall((ctx) => refundPocket(ctx, { client_no, amount, reason: '일부 환불', used_cl_no }))
const cashOf = async (client_no: number) => (await mina.call(pocket.list, { query: { client_no } })).cash

const companyThatUsed = async (amount: number) => {
  const client_no = await app.company()
  await mina.call(pocket.add, { body: { client_no, cl_amount: 10_000, reason: '지급' } })
  const { cl_no } = await inCall((ctx) => usePocket(ctx, { client_no, amount, reason: '강의 결제' }))
  return { client_no, cl_no }
}

const pay = async (client_no: number, cl_no: number, amount: number) => {
  await sql`with paid as (
      insert into payments (to_table, to_no, pay_key, client_no, pay_title, pay_total, pay_pocket, pay_due_dt, cl_no)
      values ('courses', 1, ${`test:${cl_no}`}, ${client_no}, '강의', ${amount}, ${amount}, now(), ${cl_no}) returning pay_no)
    insert into payment_items (pay_no, pi_title, list, sale, pocket, money)
    select pay_no, '강의', ${amount}, ${amount}, ${amount}, 0 from paid`.execute(app.db)
}

test('a purchase comes back in parts, never more than it took, and is listed once', async () => {
  const { client_no, cl_no } = await companyThatUsed(1_000)
  await refund(client_no, cl_no, 300)
  expect(await isUndone(app, cl_no)).toBe(false)
  await expect(refund(client_no, cl_no, 701)).rejects.toMatchObject({ status: 409, message: '이미 취소된 내역이에요.' })
  await expect(refund(client_no, cl_no, 1_001)).rejects.toMatchObject({ constraint: 'cash_log_reversal' })
  const last = await refund(client_no, cl_no, 700)
  expect(await isUndone(app, cl_no)).toBe(true)
  await expect(refund(client_no, cl_no, 1)).rejects.toMatchObject({ status: 409 })
  const { query, total, cash } = await mina.call(pocket.list, { query: { client_no } })
  expect([query.length, total, cash]).toEqual([4, 4, 10_000])
  expect(query.find((entry) => entry.cl_no === cl_no)?.reversed_by).toBe(last.cl_no)
})

test('fifty small refunds of one purchase at once: exactly as many as fit', async () => {
  const { client_no, cl_no } = await companyThatUsed(1_000)
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => refund(client_no, cl_no, 90)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  expect(await cashOf(client_no)).toBe(9_990)
})

test('what was partly given back is not reversed any more, and only purchases are given back', async () => {
  const { client_no, cl_no } = await companyThatUsed(1_000)
  const { cl_no: part } = await refund(client_no, cl_no, 1)
  const reverse = (no: number) => mina.call(pocket.reverse, { params: { cl_no: no }, body: { reason: '' } })
  await expect(reverse(cl_no)).rejects.toMatchObject({ status: 409, message: '이미 취소된 내역이에요.' })
  await expect(refund(client_no, part, 1)).rejects.toMatchObject({ constraint: 'cash_log_reversal' })
})

test('points that paid are not reversed by hand, neither by a call nor in the database', async () => {
  const { client_no, cl_no } = await companyThatUsed(500)
  await pay(client_no, cl_no, 500)
  await expect(mina.call(pocket.reverse, { params: { cl_no }, body: { reason: '' } })).rejects.toMatchObject({
    status: 409,
    message: '결제에 쓴 포켓이에요. 결제를 환불하면 함께 돌아가요.',
  })
  const entered = sql`insert into cash_log (client_no, cl_amount, cl_type, cl_info, reversed_cl_no)
    values (${client_no}, 500, 'reverse', '{"reason":""}', ${cl_no})`.execute(app.db)
  await expect(entered).rejects.toMatchObject({ constraint: 'cash_log_payment' })
  expect((await refund(client_no, cl_no, 200)).pay_no).not.toBeNull()
})
