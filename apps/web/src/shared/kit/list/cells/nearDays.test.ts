import { expect, test } from 'vitest'
import { nearDays } from './nearDays.ts'

test.each([
  ['2026-11-16', ['2026-11-16', '2026-11-17', '2026-11-20']],
  ['2026-11-19', ['2026-11-19', '2026-11-20']],
  ['2026-11-20', ['2026-11-20', '2026-11-21']],
  ['2026-11-21', ['2026-11-21', '2026-11-22', '2026-11-27']],
])('on %s the days near are %j, each named once', (today, days) => {
  expect(nearDays(today).map(({ day }) => day)).toEqual(days)
})
