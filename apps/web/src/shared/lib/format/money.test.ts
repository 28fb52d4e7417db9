import { expect, test } from 'vitest'
import { showWon } from './money.ts'

test.each([
  [0, '0 원'],
  [9_500, '9,500 원'],
  [10_000, '1만 원'],
  [122_000_000, '1억 2,200만 원'],
  [122_005_000, '1억 2,200만 5,000 원'],
  [100_000_000, '1억 원'],
  [1_000_000_000_000, '1조 원'],
  [-5_500_000, '-550만 원'],
  [-0.2, '0 원'],
])('%d is %s', (amount, expected) => {
  expect(showWon(amount)).toBe(expected)
})
