import { membershipRefund } from '@crm/contract/features/memberships/membershipRules'
import { memberships } from '@crm/contract/features/memberships/memberships'
import { payments } from '@crm/contract/features/payments/payments'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startMemberships } from '../../testing/fixtures/money/membershipFixture.ts'
import { membershipOwner } from './memberships.owner.ts'
import { membershipOf, useMembership } from './terms.service.ts'

let fixture: Awaited<ReturnType<typeof startMemberships>>
beforeAll(async () => {
  fixture = await startMemberships()
})

test.each([
  [{ paid: 365_000, days: 365, used_days: 0, points: 0, courses: 0 }, 365_000],
  [{ paid: 365_000, days: 365, used_days: 65, points: 0, courses: 0 }, 300_000],
  [{ paid: 365_000, days: 365, used_days: 65, points: 40_000, courses: 60_000 }, 200_000],
  [{ paid: 100, days: 3, used_days: 1, points: 0, courses: 0 }, 66],
  [{ paid: 365_000, days: 365, used_days: 300, points: 100_000, courses: 0 }, 0],
  [{ paid: 365_000, days: 365, used_days: 400, points: 0, courses: 0 }, 0],
])('a refund of %j gives %d', (use, amount) => {
  expect(membershipRefund(use).amount).toBe(amount)
})

test('a refund takes off days, spent points and opened courses; what is left of the points goes back; it follows its payment', async () => {
  const { request, deposit, read, cashOf, movesOf, inCall, shift, setPayState, paymentOf, mina, app } = fixture
  const who = await app.client()
  const mine = await deposit(await request(who.client_no))
  await shift(mine.mbs_no, 99)
  const { rows } = await sql<{ crs_no: number }>`
    insert into courses (crs_title, cat_code, crs_level, crs_place, emp_no)
    select '멤버십 강의', 'invest', 1, 900, min(emp_no) from employees returning crs_no`.execute(app.db)
  const crs_no = rows[0]?.crs_no ?? 0
  const use = { mbs_no: mine.mbs_no, user_no: who.user_no, crs_no, price: 50_000 }
  await inCall((ctx) => useMembership(ctx, use))
  await inCall((ctx) => useMembership(ctx, use))
  await mina.call(pocket.add, { body: { client_no: who.client_no, cl_amount: -30_000, reason: '사용' } })
  const { refund } = await read(mine)
  const byDay = Math.floor((990_000 * ((refund?.days ?? 0) - 100)) / (refund?.days ?? 1))
  expect(refund).toMatchObject({ used_days: 100, points: 30_000, courses: 50_000, amount: byDay - 80_000 })
  const payment = await paymentOf(mine.pay_no)
  const pi_nos = payment.items.map(({ pi_no }) => pi_no)
  expect(await inCall((ctx) => membershipOwner.refundable(ctx, payment, pi_nos))).toMatchObject({
    lines: [{ amount: byDay - 80_000 }],
    runs_by_itself: false,
  })

  await setPayState(payment.pay_no, 20)
  expect((await read(mine)).mbs_state).toBe(20)
  await setPayState(payment.pay_no, 12)
  expect(await read(mine)).toMatchObject({ mbs_state: 1, mbs_reason: '환불 요청 철회' })
  await setPayState(payment.pay_no, 20)
  await setPayState(payment.pay_no, 21)
  const done = { rf_no: 1, reason: '변심', items: [], is_whole: false }
  await inCall((ctx) => membershipOwner.refunded(ctx, payment, done))
  expect(await movesOf(mine)).toEqual([10, 11, 12, 1, 20, 1, 20, 21, 22])
  expect(await cashOf(who.client_no)).toBe(0)
  await expect(inCall((ctx) => membershipOwner.refundable(ctx, payment, pi_nos))).rejects.toMatchObject({
    message: '환불할 수 있는 멤버십이 아니에요.',
  })
  expect(await deposit(await request(who.client_no))).toMatchObject({ mbs_state: 1 })
})

test('refunds through payments: asked, sent back with its reason, decided; by itself where nothing was used', async () => {
  const { request, deposit, read, cashOf, movesOf, paymentOf, mina, app, plan_no } = fixture
  const who = await app.client()
  const mine = await deposit(await request(who.client_no))
  const payment = await paymentOf(mine.pay_no)
  const params = { pay_no: payment.pay_no }
  const account = { bank_code: '004', number: '1234567890', holder: '김대표' }
  const ask = async () => {
    const body = { pi_nos: payment.items.map(({ pi_no }) => pi_no), reason: '사업 방향 변경', account }
    return (await mina.call(payments.askRefund, { params, body })).query[0]?.refunds[0]?.rf_no ?? 0
  }
  const first = await ask()
  expect((await read(mine)).mbs_state).toBe(20)
  await mina.call(payments.sendBackRefund, {
    params: { rf_no: first },
    body: { answer: '담당자와 먼저 이야기해 주세요' },
  })
  expect(await read(mine)).toMatchObject({ mbs_state: 1, mbs_reason: '담당자와 먼저 이야기해 주세요' })
  const second = await ask()
  await mina.call(payments.decideRefund, { params: { rf_no: second }, body: { is_by_hand: true } })
  expect((await movesOf(mine)).slice(-3)).toEqual([20, 21, 22])
  expect(await cashOf(who.client_no)).toBe(0)

  const other = await app.client()
  await mina.call(pocket.add, { body: { client_no: other.client_no, cl_amount: 990_000, reason: '시험' } })
  const { mbs_no = 0 } = (await other.call(memberships.requestOwn, { body: { mbp_no: plan_no } })).query[0] ?? {}
  const opened = await other.call(memberships.payOwn, { params: { mbs_no }, body: { cp_no: null, pocket: 990_000 } })
  const { pay_no = 0 } = opened.query[0] ?? {}
  await other.call(payments.confirm, { params: { pay_no }, body: { amount: 0 } })
  const pi_nos = (await paymentOf(pay_no)).items.map(({ pi_no }) => pi_no)
  const offer = (await read({ mbs_no })).refund?.amount ?? 0
  await other.call(payments.askRefund, { params: { pay_no }, body: { pi_nos, reason: '마음이 바뀌었어요' } })
  expect(await read({ mbs_no })).toMatchObject({ mbs_state: 22, refund: null })
  expect(await cashOf(other.client_no)).toBe(offer)
})

test('a deposit that the bank takes back suspends it until it arrives again', async () => {
  const { request, deposit, read, cashOf, inCall, paymentOf, app } = fixture
  const who = await app.client()
  const mine = await deposit(await request(who.client_no))
  const payment = await paymentOf(mine.pay_no)
  await inCall((ctx) => membershipOwner.reversed(ctx, payment))
  expect((await read(mine)).mbs_state).toBe(11)
  expect(await inCall((ctx) => membershipOf(ctx, who.client_no, { crs_no: 1, cat_code: 'basic' }))).toBeNull()
  await inCall((ctx) => membershipOwner.paid(ctx, payment))
  expect(await read(mine)).toMatchObject({ mbs_state: 1, start_dt: mine.start_dt })
  expect(await cashOf(who.client_no)).toBe(100_000)
})

test('what it gives for a course; as many people as it is for, and no more, also at once', async () => {
  const { createPlan, request, deposit, read, inCall, app } = fixture
  const mbp_no = await createPlan({ mbp_people: 2, mbp_categories: ['basic'] })
  const first = await app.client()
  const mine = await deposit(await request(first.client_no, mbp_no))
  const termsOf = (cat_code: string) => inCall((ctx) => membershipOf(ctx, first.client_no, { crs_no: 1, cat_code }))
  expect(await termsOf('basic')).toMatchObject({ mbs_no: mine.mbs_no, included: true, discount: 20 })
  expect(await termsOf('invest')).toMatchObject({ included: false, discount: 20 })
  const { rows } = await sql<{ crs_no: number }>`select min(crs_no) as crs_no from courses`.execute(app.db)
  const crs_no = rows[0]?.crs_no ?? 0
  const people = await Promise.all(Array.from({ length: 8 }, () => app.client({ client_no: first.client_no })))
  const answers = await Promise.allSettled(
    people.map(({ user_no }) =>
      inCall((ctx) => useMembership(ctx, { mbs_no: mine.mbs_no, user_no, crs_no, price: 0 })),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: '멤버십을 이용할 수 있는 인원이 모두 찼어요.' },
  })
  expect(await read(mine)).toMatchObject({ people_used: 2, courses_used: 1 })
})
