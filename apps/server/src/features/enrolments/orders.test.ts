import { coupons } from '@crm/contract/features/coupons/coupons'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion, type OrderDraft } from '@crm/contract/features/enrolments/orders'
import { payments } from '@crm/contract/features/payments/payments'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

type Client = Person & { client_no: number }

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_lv: 4, emp_scope: ['CampAdmList', 'ClientVcList', 'AdminCoupon'] })
})

const onSale = (changes: Parameters<typeof courseOnSale>[2] = {}) => courseOnSale(app, staff.emp_no, changes)
const give = (who: Client, cl_amount: number) =>
  staff.call(pocket.add, { body: { client_no: who.client_no, cl_amount, reason: '지급' } })
const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}
const draft: OrderDraft = {
  seats: [null],
  cp_no: null,
  pocket: 0,
  consent: consentVersion,
}
const order = async (who: Person, crs_no: number, changes: Partial<OrderDraft> = {}) =>
  first(await who.call(enrolments.order, { params: { crs_no }, body: { ...draft, ...changes } }))
const confirm = (who: Person, pay_no: number, amount = 0) =>
  who.call(payments.confirm, { params: { pay_no }, body: { amount } })
const deposit = (pay_no: number) => staff.call(payments.deposit, { params: { pay_no }, body: { pay_type: 3 } })
const students = async (crs_no: number) => (await staff.call(enrolments.students, { query: { crs_no } })).query
const cashOf = async (who: Client) => (await staff.call(pocket.list, { query: { client_no: who.client_no } })).cash

let codes = 0
const couponFor = async (who: Person, changes: Record<string, unknown> = {}) => {
  const days = { cp_start_dt: '2020-01-01', cp_end_dt: '2999-12-31', cp_total: null, cp_per_client: null }
  const body = {
    ...{ cp_name: '할인', cp_kind: 'rate', cp_value: 10, cp_cap: null, cp_min: 0, cp_target: 'all', cp_categories: [] },
    ...{ cp_way: 'public', cp_cause: null, cp_code: `ORDER${++codes}`, cp_codes: 0, cp_per_user: 1, ...days },
    ...{ cp_with_membership: false, is_stopped: false, cp_courses: [], ...changes },
  }
  const { cp_no, cp_code } = first(await staff.call(coupons.create, { body: body as never }))
  await who.call(coupons.addToBox, { body: { code: cp_code ?? '' } })
  return cp_no
}

test('seats are bought for people of one’s company, paid by points, once, and the course counts as sold', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const colleague = await app.client({ client_no: buyer.client_no })
  await give(buyer, 400_000)
  const seats = [buyer.user_no, colleague.user_no, null]
  const opened = await order(buyer, crs_no, { seats, pocket: 396_000 })
  expect(opened).toMatchObject({ pay_total: 396_000, pay_money: 0 })
  expect(await students(crs_no)).toEqual([])
  await Promise.all(Array.from({ length: 10 }, () => confirm(buyer, opened.pay_no)))
  const given = await students(crs_no)
  expect(given.map(({ user_no, cs_paid, seat_state }) => [user_no, cs_paid, seat_state]).reverse()).toEqual([
    [buyer.user_no, 132_000, 'live'],
    [colleague.user_no, 132_000, 'live'],
    [null, 132_000, 'open'],
  ])
  expect(await cashOf(buyer)).toBe(4_000)
  const sold = await app.db.selectFrom('courses').select('sold_dt').where('crs_no', '=', crs_no).executeTakeFirst()
  expect(sold?.sold_dt).not.toBeNull()
})

test('the amount is the server’s: another one is refused before anything moves', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  await give(buyer, 132_000)
  const { pay_no } = await order(buyer, crs_no, { pocket: 132_000 })
  await app.db.updateTable('courses').set({ crs_price: 140_000 }).where('crs_no', '=', crs_no).execute()
  await expect(confirm(buyer, pay_no)).rejects.toMatchObject({
    status: 409,
    message: '결제 금액이 바뀌었어요. 다시 확인해 주세요.',
  })
  expect(await students(crs_no)).toEqual([])
  expect(await cashOf(buyer)).toBe(132_000)
})

test('other companies’ people, the same person twice, too many and too few seats, and no consent are refused', async () => {
  const { crs_no } = await onSale()
  const [buyer, stranger] = [await app.client(), await app.client()]
  await expect(order(buyer, crs_no, { seats: [stranger.user_no] })).rejects.toMatchObject({ status: 400 })
  await expect(order(buyer, crs_no, { seats: [staff.user_no] })).rejects.toMatchObject({ status: 400 })
  await expect(order(buyer, crs_no, { seats: [buyer.user_no, buyer.user_no] })).rejects.toMatchObject({ status: 400 })
  await expect(order(buyer, crs_no, { seats: [] })).rejects.toMatchObject({ status: 400 })
  await expect(order(buyer, crs_no, { seats: Array(51).fill(null) })).rejects.toMatchObject({ status: 400 })
  await expect(order(buyer, crs_no, { consent: '2020-01-01' as never })).rejects.toMatchObject({
    fields: { consent: '수강 기간과 환불 규정에 동의해 주세요.' },
  })
  const { rows } = await sql`select from payments where to_table = 'courses' and to_no = ${crs_no}`.execute(app.db)
  expect(rows).toEqual([])
})

test('1 to 99 won left for a card are refused in words', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  await give(buyer, 132_000)
  await expect(order(buyer, crs_no, { pocket: 131_950 })).rejects.toMatchObject({
    fields: { pocket: '카드 결제는 100원부터 할 수 있어요. 포켓 사용액을 조정해 주세요.' },
  })
})

test('a coupon is taken off the reduced price, held when it is paid, and used once', async () => {
  const { crs_no } = await onSale({ crs_sale_price: 100_000 })
  const buyer = await app.client()
  await give(buyer, 200_000)
  const cp_no = await couponFor(buyer)
  const form = first(await buyer.call(enrolments.orderForm, { params: { crs_no }, query: { seats: 2, cp_no } }))
  expect(form).toMatchObject({ list: 132_000, sale: 100_000, coupon_discount: 20_000, total: 180_000, pocket: 200_000 })
  expect(form.coupons).toMatchObject([{ cp_no, discount: 20_000, unusable: '' }])
  const { pay_no, pay_total } = await order(buyer, crs_no, {
    ...{ seats: [buyer.user_no, null], cp_no, pocket: 180_000 },
  })
  expect(pay_total).toBe(180_000)
  await confirm(buyer, pay_no)
  const again = await onSale()
  await expect(order(buyer, again.crs_no, { cp_no })).rejects.toMatchObject({ status: 409 })
  const { rows } = await sql<{ cpu_step: string }>`
    select cpu_step from coupon_uses where pay_no = ${pay_no} order by cpu_no`.execute(app.db)
  expect(rows.map(({ cpu_step }) => cpu_step)).toEqual(['hold', 'use'])
})

test('a transfer waits: seats come with the deposit that staff record', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const { pay_no } = await order(buyer, crs_no, { seats: [buyer.user_no] })
  expect(await students(crs_no)).toEqual([])
  await deposit(pay_no)
  expect(await students(crs_no)).toMatchObject([{ user_no: buyer.user_no, pay_no, seat_state: 'live' }])
})

test('a second order for somebody who got a seat meanwhile stops before money moves', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const colleague = await app.client({ client_no: buyer.client_no })
  const mine = await order(buyer, crs_no, { seats: [buyer.user_no] })
  const theirs = await order(colleague, crs_no, { seats: [buyer.user_no] })
  await deposit(mine.pay_no)
  await expect(deposit(theirs.pay_no)).rejects.toMatchObject({ status: 409 })
  await expect(order(colleague, crs_no, { seats: [buyer.user_no] })).rejects.toMatchObject({ status: 409 })
  expect(await students(crs_no)).toHaveLength(1)
})

test('people of the company see the order, others do not know of it', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const [colleague, stranger] = [await app.client({ client_no: buyer.client_no }), await app.client()]
  const { pay_no } = await order(buyer, crs_no)
  const read = (who: Person) => who.call(payments.detail, { params: { pay_no } })
  expect(first(await read(colleague))).toMatchObject({ pay_no, user_no: buyer.user_no })
  expect(first(await read(staff))).toMatchObject({ pay_no })
  await expect(read(stranger)).rejects.toMatchObject({ status: 404 })
  await expect(read(await app.staff({ emp_scope: ['AdminMembership'] }))).rejects.toMatchObject({ status: 404 })
})

test('drafts are not there, ended sales and free courses are not bought', async () => {
  const buyer = await app.client()
  const { crs_no } = await onSale()
  await app.db.updateTable('courses').set({ state: 3 }).where('crs_no', '=', crs_no).execute()
  await expect(order(buyer, crs_no)).rejects.toMatchObject({ status: 409, message: '지금은 신청할 수 없는 강의예요.' })
  const free = await onSale({ crs_price: 0 })
  await expect(order(buyer, free.crs_no)).rejects.toMatchObject({ status: 409 })
  await expect(order(buyer, 999_999)).rejects.toMatchObject({ status: 404 })
})
