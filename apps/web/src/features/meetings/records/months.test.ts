import { expect, test } from 'vitest'
import { lastDayOf, monthsOn, sundayOf } from './months.ts'

test('the ends of months, leap years too', () => {
  expect(lastDayOf('2026-05')).toBe('2026-05-31')
  expect(lastDayOf('2028-02')).toBe('2028-02-29')
  expect(monthsOn('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsOn('2026-01-15', -1)).toBe('2025-12-15')
})

test('weeks begin on Sunday', () => {
  expect(sundayOf('2026-11-15')).toBe('2026-11-15')
  expect(sundayOf('2026-11-21')).toBe('2026-11-15')
})
