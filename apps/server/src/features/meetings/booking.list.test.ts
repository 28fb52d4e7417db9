import { meetings } from '@crm/contract/features/meetings/meetings'
import { beforeAll, expect, test } from 'vitest'
import { type BookingBody as Body, type BookingFixture, bookingFixture } from '../../testing/fixtures/bookingFixture.ts'

let mina: BookingFixture['mina']
let jun: BookingFixture['jun']
let draft: BookingFixture['draft']
let freshDay: BookingFixture['freshDay']

beforeAll(async () => {
  ;({ mina, jun, draft, freshDay } = await bookingFixture())
})

test('how many there are in all is right after whatever was done, whichever page is asked for', async () => {
  const day = freshDay()
  const total = async (query: object = {}) =>
    (await jun.call(meetings.list, { query: { start_dt: day, end_dt: day, limit: 1, ...query } as never })).total
  const everywhere = async () => (await jun.call(meetings.list, { query: { limit: 1 } })).total
  const juns = { emp_no: jun.emp_no }
  const before = await everywhere()
  expect([await total(), await total(juns)]).toEqual([0, 0])
  const first = (await mina.call(meetings.create, { body: draft(day) })).query[0]
  if (!first) throw new Error('not booked')
  expect([await everywhere(), await total(), await total(juns)]).toEqual([before + 1, 1, 0])
  const change = { ...draft(day, { ms_managers: [jun.emp_no] }), state: 1 as const, mr_count: 1 }
  await mina.call(meetings.wait, { params: first, body: change as never })
  expect([await total(), await total(juns), await total({ offset: 5 })]).toEqual([1, 1, 1])
  await mina.call(meetings.remove, { params: first })
  expect([await everywhere(), await total(), await total(juns)]).toEqual([before, 0, 0])
})

test('a keyword means the project, its company or who comes from elsewhere: on some days as on all', async () => {
  const day = freshDay()
  const on = async (changes: Partial<Body>) =>
    (await mina.call(meetings.create, { body: draft(day, changes) })).query[0]?.ms_no as number
  const visitor = { proj_no: undefined, ms_who: 'people' as const, client_name: '나그네상사' }
  const [company, passing] = [await on({ mr_no: 1 }), await on({ mr_no: 2, ...visitor })]
  const elsewhere = await on({ mr_no: 'direct', mr_text: '나그네 쉼터', ms_who: 'pocket', proj_no: undefined })
  const found = async (keyword: string, query: object) => {
    const asked = { keyword, limit: 1000, ...query }
    const { query: rows, total } = await mina.call(meetings.list, { query: asked as never })
    expect(total).toBe(rows.length)
    return rows.filter(({ ms_dt }) => ms_dt === day).map(({ ms_no }) => ms_no)
  }
  for (const days of [{ start_dt: day, end_dt: day }, { start_dt: day }, {}]) {
    expect(await found('초록언덕', days)).toEqual([company])
    expect(await found('ㄴㄱㄴ', days)).toEqual([passing, elsewhere])
    expect(await found('나그네상사', { ...days, mr_no: 1 })).toEqual([])
    expect(await found('아무도아님', days)).toEqual([])
  }
})

test('the list narrows by room, person, way and visit', async () => {
  const day = freshDay()
  const on = async (changes: Partial<Body>) =>
    (await mina.call(meetings.create, { body: draft(day, changes) })).query[0]?.ms_no as number
  const visited = await on({ mr_no: 6 })
  const outside = await on({ mr_way: 'outer', ms_managers: [jun.emp_no] })
  await mina.call(meetings.visit, { params: { ms_no: visited }, body: { mr_checked: 1 } })
  const found = async (query: object) =>
    (await mina.call(meetings.list, { query: { start_dt: day, end_dt: day, ...query } as never })).query.map(
      ({ ms_no }) => ms_no,
    )
  expect(await found({ mr_no: 6 })).toEqual([visited])
  expect(await found({ emp_no: jun.emp_no })).toEqual([outside])
  expect(await found({ mr_ways: 'outer,zoom' })).toEqual([outside])
  expect(await found({ mr_checked: 1 })).toEqual([visited])
  expect(await found({ mr_checked: 0 })).toEqual([outside])
})
