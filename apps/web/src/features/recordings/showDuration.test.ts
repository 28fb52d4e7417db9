import { expect, test } from 'vitest'
import { showDuration } from './showDuration.ts'

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [187_000, '03:07'],
  [3_599_999, '59:59'],
  [3_729_000, '1:02:09'],
  [36_000_000, '10:00:00'],
  [-5, '00:00'],
])('%i ms is %s', (ms, shown) => {
  expect(showDuration(ms)).toBe(shown)
})
