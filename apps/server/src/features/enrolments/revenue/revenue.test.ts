import { courses } from '@crm/contract/features/courses/courses'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion, type OrderDraft } from '@crm/contract/features/enrolments/orders'
import { learning } from '@crm/contract/features/learning/learning'
import { payments } from '@crm/contract/features/payments/payments'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { courseOnSale } from '../../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_lv: 4, emp_scope: ['CampAdmList', 'ClientVcList'] })
})

const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}
const buy = async (buyer: Person, crs_no: number, seats: (number | null)[], points = 0) => {
  const body: OrderDraft = { seats, cp_no: null, pocket: points, consent: consentVersion }
  const { pay_no } = first(await buyer.call(enrolments.order, { params: { crs_no }, body }))
  await staff.call(payments.deposit, { params: { pay_no }, body: { pay_type: 3 } })
  return pay_no
}
const itemsOf = async (pay_no: number) => first(await staff.call(payments.detail, { params: { pay_no } })).items
const refund = async (pay_no: number, pi_nos: number[]) => {
  const body = { pi_nos, reason: '변심', account: { bank_code: '088', number: '110123456789', holder: '홍길동' } }
  const asked = first(await staff.call(payments.askRefund, { params: { pay_no }, body }))
  const [open] = asked.refunds
  if (open?.rf_state === 20 || open?.rf_state === 21)
    await staff.call(payments.decideRefund, { params: { rf_no: open.rf_no }, body: { is_by_hand: true } as never })
}
/** Moves what was paid to another month, as if it had happened then. */
const paidIn = (pay_no: number, day: string) =>
  sql`update payments set paid_dt = ${`${day} 12:00+09`} where pay_no = ${pay_no}`.execute(app.db)
const revenue = (query: Record<string, unknown>) => staff.call(enrolments.revenue, { query: query as never })

test('revenue of a month and course agrees with its payments, and a refund counts in its own month', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, { crs_sale_price: 100_000 })
  const buyer = await app.client()
  await staff.call(pocket.add, { body: { client_no: buyer.client_no, cl_amount: 30_000, reason: '지급' } })
  const old = await buy(buyer, crs_no, [null, null], 30_000)
  const other = await buy(buyer, crs_no, [null])
  const [back] = await itemsOf(old)
  await refund(old, [back?.pi_no ?? 0])
  await paidIn(old, '2026-03-31')

  const { query, sums, total } = await revenue({ crs_no })
  const paid = [...(await itemsOf(old)), ...(await itemsOf(other))]
  const sum = (pick: (item: (typeof paid)[number]) => number) => paid.reduce((all, item) => all + pick(item), 0)
  expect(sums).toMatchObject({
    ...{ seats: 3, list: 396_000, sale_off: 96_000, discount: 0, pocket: 30_000, money: 270_000 },
    ...{ refunded_money: 85_000, refunded_pocket: 15_000, net: 185_000 },
  })
  expect(sums.money).toBe(sum(({ money }) => money))
  expect(sums.pocket).toBe(sum(({ pocket: points }) => points))
  expect(sums.refunded_money).toBe(sum(({ refunded_money }) => refunded_money))
  const vat = (money: number) => money - Math.round(money / 1.1)
  expect(sums.vat).toBe(vat(170_000) + vat(100_000) - vat(85_000))
  expect(total).toBe(2)
  expect(query.map(({ month, money, refunded_money, net }) => [month, money, refunded_money, net])).toEqual([
    [query[0]?.month, 100_000, 85_000, 15_000],
    ['2026-03', 170_000, 0, 170_000],
  ])
})

test('the period counts both its days in Korea, and the keyword finds the course', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, { crs_title: '매출을 세는 강의' })
  const pay_no = await buy(await app.client(), crs_no, [null])
  await sql`update payments set paid_dt = '2026-02-01 00:10+09' where pay_no = ${pay_no}`.execute(app.db)
  const count = async (start_dt: string, end_dt: string) => (await revenue({ crs_no, start_dt, end_dt })).total
  expect(await count('2026-02-01', '2026-02-01')).toBe(1)
  expect(await count('2026-01-01', '2026-01-31')).toBe(0)
  expect((await revenue({ keyword: '매출을 세는' })).query).toMatchObject([{ crs_no, month: '2026-02' }])
})

test('a tax free course has no VAT, and a deposit that the bank took back is no revenue', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, { is_tax_free: true })
  const pay_no = await buy(await app.client(), crs_no, [null])
  expect((await revenue({ crs_no })).sums).toMatchObject({ net: 132_000, vat: 0 })
  await sql`update payments set pay_state = 11 where pay_no = ${pay_no}`.execute(app.db)
  expect((await revenue({ crs_no })).sums).toMatchObject({ seats: 0, net: 0 })
})

test('the Excel file is for those who keep courses', async () => {
  const excel = (token: string) =>
    fetch(`${app.url}${enrolments.revenueExcel.path}`, { headers: { authorization: `Bearer ${token}` } })
  const file = await excel(staff.token)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toContain('spreadsheetml')
  expect((await excel((await app.client()).token)).status).toBe(403)
})

test('the list of courses says students, progress and revenue, and is sorted by them', async () => {
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, { crs_title: '숫자를 보는 강의', lectures: 3 })
  const other = await courseOnSale(app, staff.emp_no, { crs_title: '숫자를 보는 다른 강의' })
  const buyer = await app.client()
  await buy(buyer, crs_no, [buyer.user_no])
  await buyer.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } })
  await sql`update lecture_watches set done_dt = now() where user_no = ${buyer.user_no}`.execute(app.db)
  const list = async (sort: 'students' | 'revenue', desc: 0 | 1) =>
    (await staff.call(courses.list, { query: { keyword: '숫자를 보는', sort, desc } })).query
  const [top, last] = await list('revenue', 1)
  expect(top).toMatchObject({ crs_no, students: 1, progress: 25, stars: null, revenue: 132_000 })
  expect(last).toMatchObject({ crs_no: other.crs_no, students: 0, progress: null, revenue: 0 })
  expect((await list('students', 0)).map((row) => row.crs_no)).toEqual([other.crs_no, crs_no])
})

test('staff look at a course as a student: no seat, no progress and no device is written', async () => {
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, {})
  const counts = async () => {
    const { rows } =
      await sql`select (select count(*) from course_seats) as seats, (select count(*) from seat_opens) as opens,
      (select count(*) from lecture_watches) as watches, (select count(*) from watch_devices) as devices`.execute(
        app.db,
      )
    return rows
  }
  const before = await counts()
  expect(first(await staff.call(learning.learned, { params: { crs_no } }))).toBeTruthy()
  const session = first(await staff.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } }))
  expect(session.at_second).toBe(0)
  expect(await counts()).toEqual(before)
  const without = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  await expect(without.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } })).rejects.toMatchObject({
    status: 403,
  })
})
