import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'

let app: TestApp
let client_no: number
beforeAll(async () => {
  app = await startTestApp()
  client_no = await app.company()
})

let serial = 0
const numberOf = async (statement: ReturnType<typeof sql<{ no: number }>>) =>
  (await statement.execute(app.db)).rows[0]?.no ?? 0

interface Draft {
  key?: string
  items?: number[]
  total?: number
}

/** A payment with one item for each amount, none of it by points. */
const open = ({ key = `test:${++serial}`, items = [10_000], total = items.reduce((a, b) => a + b, 0) }: Draft = {}) =>
  numberOf(sql`with opened as (
      insert into payments (to_table, to_no, pay_key, client_no, pay_title, pay_total, pay_due_dt)
      values ('courses', 1, ${key}, ${client_no}, '강의', ${total}, now()) returning pay_no),
    bought as (insert into payment_items (pay_no, pi_title, list, sale, pocket, money)
      select pay_no, '강의', won, won, 0, won from opened, unnest(${items}::int[]) won)
    select pay_no as no from opened`)
const move = (pay_no: number, ...states: number[]) =>
  states.reduce(
    (before, state) =>
      before.then(() =>
        sql`update payments set pay_state = ${state}, paid_dt = now(), pay_method = 'card' where pay_no = ${pay_no}`.execute(
          app.db,
        ),
      ),
    Promise.resolve() as Promise<unknown>,
  )
const failsBy = (constraint: string) => ({ constraint })
const refundOf = async (pay_no: number, won: number) => {
  const rf_no =
    await numberOf(sql`insert into payment_refunds (pay_no, rf_reason, due_dt, account_bank_code, account_number, account_holder)
    values (${pay_no}, '변심', now(), '088', '110123456789', '김고객') returning rf_no as no`)
  await sql`insert into payment_refund_items (rf_no, pi_no, money, pocket)
    select ${rf_no}, min(pi_no), ${won}, 0 from payment_items where pay_no = ${pay_no}`.execute(app.db)
  return rf_no
}
const moveRefund = async (rf_no: number, state: number) =>
  sql`update payment_refunds set rf_state = ${state}, done_dt = now(),
    account_bank_code = case when ${state}::int in (20, 21) then account_bank_code end,
    account_number = case when ${state}::int in (20, 21) then account_number end,
    account_holder = case when ${state}::int in (20, 21) then account_holder end where rf_no = ${rf_no}`.execute(app.db)

test('a payment moves only as it may, and each move is logged', async () => {
  const ways: Record<number, number[]> = {
    10: [],
    11: [11],
    0: [0],
    12: [11, 12],
    20: [11, 12, 20],
    21: [11, 12, 20, 21],
  }
  ways[22] = [11, 12, 20, 21, 22]
  const legal: Record<number, number[]> = { 10: [0, 11], 11: [0, 10, 12], 12: [11, 20], 20: [12, 21], 21: [12, 20, 22] }
  const all = [0, 10, 11, 12, 20, 21, 22]
  for (const from of all) {
    for (const to of all.filter((state) => state !== from)) {
      const pay_no = await open()
      await move(pay_no, ...(ways[from] ?? []))
      if (legal[from]?.includes(to)) await move(pay_no, to)
      else await expect(move(pay_no, to), `${from} to ${to}`).rejects.toMatchObject(failsBy('payments_move'))
    }
  }
  const pay_no = await open()
  await move(pay_no, 11, 10, 11, 12)
  const { rows } = await sql<{ to: number }>`
    select (body ->> 'to')::int as to from payment_events where pay_no = ${pay_no} order by ev_no`.execute(app.db)
  expect(rows.map(({ to }) => to)).toEqual([10, 11, 10, 11, 12])
})

test('one thing has one open payment, fifty at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => open({ key: 'one:thing' })))
  const opened = tries.filter((one) => one.status === 'fulfilled')
  expect(opened).toHaveLength(1)
  await move(opened[0]?.value ?? 0, 11, 12)
  await open({ key: 'one:thing' })
})

test('items add up to the payment and are fixed once somebody pays', async () => {
  await expect(open({ items: [5_000, 4_999], total: 10_000 })).rejects.toMatchObject(failsBy('payments_sums'))
  await expect(open({ items: [], total: 10_000 })).rejects.toMatchObject(failsBy('payments_sums'))
  const pay_no = await open({ items: [5_000, 5_000] })
  const dropItem = () =>
    sql`delete from payment_items where pi_no = (select min(pi_no) from payment_items where pay_no = ${pay_no})`.execute(
      app.db,
    )
  await expect(dropItem()).rejects.toMatchObject(failsBy('payments_sums'))
  await move(pay_no, 11)
  const change = (column: string, value: number) =>
    sql`update payments set ${sql.ref(column)} = ${value} where pay_no = ${pay_no}`.execute(app.db)
  await expect(change('pay_total', 1)).rejects.toMatchObject(failsBy('payments_fixed'))
  await expect(change('to_no', 2)).rejects.toMatchObject(failsBy('payments_fixed'))
  await expect(dropItem()).rejects.toMatchObject(failsBy('payments_fixed'))
})

test('only one try of a payment moves money', async () => {
  const pay_no = await open()
  const tryNow = (state: string) =>
    sql`insert into payment_tries (pay_no, order_id, try_state, try_amount)
      values (${pay_no}, ${`order_${++serial}`}, ${state}, 10000)`.execute(app.db)
  await tryNow('failed')
  await tryNow('opened')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => tryNow(index % 2 ? 'confirming' : 'done')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('refunds together never give back more than was paid, one is open at a time, and its account is forgotten', async () => {
  const pay_no = await open()
  await move(pay_no, 11, 12)
  const first = await refundOf(pay_no, 6_000)
  await expect(refundOf(pay_no, 1)).rejects.toMatchObject(failsBy('payment_refunds_one_open'))
  await expect(moveRefund(first, 22)).rejects.toMatchObject(failsBy('payment_refunds_move'))
  await moveRefund(first, 21)
  const keepingAccount = sql`update payment_refunds set rf_state = 22, done_dt = now() where rf_no = ${first}`.execute(
    app.db,
  )
  await expect(keepingAccount).rejects.toMatchObject(failsBy('payment_refunds_account_gone'))
  await moveRefund(first, 22)
  const second = await refundOf(pay_no, 4_001)
  await moveRefund(second, 21)
  await expect(moveRefund(second, 22)).rejects.toMatchObject(failsBy('payment_items_refunded'))
  await moveRefund(second, 20)
  await moveRefund(second, 0)
  const third = await refundOf(pay_no, 4_000)
  await moveRefund(third, 21)
  await moveRefund(third, 22)
  expect(await numberOf(sql`select sum(refunded_money)::int as no from payment_items where pay_no = ${pay_no}`)).toBe(
    10_000,
  )
})

test('events only grow, and a payment is never deleted', async () => {
  const pay_no = await open()
  const never = { code: '23001' }
  await expect(
    sql`update payment_events set kind = 'webhook' where pay_no = ${pay_no}`.execute(app.db),
  ).rejects.toMatchObject(never)
  await expect(sql`delete from payment_events where pay_no = ${pay_no}`.execute(app.db)).rejects.toMatchObject(never)
  await expect(sql`truncate payment_events`.execute(app.db)).rejects.toMatchObject(never)
  await expect(sql`delete from payments where pay_no = ${pay_no}`.execute(app.db)).rejects.toMatchObject(never)
})

test('what was paid without a charge, or charged without a payment, is shown', async () => {
  const [unpaid, uncharged, right] = [await open(), await open(), await open()]
  const charge = (pay_no: number) =>
    sql`insert into payment_tries (pay_no, order_id, try_state, try_amount)
      values (${pay_no}, ${`order_${++serial}`}, 'done', 10000)`.execute(app.db)
  await charge(unpaid)
  await move(uncharged, 11, 12)
  await charge(right)
  await move(right, 11, 12)
  const { rows } = await sql<{ pay_no: number; what: string }>`
    select pay_no, what from payment_discrepancies where pay_no = any(${[unpaid, uncharged, right]}::int[]) order by what`.execute(
    app.db,
  )
  expect(rows).toEqual([
    { pay_no: unpaid, what: 'charge_without_payment' },
    { pay_no: uncharged, what: 'paid_without_charge' },
  ])
})
