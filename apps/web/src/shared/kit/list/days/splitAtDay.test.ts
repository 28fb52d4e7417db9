import { expect, test } from 'vitest'
import { splitAtDay } from './splitAtDay.ts'

const opensAt = { day: '2026-11-16', from: 'start_dt', to: 'end_dt' } as never

test('a list opens at the day, and what is before it is read backwards from the day before', () => {
  expect(splitAtDay(opensAt, { keyword: '그린' }, { start_dt: '2026-11-01', end_dt: '2026-11-30' })).toEqual({
    now: { start_dt: '2026-11-16' },
    before: { start_dt: '2026-11-01', end_dt: '2026-11-15', desc: 1 },
    both: { start_dt: '2026-11-01' },
  })
  expect(splitAtDay(opensAt, {}, {})).toMatchObject({ before: { start_dt: undefined, end_dt: '2026-11-15' } })
})

test('who chose the first day, an order or days that are over sees all of them', () => {
  expect(splitAtDay(opensAt, { start_dt: '2026-11-01' }, {})).toBeUndefined()
  expect(splitAtDay(opensAt, { sort: 'client_name' }, {})).toBeUndefined()
  expect(splitAtDay(opensAt, { desc: 1 }, {})).toBeUndefined()
  expect(splitAtDay(opensAt, { end_dt: '2026-11-15' }, {})).toBeUndefined()
  expect(splitAtDay(undefined, {}, {})).toBeUndefined()
})
