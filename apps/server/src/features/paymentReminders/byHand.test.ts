import { contracts } from '@crm/contract/features/contracts/contracts'
import { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { daysAfter } from '@crm/contract/kit/days'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { nextWorkingDay, reminderFixture, weekday } from '../../testing/fixtures/money/reminderFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { reminderText } from './paymentReminders.messages.ts'

let f: Awaited<ReturnType<typeof reminderFixture>>
beforeAll(async () => {
  f = await reminderFixture()
})

const send = (projcrd_no: number, who: Person = f.mina) => who.call(paymentReminders.send, { params: { projcrd_no } })
const aDayLater = (projcrd_no: number) =>
  sql`update payment_reminders set prm_dt = prm_dt - 1 where projcrd_no = ${projcrd_no}`.execute(f.app.db)

test('staff see what would be sent, to whom, and send it once a day', async () => {
  const { projcrd_no, ctr_no } = await f.due(daysAfter(koreaToday(), -2))
  const [preview] = (await f.mina.call(paymentReminders.preview, { params: { projcrd_no } })).query
  expect(preview).toMatchObject({
    title: '결제일 경과 안내',
    receivers: [{ name: '한대표', at_way: 'talk', receiver: '01022223333' }],
  })
  expect(preview?.text).toContain('500,000원')
  expect(preview?.text).toContain(reminderText.address)
  expect(await f.notedOf(projcrd_no)).toEqual([])
  const [sent] = (await send(projcrd_no)).query
  expect(sent).toMatchObject({ turns: 1, may_send: false, obstacle: reminderText.today })
  expect(sent?.reminders).toMatchObject([{ prm_kind: 'hand', emp_name: expect.any(String) }])
  await expect(send(projcrd_no)).rejects.toMatchObject({ status: 409, message: reminderText.today })
  // The day's own reminder would be a second one.
  await f.worker().remind(koreaToday())
  expect(await f.notedOf(projcrd_no)).toHaveLength(1)
  const outcome = async () => (await f.show(ctr_no))[0]?.reminders[0]?.outcome
  await expect.poll(outcome, { timeout: 30_000 }).toBe('sent')
})

test('those by hand count as well: after four there is none, by hand or by its day', async () => {
  const { projcrd_no } = await f.due(daysAfter(nextWorkingDay(), -7))
  for (let turn = 1; turn <= 4; turn++) {
    await send(projcrd_no)
    await aDayLater(projcrd_no)
  }
  await expect(send(projcrd_no)).rejects.toMatchObject({ message: reminderText.most(4) })
  await f.worker().remind(nextWorkingDay())
  expect(await f.notedOf(projcrd_no)).toHaveLength(4)
})

test('of many who press at once one sends', async () => {
  const { projcrd_no } = await f.due(koreaToday())
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => send(projcrd_no)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await f.notedOf(projcrd_no)).toHaveLength(1)
})

test('only the people of the project and whoever manages contracts write to a client', async () => {
  const { projcrd_no, ctr_no } = await f.due(koreaToday())
  const other = await f.app.staff({ emp_scope: ['WorkList'] })
  await expect(send(projcrd_no, other)).rejects.toMatchObject({ status: 403 })
  expect((await f.show(ctr_no, other))[0]).toMatchObject({ may_send: false })
  await send(projcrd_no, f.admin)
})

test('a contract is paused and taken up again by its people, on its newest state', async () => {
  const { projcrd_no, ctr_no } = await f.due(koreaToday())
  const read = async () => (await f.mina.call(contracts.detail, { params: { ctr_no } })).query[0]
  const pause = (is_paused: boolean, rev: number, who: Person = f.mina) =>
    who.call(contracts.pause, { params: { ctr_no }, body: { is_paused, rev } })
  const before = await read()
  expect(before?.is_paused).toBe(false)
  const other = await f.app.staff({ emp_scope: ['WorkList'] })
  await expect(pause(true, before?.rev ?? 0, other)).rejects.toMatchObject({ status: 403 })
  expect((await pause(true, before?.rev ?? 0)).query[0]?.is_paused).toBe(true)
  await expect(pause(false, before?.rev ?? 0)).rejects.toMatchObject({ status: 409 })
  await expect(send(projcrd_no)).rejects.toMatchObject({ message: reminderText.paused })
  await pause(false, (await read())?.rev ?? 0)
  await send(projcrd_no)
})

test('managers get an alarm when a payment is overdue, then one a week, until it is paid', async () => {
  const thursday = weekday(4)
  const { projcrd_no, amount, client_no } = await f.due(thursday)
  const before = (await f.alarmsOf(f.mina, 'payment.overdue')).length
  for (let day = thursday; day <= daysAfter(thursday, 20); day = daysAfter(day, 1)) await f.worker().remind(day)
  const { rows } = await sql<{ oda_week: number }>`
    select oda_week from overdue_alarms where projcrd_no = ${projcrd_no} order by 1`.execute(f.app.db)
  expect(rows.map(({ oda_week }) => oda_week)).toEqual([0, 1, 2])
  const raised = (await f.alarmsOf(f.mina, 'payment.overdue')).slice(before)
  expect(raised.length).toBeGreaterThan(0)
  expect(raised[0]).toMatchObject({ al_title: expect.stringContaining('지났어요'), al_body: '1차 500,000원' })
  expect(client_no).toBe(f.client_no)
  await f.pay(projcrd_no, amount)
  await f.worker().remind(daysAfter(thursday, 25))
  expect((await sql`select from overdue_alarms where projcrd_no = ${projcrd_no}`.execute(f.app.db)).rows).toHaveLength(
    3,
  )
})

test('what is paid in full is confirmed once to the same people, also where it is covered a second time', async () => {
  const { projcrd_no, amount } = await f.due(koreaToday())
  await f.pay(projcrd_no, amount - 1)
  const deposit = await f.pay(projcrd_no, 1)
  const done = async () => (await f.messagesOf(projcrd_no)).filter(({ template_name }) => template_name === 'pay_done')
  await expect.poll(done, { timeout: 30_000 }).toMatchObject([{ receiver: '01022223333', at_state: 'delivered' }])
  await f.refund(deposit.dep_no, 1)
  await f.pay(projcrd_no, 1)
  const jobs = async () =>
    (
      await sql<{
        state: string
      }>`select state::text from pgboss.job where name = 'deposits.covered' and state < 'completed'`.execute(f.app.db)
    ).rows.length
  await expect.poll(jobs, { timeout: 30_000 }).toBe(0)
  expect(await done()).toHaveLength(1)
})
