import { auth } from '@crm/contract/features/auth/auth'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion } from '@crm/contract/features/enrolments/orders'
import { payments } from '@crm/contract/features/payments/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demoAccounts.ts'
import { startCrashingProgram } from '../../../testing/programs/crashingProgram.ts'

let set: Awaited<ReturnType<typeof startCrashingProgram>>
beforeAll(async () => {
  set = await startCrashingProgram()
  set.session.token = (await set.call(auth.login, { body: { user_id: 'client', user_pw: demoPassword } })).token
})
afterAll(() => set.stop())

/** A course that the demo's client has not bought, partly paid with points, and through Toss's window. */
const ordered = async (place: number) => {
  const { rows } = await set.database.query(
    `select crs_no from courses c where state = 2 and crs_price > 0 and not exists (
       select from course_seats s where s.crs_no = c.crs_no) order by crs_no offset $1 limit 1`,
    [place],
  )
  const params = { crs_no: rows[0].crs_no as number }
  const body = { seats: [null], cp_no: null, pocket: 1_000, consent: consentVersion } as const
  const { query } = await set.call(enrolments.order, { params, body: { ...body, seats: [...body.seats] } })
  const { pay_no = 0, pay_money: amount = 0 } = query[0] ?? {}
  const opened = await set.call(payments.openTry, { params: { pay_no }, body: { method: 'card' } })
  const order_id = opened.query[0]?.order_id ?? ''
  return { pay_no, amount, order_id, pg_key: set.toss.authenticate(order_id, amount) }
}
type Order = Awaited<ReturnType<typeof ordered>>

const confirm = ({ pay_no, ...body }: Order) => set.call(payments.confirm, { params: { pay_no }, body })

const killedAt = (moment: Parameters<typeof set.killedAt>[0], order: Order) =>
  set.killedAt(moment, () => confirm(order))

const factsOf = async ({ pay_no, order_id }: Order) => {
  const { rows } = await set.database.query(
    `select p.cl_no is not null as "hasPoints", t.try_state as try,
            (select count(*)::int from course_seats s join payment_items i using (pi_no) where i.pay_no = p.pay_no) as seats
       from payments p join payment_tries t using (pay_no) where p.pay_no = $1 and t.order_id = $2`,
    [pay_no, order_id],
  )
  return rows[0]
}
const balance = async () =>
  (
    await set.database.query(`select coalesce(sum(cl_amount), 0)::int as cash from cash_log where client_no =
     (select client_no from client_members join users using (user_no) where user_id = 'client')`)
  ).rows[0].cash as number
const discrepancies = () => set.discrepancies()

test('killed before Toss has charged: nothing is paid, points and the order are free again', async () => {
  const cash = await balance()
  const order = await ordered(0)
  await killedAt('before', order)
  expect(await balance()).toBe(cash - 1_000)
  await set.hurry(30)
  await set.settled(order.pay_no, 10)
  expect(await balance()).toBe(cash)
  expect(await factsOf(order)).toMatchObject({ hasPoints: false, try: 'failed', seats: 0 })
  expect(set.toss.payments.get(order.order_id)?.status).toBe('IN_PROGRESS')
  expect(await discrepancies()).toEqual([])
})

test('killed after Toss has charged and before it answered: another server finds the charge, once', async () => {
  const cash = await balance()
  const order = await ordered(1)
  await killedAt('done', order)
  expect(await factsOf(order)).toMatchObject({ try: 'confirming', seats: 0 })
  await set.hurry(1)
  await set.settled(order.pay_no, 12)
  await confirm(order)
  expect(await factsOf(order)).toMatchObject({ hasPoints: true, try: 'done', seats: 1 })
  expect([await balance(), set.toss.payments.get(order.order_id)?.status]).toEqual([cash - 1_000, 'DONE'])
  expect(await discrepancies()).toEqual([])
})

test('killed as the answer arrives: whatever was written of it is completed, once', async () => {
  const cash = await balance()
  const order = await ordered(2)
  await killedAt('answered', order)
  await set.hurry(1)
  await set.settled(order.pay_no, 12)
  expect(await factsOf(order)).toMatchObject({ hasPoints: true, try: 'done', seats: 1 })
  expect(await balance()).toBe(cash - 1_000)
  expect(await discrepancies()).toEqual([])
})
