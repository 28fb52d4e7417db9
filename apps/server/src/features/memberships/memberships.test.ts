import { coupons } from '@crm/contract/features/coupons/coupons'
import { membershipPlans } from '@crm/contract/features/membershipPlans/membershipPlans'
import { memberships } from '@crm/contract/features/memberships/memberships'
import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { payments } from '@crm/contract/features/payments/payments'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bodyOf, startMemberships } from '../../testing/fixtures/money/membershipFixture.ts'
import { access as couponAccess } from '../coupons/coupons.access.ts'
import { applyDates, remindOfEnd } from './membershipDates.service.ts'

let fixture: Awaited<ReturnType<typeof startMemberships>>
beforeAll(async () => {
  fixture = await startMemberships()
})

test('a plan is copied into what is sold; a deposit starts it today, with its points and coupons, and each move is logged', async () => {
  const { createPlan, request, deposit, cashOf, movesOf, mina, app } = fixture
  const gift = await mina.call(coupons.create, {
    body: { ...bodyOf(couponAccess), cp_code: '', cp_way: 'given', cp_cause: 'hand' } as never,
  })
  const mbp_no = await createPlan({ mbp_coupons: [gift.query[0]?.cp_no] })
  const who = await app.client()
  const asked = await request(who.client_no, mbp_no)
  expect(asked).toMatchObject({ mbs_state: 10, mbs_price: 990_000, mbs_discount: 20, start_dt: null, refund: null })
  const plan = (await mina.call(membershipPlans.detail, { params: { mbp_no } })).query[0]
  await mina.call(membershipPlans.update, {
    params: { mbp_no },
    body: { ...plan, mbp_price: 1, rev: plan?.rev } as never,
  })
  const paid = await deposit(asked)
  expect(paid).toMatchObject({ mbs_state: 1, mbs_price: 990_000, mbs_paid: 990_000, mbs_people: 5 })
  expect(await movesOf(paid)).toEqual([10, 11, 12, 1])
  expect(await cashOf(who.client_no)).toBe(100_000)
  expect((await who.call(coupons.box, {})).query.map(({ cp_no }) => cp_no)).toContain(gift.query[0]?.cp_no)
  await expect(mina.call(membershipPlans.remove, { params: { mbp_no } })).rejects.toMatchObject({
    message: '판매한 상품은 삭제할 수 없어요. 판매를 중지해 주세요.',
  })
})

test('the database refuses other moves, changed terms, and deletion', async () => {
  const { request, app } = fixture
  const { mbs_no } = await request(await app.company())
  for (const state of [1, 12, 20, 21, 22])
    await expect(
      sql`update memberships set mbs_state = ${state}, start_dt = now(), end_dt = now() where mbs_no = ${mbs_no}`.execute(
        app.db,
      ),
    ).rejects.toMatchObject({ constraint: 'memberships_move' })
  await expect(
    sql`update memberships set mbs_price = 1 where mbs_no = ${mbs_no}`.execute(app.db),
  ).rejects.toMatchObject({ constraint: 'memberships_fixed' })
  await expect(sql`delete from memberships where mbs_no = ${mbs_no}`.execute(app.db)).rejects.toThrow()
  await expect(sql`delete from membership_moves where mbs_no = ${mbs_no}`.execute(app.db)).rejects.toThrow()
})

test('fifty requests at once leave one; fifty confirmations pay once, for one period', async () => {
  const { request, cashOf, movesOf, mina, app } = fixture
  const who = await app.client()
  const wishes = await Promise.allSettled(Array.from({ length: 50 }, () => request(who.client_no)))
  expect(wishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await mina.call(pocket.add, { body: { client_no: who.client_no, cl_amount: 990_000, reason: '시험' } })
  const { query } = await who.call(memberships.own, { query: {} })
  const mbs_no = query[0]?.mbs_no ?? 0
  const opened = await who.call(memberships.payOwn, { params: { mbs_no }, body: { cp_no: null, pocket: 990_000 } })
  const { pay_no = 0, pay_money } = opened.query[0] ?? {}
  expect(pay_money).toBe(0)
  await Promise.all(
    Array.from({ length: 50 }, () => who.call(payments.confirm, { params: { pay_no }, body: { amount: 0 } })),
  )
  expect(await movesOf({ mbs_no })).toEqual([10, 11, 12, 1])
  expect(await cashOf(who.client_no)).toBe(100_000)
})

test('a renewal queues behind; periods never overlap, not by extending either', async () => {
  const { request, deposit, mina, app } = fixture
  const client_no = await app.company()
  const first = await deposit(await request(client_no))
  const second = await deposit(await request(client_no))
  expect(second).toMatchObject({ mbs_state: 12 })
  const { rows } = await sql<{ gap: number }>`
    select b.start_dt - a.end_dt as gap from memberships a, memberships b
     where a.mbs_no = ${first.mbs_no} and b.mbs_no = ${second.mbs_no}`.execute(app.db)
  expect(rows[0]?.gap).toBe(1)
  const extend = (mbs_no: number, end_dt: string) =>
    mina.call(memberships.extend, { params: { mbs_no }, body: { end_dt, reason: '행사 보상' } })
  await expect(extend(first.mbs_no, second.end_dt ?? '')).rejects.toMatchObject({
    fields: { end_dt: '이어지는 멤버십과 기간이 겹쳐요.' },
  })
  await expect(extend(first.mbs_no, first.end_dt ?? '')).rejects.toMatchObject({
    fields: { end_dt: '지금의 종료일보다 뒤로 정해 주세요.' },
  })
  const later = `${Number(second.end_dt?.slice(0, 4)) + 1}-01-01`
  expect((await extend(second.mbs_no, later)).query[0]).toMatchObject({ end_dt: later, mbs_reason: '행사 보상' })
})

test('dates decide at every read; the job only tidies, and gives what comes with the first day once', async () => {
  const { request, deposit, read, cashOf, movesOf, inCall, shift, app } = fixture
  const client_no = await app.company()
  const first = await deposit(await request(client_no))
  const second = await deposit(await request(client_no))
  await shift(first.mbs_no, 800)
  await shift(second.mbs_no, 400)
  expect([(await read(first)).mbs_state, (await read(second)).mbs_state]).toEqual([0, 1])
  expect(await cashOf(client_no)).toBe(100_000)
  await inCall(applyDates)
  await inCall(applyDates)
  expect([await movesOf(first), await movesOf(second)]).toEqual([
    [10, 11, 12, 1, 0],
    [10, 11, 12, 1],
  ])
  expect(await cashOf(client_no)).toBe(200_000)
  const unpaid = await request(await app.company())
  await sql`update memberships set pay_until_dt = '2020-01-01' where mbs_no = ${unpaid.mbs_no}`.execute(app.db)
  expect(await read(unpaid)).toMatchObject({ mbs_state: 0 })
  await inCall(applyDates)
  expect(await movesOf(unpaid)).toEqual([10, 0])
})

test('people of the company are written to 30, 7 and 1 days before the end, once each, unless it is renewed', async () => {
  const { request, deposit, inCall, app } = fixture
  const who = await app.client({ user_email: 'ending@orbit.example' })
  const mine = await deposit(await request(who.client_no))
  const mails = async () => {
    const { rows } = await sql<{ subject: string }>`
      select ob_subject as subject from outbox where ob_to = 'ending@orbit.example' order by ob_no`.execute(app.db)
    return rows.map(({ subject }) => subject)
  }
  const endsIn = (days: number) =>
    sql`update memberships set end_dt = (now() at time zone 'Asia/Seoul')::date + ${days}::int where mbs_no = ${mine.mbs_no}`.execute(
      app.db,
    )
  for (const days of [31, 30, 29, 7, 6, 1, 0]) {
    await endsIn(days)
    await inCall(remindOfEnd)
  }
  expect((await mails()).filter((subject) => /멤버십이 \d+일 뒤에 끝나요/.test(subject))).toHaveLength(3)
  const renewed = await app.client({ user_email: 'renewed@orbit.example' })
  const first = await deposit(await request(renewed.client_no))
  await sql`update memberships set end_dt = (now() at time zone 'Asia/Seoul')::date + 5 where mbs_no = ${first.mbs_no}`.execute(
    app.db,
  )
  await deposit(await request(renewed.client_no))
  await inCall(remindOfEnd)
  const { rows } =
    await sql`select from outbox where ob_to = 'renewed@orbit.example' and ob_subject like '%끝나요'`.execute(app.db)
  expect(rows).toHaveLength(0)
})

test('a client asks, changes their mind, and pays with a coupon and points; other companies see nothing of it', async () => {
  const { createPlan, read, cashOf, movesOf, mina, app, plan_no } = fixture
  const who = await app.client()
  const code = 'MEMBER20'
  await mina.call(coupons.create, {
    body: {
      ...bodyOf(couponAccess),
      ...{ cp_code: code, cp_target: 'membership', cp_value: 20, cp_start_dt: '2020-01-01', cp_end_dt: '2999-12-31' },
    } as never,
  })
  const cp_no = (await who.call(coupons.addToBox, { body: { code } })).query[0]?.cp_no ?? 0
  const other_plan = await createPlan({ mbp_name: '프로', mbp_price: 2_000_000 })
  const offered = (await who.call(memberships.offered, {})).query
  expect(offered.map(({ mbp_no }) => mbp_no)).toEqual(expect.arrayContaining([plan_no, other_plan]))
  const wish = async (mbp_no: number) =>
    (await who.call(memberships.requestOwn, { body: { mbp_no } })).query[0] as Membership
  const first = await wish(other_plan)
  const mine = await wish(plan_no)
  expect(await movesOf(first)).toEqual([10, 0])
  await mina.call(pocket.add, { body: { client_no: who.client_no, cl_amount: 800_000, reason: '시험' } })
  const params = { mbs_no: mine.mbs_no }
  const opened = await who.call(memberships.payOwn, { params, body: { cp_no, pocket: 792_000 } })
  const { pay_no = 0 } = opened.query[0] ?? {}
  expect(opened.query[0]).toMatchObject({ pay_total: 792_000, pay_money: 0 })
  const stranger = await app.client()
  await expect(stranger.call(memberships.closeOwn, { params })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(memberships.payOwn, { params, body: { cp_no: null } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(stranger.call(payments.detail, { params: { pay_no } })).rejects.toMatchObject({ status: 404 })
  expect((await stranger.call(memberships.own, { query: {} })).query).toEqual([])
  await who.call(payments.confirm, { params: { pay_no }, body: { amount: 0 } })
  expect(await read(mine)).toMatchObject({ mbs_state: 1, mbs_paid: 792_000 })
  expect(await cashOf(who.client_no)).toBe(108_000)
  await expect(who.call(memberships.closeOwn, { params })).rejects.toMatchObject({
    message: '결제하지 않은 요청만 닫을 수 있어요.',
  })
})

test('found by company, counted by state, and closed by staff with a reason; deposits need level 4', async () => {
  const { request, mina, app } = fixture
  const client_no = await app.company('별빛멤버십상사')
  const mine = await request(client_no)
  const found = await mina.call(memberships.list, { query: { keyword: 'ㅂㅂㅁㅂㅅ', mbs_state: 1 } })
  expect(found).toMatchObject({ query: [], total: 0, counts: { 10: 1 } })
  const low = await app.staff({ emp_lv: 3, emp_scope: ['AdminMembership'] })
  await expect(
    low.call(memberships.deposit, { params: { mbs_no: mine.mbs_no }, body: { pay_type: 3 } }),
  ).rejects.toMatchObject({ status: 403 })
  const closed = await mina.call(memberships.close, { params: { mbs_no: mine.mbs_no }, body: { reason: '계획 변경' } })
  expect(closed.query[0]).toMatchObject({ mbs_state: 0, mbs_reason: '계획 변경' })
})
