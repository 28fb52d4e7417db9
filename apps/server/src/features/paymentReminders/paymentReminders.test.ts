import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { showDate } from '@crm/contract/kit/dates'
import { daysAfter } from '@crm/contract/kit/days'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { nextWorkingDay, reminderFixture, weekday } from '../../testing/fixtures/money/reminderFixture.ts'
import { deliverAlimtalk } from '../alimtalk/deliver.service.ts'

let f: Awaited<ReturnType<typeof reminderFixture>>
beforeAll(async () => {
  f = await reminderFixture()
})

const sending = 'alimtalk.send'
/** Runs the job on every day from the one to the other. */
const remindDaily = async (from: string, to: string) => {
  for (let day = from; day <= to; day = daysAfter(day, 1)) await f.worker().remind(day)
}

test('a client is written to three days before, on the day, and three and seven days after it, four times at most', async () => {
  const thursday = weekday(4)
  const { projcrd_no } = await f.due(thursday)
  await remindDaily(daysAfter(thursday, -6), daysAfter(thursday, 40))
  expect((await f.notedOf(projcrd_no)).map(({ prm_step, prm_dt }) => [prm_step, prm_dt])).toEqual([
    [-3, daysAfter(thursday, -3)],
    [0, thursday],
    // Three days after a Thursday is a Sunday.
    [3, daysAfter(thursday, 4)],
    [7, daysAfter(thursday, 7)],
  ])
  const messages = await f.messagesOf(projcrd_no)
  expect(messages).toHaveLength(4)
  for (const message of messages)
    expect(message).toMatchObject({ at_way: 'talk', receiver: '01022223333', at_state: 'delivered' })
})

test('what is known late goes on weekly, and old debts are left to people', async () => {
  const monday = weekday(1)
  const { projcrd_no } = await f.due(monday)
  await remindDaily(daysAfter(monday, 10), daysAfter(monday, 60))
  expect((await f.notedOf(projcrd_no)).map(({ prm_step }) => prm_step)).toEqual([7, 14, 21, 28])
  const old = await f.due(monday)
  await remindDaily(daysAfter(monday, 35), daysAfter(monday, 40))
  expect(await f.notedOf(old.projcrd_no)).toEqual([])
})

test('on weekends and holidays nothing is sent; the next working day catches up', async () => {
  const wednesday = weekday(3)
  const { projcrd_no } = await f.due(daysAfter(wednesday, 3))
  await sql`insert into holidays (hd_date, hd_name, kind, source) values (${wednesday}, '임시 휴무', 'company', 'hand')`.execute(
    f.app.db,
  )
  await remindDaily(daysAfter(wednesday, -1), wednesday)
  expect(await f.notedOf(projcrd_no)).toEqual([])
  await remindDaily(daysAfter(wednesday, 1), daysAfter(wednesday, 1))
  expect(await f.notedOf(projcrd_no)).toMatchObject([{ prm_step: -3, prm_dt: daysAfter(wednesday, 1) }])
  await sql`delete from holidays`.execute(f.app.db)
})

test('whoever signed pays on their own page, without an account', async () => {
  const day = nextWorkingDay()
  const { projcrd_no, ctr_no } = await f.due(day)
  await sql`insert into contract_signers (ctr_no, cs_place, cs_name, cs_phone, cs_state, cs_verified_dt, cs_signed_dt, cs_method)
            values (${ctr_no}, 0, '서서명', '010-7777-8888', 'signed', now(), now(), 'typed')`.execute(f.app.db)
  await f.worker().remind(day)
  const { rows } = await sql<{ ob_text: string }>`
    select ob_text from outbox where channel = 'alimtalk' and ob_to = '01077778888'`.execute(f.app.db)
  const t = /estimate-contract\?t=(\S+)/.exec(rows[0]?.ob_text ?? '')?.[1] ?? ''
  const [page] = (await f.app.call(contractPayments.linkShow, { body: { t } })).query
  expect(page?.credits.map((credit) => credit.projcrd_no)).toEqual([projcrd_no])
})

test('the message names what is open, until when, where to pay it and under which name, and nothing else', async () => {
  const day = nextWorkingDay()
  const { projcrd_no, est_no } = await f.due(day)
  await f.pay(projcrd_no, 200_000)
  await f.worker().remind(day)
  const { rows } = await sql<{ ob_text: string; ob_subject: string }>`
    select ob_text, ob_subject from outbox where channel = 'alimtalk' and ob_text like ${`%/client/estimate/payment/${est_no}`}`.execute(
    f.app.db,
  )
  const [{ ob_text, ob_subject } = { ob_text: '', ob_subject: '' }] = rows
  expect(ob_subject).toContain('결제 예정 안내')
  for (const part of [
    '한대표 님',
    '■ 결제: 1차',
    '■ 남은 금액: 300,000원',
    `■ 결제일: ${showDate(day)}`,
    '■ 입금 계좌: ',
    '■ 입금자명: ',
  ])
    expect(ob_text).toContain(part)
  expect(ob_text).not.toMatch(/할인|이벤트|혜택|광고|추천/)
  expect((await f.messagesOf(projcrd_no))[0]?.template_name).toBe('pay_due')
  await f.dueOn(projcrd_no, daysAfter(koreaToday(), -5))
  await f.worker().remind(daysAfter(day, 7))
  expect((await f.messagesOf(projcrd_no)).at(-1)?.template_name).toBe('pay_overdue')
})

test('without a mobile number it is a mail to whom the estimate went to', async () => {
  const day = nextWorkingDay()
  const { projcrd_no, est_no } = await f.due(day)
  await sql`update estimates set est_to_name = '이담당', est_to_email = 'lee@green.example' where est_no = ${est_no}`.execute(
    f.app.db,
  )
  await f.worker().remind(day)
  expect(await f.messagesOf(projcrd_no)).toMatchObject([
    { at_way: 'mail', receiver: 'lee@green.example', at_state: 'delivered' },
  ])
})

test('without anybody to write to the managers get an alarm', async () => {
  const day = nextWorkingDay()
  const { projcrd_no, ctr_no } = await f.due(day)
  await sql`update clients set client_phone = null where client_no = ${f.client_no}`.execute(f.app.db)
  await f.worker().remind(day)
  expect(await f.notedOf(projcrd_no)).toMatchObject([{ prm_unsent: 'nobody' }])
  expect(await f.alarmsOf(f.mina, 'payment.unreachable')).toHaveLength(1)
  expect((await f.show(ctr_no))[0]?.reminders[0]).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('번호'),
  })
  await sql`update clients set client_phone = '01022223333' where client_no = ${f.client_no}`.execute(f.app.db)
})

const silences: [string, (credit: Awaited<ReturnType<typeof f.due>>) => Promise<unknown>][] = [
  ['covered', ({ projcrd_no, amount }) => f.pay(projcrd_no, amount)],
  [
    'paused',
    async ({ ctr_no }) => {
      const [contract] = (await f.mina.call(contracts.detail, { params: { ctr_no } })).query
      return f.mina.call(contracts.pause, { params: { ctr_no }, body: { is_paused: true, rev: contract?.rev ?? 0 } })
    },
  ],
  [
    'cancelled',
    ({ ctr_no }) =>
      sql`update contracts set ctr_state = 'cancelled', ctr_cancelled_dt = ${koreaToday()} where ctr_no = ${ctr_no}`.execute(
        f.app.db,
      ),
  ],
  ['refunded', async ({ projcrd_no, amount }) => f.refund((await f.pay(projcrd_no, amount)).dep_no, amount)],
]

test.each(silences)('what is %s before the message is asked for is not sent', async (reason, change) => {
  const day = nextWorkingDay()
  const credit = await f.due(day)
  const noted = await f.worker().remind(day, 'paymentReminders.send')
  await change(credit)
  await f.worker().drain(noted)
  expect((await f.notedOf(credit.projcrd_no)).filter(({ prm_kind }) => prm_kind === 'step')).toMatchObject([
    { prm_unsent: reason },
  ])
  expect((await f.messagesOf(credit.projcrd_no)).filter(({ template_name }) => template_name !== 'pay_done')).toEqual(
    [],
  )
})

test.each(silences)(
  'what is %s while the message waits is not sent, and nobody is troubled about it',
  async (_, change) => {
    const day = nextWorkingDay()
    const credit = await f.due(day)
    const waiting = await f.worker().remind(day, sending)
    const before = (await f.alarmsOf(f.mina, 'alimtalk.failed')).length
    await change(credit)
    await f.worker().drain(waiting)
    const [message] = await f.messagesOf(credit.projcrd_no)
    expect(message).toMatchObject({ at_state: 'failed', at_outcome: expect.stringContaining('보내지 않았어요') })
    const [shown] = await f.show(credit.ctr_no)
    expect(shown?.reminders.at(-1)).toMatchObject({ outcome: 'unneeded' })
    expect(shown).toMatchObject({ next_dt: null, may_send: false })
    expect(await f.alarmsOf(f.mina, 'alimtalk.failed')).toHaveLength(before)
    const { rows } = await sql`select from outbox where ob_text like ${`%/client/estimate/payment/${credit.est_no}`}
     and ob_subject like '%결제 예정%'`.execute(f.app.db)
    expect(rows).toEqual([])
  },
)

test('two servers at once send one message, and a second run on the same day none', async () => {
  const day = nextWorkingDay()
  const { projcrd_no } = await f.due(day)
  await Promise.all([f.worker().remind(day), f.worker().remind(day), f.worker().remind(day)])
  await f.worker().remind(day)
  expect(await f.notedOf(projcrd_no)).toHaveLength(1)
  expect(await f.messagesOf(projcrd_no)).toHaveLength(1)
})

test('at night it waits for the morning, and what is paid by then is not sent', async () => {
  const day = nextWorkingDay()
  const { projcrd_no, amount } = await f.due(day)
  const waiting = await f.night().remind(day, sending)
  // Tried too early it is put back.
  for (const { data } of waiting)
    expect(await f.night().run(deliverAlimtalk, data as { at_no: number })).toMatchObject([{ name: sending, data }])
  expect(await f.messagesOf(projcrd_no)).toMatchObject([{ at_state: 'waiting' }])
  await f.pay(projcrd_no, amount)
  await f.worker().drain(waiting)
  expect((await f.messagesOf(projcrd_no))[0]).toMatchObject({ at_state: 'failed' })
})
