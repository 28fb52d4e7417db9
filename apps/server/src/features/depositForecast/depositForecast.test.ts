import {
  depositForecast,
  type Forecast,
  type ForecastCredit,
  forecastReason,
} from '@crm/contract/features/depositForecast/depositForecast'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { sheetIn } from '../../testing/files/spreadsheets.ts'
import { insertContract, type StoredCredit } from '../../testing/fixtures/money/contractFixture.ts'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { insertEstimate } from '../../testing/fixtures/money/estimateFixture.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const today = koreaToday()
const later = (days: number, from = today) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
const mondayOf = (day: string) => later(-((new Date(day).getUTCDay() + 6) % 7), day)
const thisWeek = mondayOf(today)

/** A contract of these instalments; `late` says how many days after its due day one was paid. */
const agreed = async (client_no: number, credits: { due: string | null; amount: number; late?: number }[]) => {
  const { proj_no } = await f.registerProject({ client_no })
  const est_no = await insertEstimate(f.app.db, {
    proj_no,
    est_amount: credits.reduce((sum, { amount }) => sum + amount, 0),
  })
  return insertContract(f.app.db, {
    est_no,
    credits: credits.map(
      ({ due, amount, late }): StoredCredit => ({
        ...{ projcrd_title: '잔금', projcrd_amount: amount, projcrd_due_dt: due },
        ...(due && late !== undefined && { paid: later(late, due) }),
      }),
    ),
  })
}

const read = async () => (await f.admin.call(depositForecast.weeks, {})).query[0] as Forecast
const inWeek = async (week: string) => {
  const { query, total } = await f.admin.call(depositForecast.credits, { query: { week, limit: 100 } })
  return { credits: query, total }
}
const expectedIn = ({ coming }: Forecast, day: string) => coming.find(({ week }) => week === mondayOf(day))
const days = ({ projcrd_due_dt, expected_dt, delay, source, payments, is_moved }: ForecastCredit) => ({
  ...{ projcrd_due_dt, expected_dt, delay, source, payments, is_moved },
})

test('without any payment there are twenty weeks of nothing, and what is due is expected on its day', async () => {
  const empty = await read()
  expect(empty.past.map(({ week }) => week)).toEqual(
    [-8, -7, -6, -5, -4, -3, -2, -1].map((n) => later(7 * n, thisWeek)),
  )
  expect(empty.coming).toHaveLength(12)
  expect(empty).toMatchObject({ open: 0, overdue: 0, later: 0, undated: 0, company_delay: null, clients_known: 0 })
  expect([...empty.past, ...empty.coming].every(({ expected, came }) => expected === 0 && came === 0)).toBe(true)

  const due = later(10, thisWeek)
  await agreed(await f.app.company('첫고객'), [{ due, amount: 700_000 }])
  const { credits } = await inWeek(due)
  expect(credits.map(days)).toEqual([
    { projcrd_due_dt: due, expected_dt: due, delay: 0, source: 'none', payments: 0, is_moved: false },
  ])
  expect(expectedIn(await read(), due)).toMatchObject({ expected: 700_000, count: 1 })
})

test('money is expected after the usual delay of its client, else after that of all clients', async () => {
  const [habit, fresh] = [await f.app.company('습관'), await f.app.company('새고객')]
  // Paid 4, 6 and 8 days late: the median is 6; of all four payments it is 5.
  await agreed(habit, [
    { due: later(-200), amount: 100_000, late: 4 },
    { due: later(-170), amount: 100_000, late: 6 },
    { due: later(-140), amount: 100_000, late: 8 },
  ])
  await agreed(fresh, [{ due: later(-120), amount: 100_000, late: 2 }])
  const due = later(30, thisWeek)
  const [own, others] = [
    await agreed(habit, [{ due, amount: 300_000 }]),
    await agreed(fresh, [{ due, amount: 500_000 }]),
  ]
  expect(await read()).toMatchObject({ company_delay: 5, clients_known: 1 })
  const find = async (day: string, projcrd_no: number | undefined) =>
    (await inWeek(day)).credits.find((credit) => credit.projcrd_no === projcrd_no) as ForecastCredit
  const [first, second] = [
    await find(later(36, thisWeek), own.projcrd_nos[0]),
    await find(later(35, thisWeek), others.projcrd_nos[0]),
  ]
  expect(days(first)).toMatchObject({ expected_dt: later(6, due), delay: 6, source: 'client', payments: 3 })
  expect(days(second)).toMatchObject({ expected_dt: later(5, due), delay: 5, source: 'company', payments: 0 })
  expect(forecastReason(first)).toBe('지난 결제 3건의 중앙값: 결제일보다 6일 늦게 입금')
  expect(forecastReason(second)).toBe('결제 이력이 3건보다 적어 전체 고객의 중앙값: 결제일보다 5일 늦게 입금')
  expect(expectedIn(await read(), later(35, thisWeek))).toMatchObject({ expected: 800_000, count: 2 })

  // Overdue within the usual delay stays; beyond it the delay counts from the coming week.
  const late = await agreed(habit, [
    { due: later(-1), amount: 40_000 },
    { due: later(-30), amount: 60_000 },
  ])
  expect(days(await find(later(5), late.projcrd_nos[0]))).toMatchObject({ expected_dt: later(5), is_moved: false })
  const moved = await find(later(13, thisWeek), late.projcrd_nos[1])
  expect(days(moved)).toMatchObject({ expected_dt: later(13, thisWeek), is_moved: true })
  expect(forecastReason(moved)).toContain('다음 주부터 다시 셈')
  expect((await read()).overdue).toBe(100_000)
})

test('what is beyond twelve weeks, without a day, half paid or of a cancelled contract is counted as what it is', async () => {
  const before = await read()
  const client_no = await f.app.company('나머지')
  await agreed(client_no, [
    { due: later(200), amount: 900_000 },
    { due: null, amount: 50_000 },
  ])
  const half = await agreed(client_no, [{ due: later(20, thisWeek), amount: 400_000 }])
  await f.register({
    ...{ client_no, dep_dt: today, dep_amount: 150_000 },
    shares: [{ projcrd_no: half.projcrd_nos[0] ?? 0, amount: 150_000 }],
  })
  const cancelled = await agreed(client_no, [{ due: later(20, thisWeek), amount: 1_000_000 }])
  await f.app.db
    .updateTable('contracts')
    .set({ ctr_state: 'cancelled', ctr_cancelled_dt: today, ctr_cancel_reason: '고객 사정' })
    .where('ctr_no', '=', cancelled.ctr_no)
    .execute()
  const after = await read()
  expect(after.later - before.later).toBe(900_000)
  expect(after.undated).toBe(50_000)
  expect(after.open - before.open).toBe(1_150_000)
  const week = later(25, thisWeek)
  expect((expectedIn(after, week)?.expected ?? 0) - (expectedIn(before, week)?.expected ?? 0)).toBe(250_000)
  expect(after.coming[0]?.came).toBe((before.coming[0]?.came ?? 0) + 150_000)
})

test('the weeks that are over say what was expected in them and what came; a refund does not lessen it, a correction does', async () => {
  const before = await read()
  const client_no = await f.app.company('지난고객')
  // The median of all is 5 days: expected on Wednesday of the week before last.
  const day = later(-12, thisWeek)
  await agreed(client_no, [{ due: later(-5, day), amount: 800_000 }])
  const paid = await f.register({ client_no, dep_dt: day, dep_amount: 300_000 })
  const wrong = await f.register({ client_no, dep_dt: later(1, day), dep_amount: 90_000 })
  await f.refund(paid.dep_no, 100_000)
  await f.app.db
    .insertInto('deposits')
    .values({
      ...{ client_no, dep_dt: later(1, day), dep_amount: -90_000, dep_pay_type: 6, reversed_dep_no: wrong.dep_no },
      is_correction: true,
    })
    .execute()
  const past = (forecast: Forecast) => forecast.past.find(({ week }) => week === mondayOf(day))
  const after = await read()
  expect(after.company_delay).toBe(5)
  expect((past(after)?.expected ?? 0) - (past(before)?.expected ?? 0)).toBe(800_000)
  expect((past(after)?.came ?? 0) - (past(before)?.came ?? 0)).toBe(300_000)
})

test('the file has every payment of the twelve weeks with its reason', async () => {
  const response = await fetch(`${f.app.url}/crm/v3/deposit_forecast/excel`, {
    headers: { authorization: `Bearer ${f.admin.token}` },
  })
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  const { coming } = await read()
  expect(sheet.match(/<row /g)).toHaveLength(1 + coming.reduce((sum, { count }) => sum + count, 0))
  expect(sheet).toContain('지난 결제 3건의 중앙값: 결제일보다 6일 늦게 입금')
})
