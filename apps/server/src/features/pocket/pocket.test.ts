import { type CashLog, pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { refundPocket, usePocket } from './pocket.service.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['ClientVcList'] })
})

const add = async (client_no: number, cl_amount: number, reason = '가입 축하') => {
  const { query } = await mina.call(pocket.add, { body: { client_no, cl_amount, reason } })
  return query[0] as CashLog
}
const read = (client_no: number, more: object = {}) => mina.call(pocket.list, { query: { client_no, ...more } })
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (problem: { status: number }) => problem.status,
  )

/** As another feature's writing call would do it. */
const inCall = <Result>(work: (ctx: Parameters<typeof usePocket>[0]) => Promise<Result>) => {
  const rest = { config: readConfig({}), publish: () => {}, sendTo: () => {}, enqueue: async () => {} }
  return app.db.transaction().execute((db) => work({ db, ...rest }))
}

const proveTheSum = async (client_no: number) => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(cl_amount), 0)::int as total from cash_log where client_no = ${client_no}`.execute(app.db)
  expect((await read(client_no)).cash).toBe(rows[0]?.total)
  const { rows: wrong } = await sql`select * from pocket_discrepancies`.execute(app.db)
  expect(wrong).toEqual([])
}

test('points are granted and taken back by staff, with the reason and the balance after each', async () => {
  const client_no = await app.company('포켓회사')
  const granted = await add(client_no, 10_000, '가입 축하')
  expect(granted).toMatchObject({
    client_no,
    client_name: '포켓회사',
    cl_amount: 10_000,
    cl_type: 'free',
    cl_info: { reason: '가입 축하' },
    cl_balance: 10_000,
    emp_name: '김미나',
    reversed_by: null,
  })
  expect(await add(client_no, -3_000, '잘못 준 만큼')).toMatchObject({ cl_type: 'take', cl_balance: 7_000 })
  const { query, total, cash } = await read(client_no)
  expect([total, cash]).toEqual([2, 7_000])
  expect(query.map(({ cl_amount }) => cl_amount)).toEqual([-3_000, 10_000])
  expect(query[0]?.reg_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await proveTheSum(client_no)
})

test('a company that never had any has none; one that does not exist is not found', async () => {
  expect(await read(await app.company())).toMatchObject({ query: [], total: 0, cash: 0 })
  await expect(read(2_000_000_000)).rejects.toMatchObject({ status: 404 })
  await expect(add(2_000_000_000, 1)).rejects.toMatchObject({ status: 404 })
})

test.each([
  [0, '0이 아닌 수를 입력해 주세요.'],
  [100_000_001, '한 번에 1억 포켓까지 처리할 수 있어요.'],
  [-100_000_001, '한 번에 1억 포켓까지 처리할 수 있어요.'],
  [1.5, '숫자로 입력해 주세요.'],
  ['1000', '숫자로 입력해 주세요.'],
])('an amount of %j is refused: %s', async (cl_amount, message) => {
  const client_no = await app.company()
  await expect(add(client_no, cl_amount as number)).rejects.toMatchObject({
    status: 400,
    fields: { cl_amount: message },
  })
})

test('a hundred million in one step, and no more', async () => {
  const client_no = await app.company()
  expect(await add(client_no, 100_000_000)).toMatchObject({ cl_balance: 100_000_000 })
  expect(await add(client_no, 100_000_000)).toMatchObject({ cl_balance: 200_000_000 })
  expect(await add(client_no, -100_000_000)).toMatchObject({ cl_balance: 100_000_000 })
})

test('the balance never goes below zero', async () => {
  const client_no = await app.company()
  const refusal = { status: 409, code: 'not_enough_pocket', message: '포켓이 부족해요. 잔액을 확인해 주세요.' }
  await expect(add(client_no, -1)).rejects.toMatchObject(refusal)
  await add(client_no, 500)
  await expect(add(client_no, -501)).rejects.toMatchObject(refusal)
  await expect(inCall((ctx) => usePocket(ctx, { client_no, amount: 501, reason: '멘토링' }))).rejects.toMatchObject({
    code: 'not_enough_pocket',
  })
  expect(await add(client_no, -500)).toMatchObject({ cl_balance: 0 })
  await proveTheSum(client_no)
})

test('other features use and refund points in their own transaction', async () => {
  const client_no = await app.company()
  await add(client_no, 1_000)
  const used = await inCall((ctx) =>
    usePocket(ctx, { client_no, amount: 300, reason: '멘토링', about: { psrv_no: 7 } }),
  )
  expect(used).toMatchObject({ cl_type: 'use', cl_amount: -300, cl_balance: 700, emp_name: null })
  expect(await inCall((ctx) => refundPocket(ctx, { client_no, amount: 300, reason: '멘토링 취소' }))).toMatchObject({
    cl_type: 'refund',
    cl_balance: 1_000,
  })
  const undone = inCall(async (ctx) => {
    await usePocket(ctx, { client_no, amount: 100, reason: '되돌아갈 일' })
    throw new Error('the order failed')
  })
  await expect(undone).rejects.toThrow('the order failed')
  expect((await read(client_no)).cash).toBe(1_000)
  await proveTheSum(client_no)
})

test('a mistake is undone by a new entry, once', async () => {
  const client_no = await app.company()
  const wrong = await add(client_no, 5_000)
  const reverse = (cl_no: number) =>
    mina.call(pocket.reverse, { params: { cl_no }, body: { reason: '회사를 잘못 골랐어요' } })
  const { query } = await reverse(wrong.cl_no)
  const undoing = query[0] as CashLog
  expect(undoing).toMatchObject({ cl_type: 'reverse', cl_amount: -5_000, reversed_cl_no: wrong.cl_no, cl_balance: 0 })
  await expect(reverse(wrong.cl_no)).rejects.toMatchObject({ status: 409, message: '이미 취소된 내역이에요.' })
  await expect(reverse(undoing.cl_no)).rejects.toMatchObject({
    status: 409,
    message: '취소 내역은 다시 취소할 수 없어요.',
  })
  await expect(reverse(2_000_000_000)).rejects.toMatchObject({ status: 404 })
  const listed = await read(client_no)
  expect(listed.query.map(({ cl_no, reversed_by }) => [cl_no, reversed_by])).toEqual([
    [undoing.cl_no, null],
    [wrong.cl_no, undoing.cl_no],
  ])
  await proveTheSum(client_no)
})

test('what has been spent cannot be undone below zero', async () => {
  const client_no = await app.company()
  const granted = await add(client_no, 1_000)
  await inCall((ctx) => usePocket(ctx, { client_no, amount: 600, reason: '멘토링' }))
  await expect(mina.call(pocket.reverse, { params: granted, body: { reason: '' } })).rejects.toMatchObject({
    code: 'not_enough_pocket',
  })
})

test('fifty grants and fifty uses at once come out exact', async () => {
  const client_no = await app.company()
  await add(client_no, 1_000)
  const uses = Array.from({ length: 50 }, () =>
    inCall((ctx) => usePocket(ctx, { client_no, amount: 100, reason: '동시에' })).then(
      () => -100,
      () => 0,
    ),
  )
  const grants = Array.from({ length: 50 }, () => add(client_no, 7).then(({ cl_amount }) => cl_amount))
  const moved = await Promise.all([...uses, ...grants])
  const expected = 1_000 + moved.reduce((sum, amount) => sum + amount, 0)
  expect((await read(client_no)).cash).toBe(expected)
  // Whatever the order, there was never enough for more than thirteen.
  expect(moved.filter((amount) => amount === -100).length).toBeGreaterThanOrEqual(10)
  expect(moved.filter((amount) => amount === -100).length).toBeLessThanOrEqual(13)
  await proveTheSum(client_no)
})

test('fifty who undo one entry at once: one does', async () => {
  const client_no = await app.company()
  const wrong = await add(client_no, 100)
  await add(client_no, 10_000)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => statusOf(mina.call(pocket.reverse, { params: wrong, body: { reason: '' } }))),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(49)
  expect((await read(client_no)).cash).toBe(10_000)
})

test('a double click grants once', async () => {
  const client_no = await app.company()
  const body = { client_no, cl_amount: 100, reason: '' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => mina.call(pocket.add, { body }, { idempotencyKey: 'one-double-click' })),
  )
  expect(new Set(answers.map(({ query }) => query[0]?.cl_no)).size).toBe(1)
  expect((await read(client_no)).cash).toBe(100)
})

test('entries by kind, ten a page', async () => {
  const client_no = await app.company()
  for (let index = 1; index <= 12; index++) await add(client_no, index)
  await add(client_no, -5)
  const first = await read(client_no, { cl_type: 'free' })
  const second = await read(client_no, { cl_type: 'free', offset: 10 })
  expect([first.query.length, second.query.length, first.total]).toEqual([10, 2, 12])
  expect((await read(client_no, { cl_type: 'take' })).query.map(({ cl_amount }) => cl_amount)).toEqual([-5])
  expect((await read(client_no, { cl_type: 'use' })).total).toBe(0)
})

test('nobody edits the ledger or a balance by hand', async () => {
  const client_no = await app.company()
  const { cl_no } = await add(client_no, 100)
  const never = { code: '23001' }
  const attempt = (statement: ReturnType<typeof sql>) => statement.execute(app.db)
  await expect(attempt(sql`update cash_log set cl_amount = 1 where cl_no = ${cl_no}`)).rejects.toMatchObject(never)
  await expect(attempt(sql`delete from cash_log where cl_no = ${cl_no}`)).rejects.toMatchObject(never)
  await expect(attempt(sql`truncate cash_log cascade`)).rejects.toMatchObject(never)
  await expect(attempt(sql`update pocket_balances set cash = 1 where client_no = ${client_no}`)).rejects.toMatchObject(
    never,
  )
  await expect(attempt(sql`delete from pocket_balances where client_no = ${client_no}`)).rejects.toMatchObject(never)
  await expect(attempt(sql`insert into pocket_balances values (${await app.company()}, 5)`)).rejects.toMatchObject(
    never,
  )
  const enter = (amount: number, type: string, undoes?: number, company = client_no) =>
    attempt(sql`insert into cash_log (client_no, cl_amount, cl_type, cl_info, reversed_cl_no)
      values (${company}, ${amount}, ${type}, '{"reason":""}', ${undoes ?? null})`)
  const wrong: [number, string, number?][] = [
    [-1, 'free'],
    [1, 'use'],
    [0, 'free'],
    [100_000_001, 'free'],
    [-50, 'reverse', cl_no],
    [-100, 'reverse'],
    [1, 'free', cl_no],
  ]
  for (const entry of wrong) await expect(enter(...entry)).rejects.toMatchObject({ code: '23514' })
  const other = await app.company()
  await add(other, 1_000)
  await expect(enter(-100, 'reverse', cl_no, other)).rejects.toMatchObject({ code: '23503' })
  await proveTheSum(client_no)
})

test('a company reads its own entries, in order, without what staff wrote for themselves, and no other company’s', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const wrong = await add(client.client_no, 30_000, '가입 축하')
  await add(client.client_no, -5_000, '까다로운 고객이라 회수')
  await mina.call(pocket.add, { body: { client_no: other.client_no, cl_amount: 777, reason: '남의 것' } })
  await inCall((ctx) => usePocket(ctx, { client_no: client.client_no, amount: 2_000, reason: '사업계획서 검토' }))

  const { query, total, cash } = await client.call(pocket.own)
  expect([total, cash]).toEqual([3, 23_000])
  expect(query).toMatchObject([
    { cl_type: 'use', cl_amount: -2_000, cl_balance: 23_000, reason: '사업계획서 검토' },
    { cl_type: 'take', cl_amount: -5_000, cl_balance: 25_000, reason: null },
    { cl_no: wrong.cl_no, cl_type: 'free', cl_amount: 30_000, cl_balance: 30_000, reason: '가입 축하' },
  ])
  expect(JSON.stringify(query)).not.toMatch(/까다로운|김미나|emp_name|남의/)
})
