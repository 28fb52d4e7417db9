import type { CouponOrder } from '@crm/contract/features/coupons/couponRules'
import { coupons } from '@crm/contract/features/coupons/coupons'
import type { Coupon } from '@crm/contract/features/coupons/coupons.rows'
import { members } from '@crm/contract/features/members/members'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { grantCoupons } from './box.service.ts'
import { access } from './coupons.access.ts'
import { holdCoupon, quoteCoupon, releaseCoupon, returnCoupon, useCoupon } from './uses.service.ts'

let app: TestApp
let mina: Person
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['AdminCoupon'] })
})

const draft = (access.create as { sample: { body: Record<string, unknown> } }).sample.body
const days = { cp_start_dt: '2020-01-01', cp_end_dt: '2999-12-31' }
let serial = 0

const create = async (changes: Record<string, unknown> = {}) => {
  const body = { ...draft, ...days, cp_code: `CODE${++serial}`, ...changes }
  return (await mina.call(coupons.create, { body: body as never })).query[0] as Coupon
}
const read = async (cp_no: number) => (await mina.call(coupons.detail, { params: { cp_no } })).query[0] as Coupon
const enter = (who: Person, code: string) => who.call(coupons.addToBox, { body: { code } })
const boxOf = async (who: Person) => (await who.call(coupons.box, {})).query

const inCall = <Result>(work: (ctx: Parameters<typeof holdCoupon>[0]) => Promise<Result>) =>
  app.db.transaction().execute((db) => work({ db, publish: () => {} }))

const order = (amount = 100_000, category = 'basic'): CouponOrder => ({
  amount,
  target: { kind: 'course', crs_no: 1, category },
})
let payments = 0
const hold = (cp_no: number, who: Person & { client_no: number }, pay_no = ++payments) =>
  inCall((ctx) => holdCoupon(ctx, { cp_no, pay_no, user_no: who.user_no, client_no: who.client_no, amount: 5_000 }))
const quote = (cp_no: number, who: Person, wanted: CouponOrder) =>
  inCall((ctx) => quoteCoupon(ctx, { cp_no, user_no: who.user_no, order: wanted }))

const proveTheCounts = async () => {
  const { rows } = await sql`select * from coupon_discrepancies`.execute(app.db)
  expect(rows).toEqual([])
}

test('a coupon is found by its name and initials, with its state by days, counts and stop', async () => {
  const running = await create({ cp_name: '겨울맞이 쿠폰' })
  expect(running).toMatchObject({ coupon_state: 'active', cp_code: expect.stringMatching(/^CODE/), is_used: false })
  const planned = await create({ cp_start_dt: '2999-01-01' })
  const ended = await create({ cp_end_dt: '2020-01-02' })
  const stopped = await create({ is_stopped: true })
  expect([planned, ended, stopped].map(({ coupon_state }) => coupon_state)).toEqual(['planned', 'ended', 'stopped'])
  const found = await mina.call(coupons.list, { query: { keyword: 'ㄱㅇㅁㅇ', coupon_state: 'active' } })
  expect(found.query.map(({ cp_no }) => cp_no)).toEqual([running.cp_no])
})

test.each([
  [{ cp_value: 101 }, 'cp_value', '1%에서 100%까지 입력해 주세요.'],
  [{ cp_start_dt: '2026-12-01', cp_end_dt: '2026-11-30' }, 'cp_end_dt', '종료일은 시작일보다 빠를 수 없어요.'],
  [{ cp_target: 'category', cp_categories: [] }, 'cp_categories', '카테고리를 하나 이상 골라 주세요.'],
  [{ cp_target: 'courses', cp_courses: [] }, 'cp_courses', '강의를 하나 이상 골라 주세요.'],
  [{ cp_target: 'courses', cp_courses: [2_000_000_000] }, 'cp_courses', '강의를 하나 이상 골라 주세요.'],
  [{ cp_way: 'given', cp_cause: null }, 'cp_cause', '지급 시점을 골라 주세요.'],
  [{ cp_code: '한글코드' }, 'cp_code', '코드는 영문과 숫자 4~32자로 입력해 주세요.'],
  [{ cp_way: 'codes', cp_codes: 100_001 }, 'cp_codes', '코드는 1개에서 100,000개까지 만들 수 있어요.'],
])('%j is refused', async (changes, field, message) => {
  await expect(create(changes)).rejects.toMatchObject({ status: 400, fields: { [field]: message } })
})

test('a public code ignores case, hyphens and spaces, is unique, and goes into a box once', async () => {
  const { cp_no } = await create({ cp_code: 'Spring-2026-A' })
  await expect(create({ cp_code: 'spring2026a' })).rejects.toMatchObject({
    fields: { cp_code: '이미 쓰고 있는 코드예요. 다른 코드를 입력해 주세요.' },
  })
  const who = await app.client()
  expect((await enter(who, 'SPRING 2026-a')).query).toMatchObject([{ cp_no, unusable: '' }])
  await expect(enter(who, 'SPRING2026A')).rejects.toMatchObject({ status: 409, message: '이미 쿠폰함에 있어요.' })
  expect(await boxOf(await app.client())).toEqual([])
})

test('ten wrong codes in ten minutes lock entry for that person alone, also when guessed at once', async () => {
  const { cp_code } = await create()
  const who = await app.client()
  const guesses = Array.from({ length: 50 }, (_, n) =>
    enter(who, `WRONG${n}`).then(
      () => 200,
      ({ status }: { status: number }) => status,
    ),
  )
  const answers = await Promise.all(guesses)
  expect(answers.filter((status) => status === 400)).toHaveLength(10)
  expect(answers.filter((status) => status === 429)).toHaveLength(40)
  await expect(enter(who, cp_code ?? '')).rejects.toMatchObject({ status: 429 })
  expect((await enter(await app.client(), cp_code ?? '')).query).toHaveLength(1)
})

test('one-time codes avoid look-alikes, come as an Excel file, and belong to the first who enters one', async () => {
  const coupon = await create({ cp_way: 'codes', cp_codes: 30 })
  expect(coupon).toMatchObject({ code_count: 30, cp_code: null })
  const { query, total } = await mina.call(coupons.codes, { query: { cp_no: coupon.cp_no, limit: 100 } })
  expect(total).toBe(30)
  expect(new Set(query.map(({ cpc_code }) => cpc_code)).size).toBe(30)
  for (const { cpc_code } of query) expect(cpc_code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
  const code = query[0]?.cpc_code ?? ''
  const people = await Promise.all(Array.from({ length: 8 }, () => app.client()))
  const answers = await Promise.allSettled(people.map((who) => enter(who, code)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: '사용할 수 없는 쿠폰이에요. 이미 등록된 코드예요.' },
  })
  const more = await mina.call(coupons.addCodes, { params: coupon, body: { count: 5 } })
  expect(more.query[0]).toMatchObject({ code_count: 35, box_count: 1 })
  const excel = await fetch(`${app.url}/crm/v3/coupons/codes/excel?cp_no=${coupon.cp_no}`, {
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(excel.status).toBe(200)
  expect(excel.headers.get('content-type')).toContain('spreadsheetml')
})

test('what it takes off: a rate with its cap, an amount, never more than the order; and why it cannot be used', async () => {
  const who = await app.client()
  const rate = await create({
    cp_value: 15,
    cp_cap: 10_000,
    cp_min: 30_000,
    cp_target: 'category',
    cp_categories: ['invest'],
  })
  const amount = await create({ cp_kind: 'amount', cp_value: 50_000 })
  for (const { cp_code } of [rate, amount]) await enter(who, cp_code ?? '')
  expect(await quote(rate.cp_no, who, order(33_333, 'invest'))).toMatchObject({ discount: 4_999 })
  expect(await quote(rate.cp_no, who, order(500_000, 'invest'))).toMatchObject({ discount: 10_000 })
  expect(await quote(amount.cp_no, who, order(20_000))).toMatchObject({ discount: 20_000 })
  await expect(quote(rate.cp_no, who, order(90_000, 'basic'))).rejects.toMatchObject({
    message: '사용할 수 없는 쿠폰이에요. 이 강의에는 쓸 수 없어요.',
  })
  await expect(quote(rate.cp_no, who, order(29_999, 'invest'))).rejects.toMatchObject({
    message: '사용할 수 없는 쿠폰이에요. 30,000원 이상부터 쓸 수 있어요.',
  })
  const late = await create({ cp_end_dt: '2020-01-02' })
  await expect(enter(who, late.cp_code ?? '')).rejects.toMatchObject({
    fields: { code: '사용할 수 없는 쿠폰이에요. 기간이 지났어요.' },
  })
  await expect(quote(late.cp_no, who, order())).rejects.toMatchObject({ message: '사용할 수 없는 쿠폰이에요.' })
})

test('held, released, used and returned; used ones keep their terms', async () => {
  const coupon = await create({ cp_total: 5, cp_per_user: 1 })
  const who = await app.client()
  await enter(who, coupon.cp_code ?? '')
  const pay_no = ++payments
  await hold(coupon.cp_no, who, pay_no)
  expect(await read(coupon.cp_no)).toMatchObject({ cp_taken: 1, discount: 0 })
  await expect(hold(coupon.cp_no, who)).rejects.toMatchObject({
    message: '사용할 수 없는 쿠폰이에요. 이미 사용했어요.',
  })
  await inCall((ctx) => releaseCoupon(ctx, pay_no))
  await inCall((ctx) => releaseCoupon(ctx, pay_no))
  expect(await read(coupon.cp_no)).toMatchObject({ cp_taken: 0 })
  await hold(coupon.cp_no, who, pay_no)
  await inCall((ctx) => useCoupon(ctx, pay_no, 95_000))
  const used = await read(coupon.cp_no)
  expect(used).toMatchObject({ cp_taken: 1, discount: 5_000, revenue: 95_000, is_used: true })
  expect((await boxOf(who))[0]).toMatchObject({ unusable: '사용할 수 없는 쿠폰이에요. 이미 사용했어요.' })

  const body = { ...draft, ...days, cp_code: '', cp_total: 5 }
  const change = (changes: object, rev: number) =>
    mina.call(coupons.update, { params: coupon, body: { ...body, ...changes, rev } as never })
  await expect(change({ cp_value: 20 }, used.rev)).rejects.toMatchObject({
    status: 409,
    message: '사용된 쿠폰은 종료일, 더 큰 총수량, 중지만 바꿀 수 있어요.',
  })
  await expect(change({ cp_total: 4 }, used.rev)).rejects.toMatchObject({ status: 409 })
  await change({ cp_total: 9, is_stopped: true, cp_end_dt: '2998-01-01' }, used.rev)
  expect(await read(coupon.cp_no)).toMatchObject({ coupon_state: 'stopped', cp_total: 9 })
  await expect(mina.call(coupons.remove, { params: coupon })).rejects.toMatchObject({
    message: '사용된 쿠폰은 삭제할 수 없어요. 중지해 주세요.',
  })

  await inCall((ctx) => returnCoupon(ctx, pay_no))
  expect(await read(coupon.cp_no)).toMatchObject({ cp_taken: 0, discount: 0, revenue: 0 })
  const { query } = await mina.call(coupons.uses, { query: { cp_no: coupon.cp_no } })
  expect(query.map(({ cpu_step }) => cpu_step)).toEqual(['return', 'use', 'hold', 'release', 'hold'])
  await proveTheCounts()
})

test('fifty who want the last coupon at once: one gets it', async () => {
  const coupon = await create({ cp_total: 1, cp_per_user: 1 })
  const people = await Promise.all(Array.from({ length: 10 }, () => app.client()))
  for (const who of people) await enter(who, coupon.cp_code ?? '')
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => hold(coupon.cp_no, people[n % 10] as Person & { client_no: number })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await read(coupon.cp_no)).toMatchObject({ cp_taken: 1, coupon_state: 'used_up' })
  await proveTheCounts()
})

test('a company has its own limit, over all its people', async () => {
  const coupon = await create({ cp_per_client: 1, cp_per_user: 5 })
  const first = await app.client()
  const second = await app.client({ client_no: first.client_no })
  for (const who of [first, second]) await enter(who, coupon.cp_code ?? '')
  await hold(coupon.cp_no, first)
  await expect(hold(coupon.cp_no, second)).rejects.toMatchObject({
    message: '사용할 수 없는 쿠폰이에요. 회사에서 쓸 수 있는 횟수를 모두 썼어요.',
  })
})

test('given by hand or by a cause: to people of client companies only, each gift once to use', async () => {
  const byHand = await create({ cp_way: 'given', cp_cause: 'hand' })
  const onJoining = await create({ cp_way: 'given', cp_cause: 'join' })
  const who = await app.client()
  await mina.call(coupons.grant, { params: byHand, body: { user_nos: [who.user_no] } })
  await expect(
    mina.call(coupons.grant, { params: byHand, body: { user_nos: [who.user_no, mina.user_no] } }),
  ).rejects.toMatchObject({ fields: { user_nos: '고객 회원에게만 지급할 수 있어요.' } })
  await inCall((ctx) => grantCoupons(ctx, 'join', [who.user_no]))
  await inCall((ctx) => grantCoupons(ctx, 'join', [who.user_no]))
  expect((await boxOf(who)).map(({ cp_no }) => cp_no).sort()).toEqual([byHand.cp_no, onJoining.cp_no].sort())
  await hold(byHand.cp_no, who)
  await expect(hold(byHand.cp_no, who)).rejects.toMatchObject({ status: 409 })
  const stranger = await app.client()
  await expect(hold(byHand.cp_no, stranger)).rejects.toMatchObject({ status: 409 })
})

test('whoever is approved gets what is given on joining, once', async () => {
  const onJoining = await create({ cp_way: 'given', cp_cause: 'join' })
  const ceo = await app.staff({ user_name: '박대표', emp_scope: ['MemberList'] })
  const who = await app.client({ client_state: 2, is_verified: false })
  await ceo.call(members.clientApprove, { params: { user_no: who.user_no }, body: {} })
  expect((await boxOf(who)).map(({ cp_no }) => cp_no)).toContain(onJoining.cp_no)
})

test('staff find people of client companies by name or company, and stop a coupon and let it go on', async () => {
  const client_no = await app.company('쿠폰상사')
  const who = await app.client({ client_no, user_name: '나은별' })
  for (const keyword of ['쿠폰상사', '나은별', 'ㄴㅇㅂ']) {
    const { query } = await mina.call(coupons.people, { query: { keyword } })
    expect(query).toContainEqual({ user_no: who.user_no, user_name: '나은별', client_name: '쿠폰상사' })
  }
  const { cp_no } = await create()
  const stopped = await mina.call(coupons.stop, { params: { cp_no }, body: { is_stopped: true } })
  expect(stopped.query[0]).toMatchObject({ coupon_state: 'stopped' })
  const running = await mina.call(coupons.stop, { params: { cp_no }, body: { is_stopped: false } })
  expect(running.query[0]).toMatchObject({ coupon_state: 'active' })
})
