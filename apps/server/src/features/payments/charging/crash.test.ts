import { once } from 'node:events'
import { auth } from '@crm/contract/features/auth/auth'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion } from '@crm/contract/features/enrolments/orders'
import { payments } from '@crm/contract/features/payments/payments'
import { createClient } from '@crm/contract/kit/client'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../demoAccounts.ts'
import { program } from '../../../testing/program.ts'
import { emptyClone } from '../../../testing/startTestApp.ts'
import { startToss } from '../../../testing/toss.ts'

type Program = ReturnType<typeof program>

let toss: Awaited<ReturnType<typeof startToss>>
let database: pg.Client
let env: Record<string, string>
let running: Program
let token: string
let call: ReturnType<typeof createClient>

const kill = async ({ child }: Program) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const start = async () => {
  running = program(env)
  const baseUrl = await running.ready()
  call = createClient({
    baseUrl,
    headers: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
  })
}

beforeAll(async () => {
  toss = await startToss()
  const { url, clientKey, secretKey } = toss.settings
  const DATABASE_URL = await emptyClone()
  env = { DATABASE_URL, SEED: 'demo', TOSS_URL: url, TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey }
  database = new pg.Client({ connectionString: DATABASE_URL })
  await database.connect()
  token = ''
  await start()
  token = (await call(auth.login, { body: { user_id: 'client', user_pw: demoPassword } })).token
})
afterAll(async () => {
  await kill(running)
  await database.end()
  toss.stop()
})

/** A course that the demo's client has not bought, partly paid with points, and through Toss's window. */
const ordered = async (place: number) => {
  const { rows } = await database.query(
    `select crs_no from courses c where state = 2 and crs_price > 0 and not exists (
       select from course_seats s where s.crs_no = c.crs_no) order by crs_no offset $1 limit 1`,
    [place],
  )
  const params = { crs_no: rows[0].crs_no as number }
  const body = { seats: [null], cp_no: null, pocket: 1_000, consent: consentVersion } as const
  const { query } = await call(enrolments.order, { params, body: { ...body, seats: [...body.seats] } })
  const { pay_no = 0, pay_money: amount = 0 } = query[0] ?? {}
  const opened = await call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })
  const order_id = opened.query[0]?.order_id ?? ''
  return { pay_no, amount, order_id, pg_key: toss.authenticate(order_id, amount) }
}
type Order = Awaited<ReturnType<typeof ordered>>

const confirm = ({ pay_no, ...body }: Order) => call(payments.confirm, { params: { pay_no }, body })

/** Kills the server at this moment of its call to Toss, and starts another one. */
const killedAt = async (moment: 'before' | 'done' | 'answered', order: Order) => {
  const before = toss.state.writes
  toss.around.step = async (when) => {
    if (when !== moment) return
    await kill(running)
    return 'gone'
  }
  await confirm(order).catch(() => undefined)
  await vi.waitFor(() => expect(running.child.signalCode).toBe('SIGKILL'), { timeout: 60_000 })
  delete toss.around.step
  expect(toss.state.writes - before).toBe(moment === 'before' ? 0 : 1)
  await start()
}

/** What hangs is looked at after half a minute; the test does not wait for it. */
const hurry = (minutes: number) =>
  database
    .query(
      `update payment_tries set confirming_dt = now() - make_interval(mins => $1) where try_state = 'confirming'`,
      [minutes],
    )
    .then(() =>
      database.query(`update pgboss.job set start_after = now() where name = 'payments.settle' and state < 'active'`),
    )

const settled = (pay_no: number, pay_state: number) =>
  vi.waitFor(
    async () => {
      expect((await call(payments.detail, { params: { pay_no } })).query[0]?.pay_state).toBe(pay_state)
    },
    { timeout: 60_000, interval: 200 },
  )

const factsOf = async ({ pay_no, order_id }: Order) => {
  const { rows } = await database.query(
    `select p.cl_no is not null as "hasPoints", t.try_state as try,
            (select count(*)::int from course_seats s join payment_items i using (pi_no) where i.pay_no = p.pay_no) as seats
       from payments p join payment_tries t using (pay_no) where p.pay_no = $1 and t.order_id = $2`,
    [pay_no, order_id],
  )
  return rows[0]
}
const balance = async () =>
  (
    await database.query(`select coalesce(sum(cl_amount), 0)::int as cash from cash_log where client_no =
     (select client_no from client_members join users using (user_no) where user_id = 'client')`)
  ).rows[0].cash as number
const discrepancies = async () => (await database.query('select * from payment_discrepancies')).rows

test('killed before Toss has charged: nothing is paid, points and the order are free again', async () => {
  const cash = await balance()
  const order = await ordered(0)
  await killedAt('before', order)
  expect(await balance()).toBe(cash - 1_000)
  await hurry(30)
  await settled(order.pay_no, 10)
  expect(await balance()).toBe(cash)
  expect(await factsOf(order)).toMatchObject({ hasPoints: false, try: 'failed', seats: 0 })
  expect(toss.payments.get(order.order_id)?.status).toBe('IN_PROGRESS')
  expect(await discrepancies()).toEqual([])
})

test('killed after Toss has charged and before it answered: another server finds the charge, once', async () => {
  const cash = await balance()
  const order = await ordered(1)
  await killedAt('done', order)
  expect(await factsOf(order)).toMatchObject({ try: 'confirming', seats: 0 })
  await hurry(1)
  await settled(order.pay_no, 12)
  await confirm(order)
  expect(await factsOf(order)).toMatchObject({ hasPoints: true, try: 'done', seats: 1 })
  expect([await balance(), toss.payments.get(order.order_id)?.status]).toEqual([cash - 1_000, 'DONE'])
  expect(await discrepancies()).toEqual([])
})

test('killed as the answer arrives: whatever was written of it is completed, once', async () => {
  const cash = await balance()
  const order = await ordered(2)
  await killedAt('answered', order)
  await hurry(1)
  await settled(order.pay_no, 12)
  expect(await factsOf(order)).toMatchObject({ hasPoints: true, try: 'done', seats: 1 })
  expect(await balance()).toBe(cash - 1_000)
  expect(await discrepancies()).toEqual([])
})
