import { expect, test } from 'vitest'
import { showNumber } from './showNumber.ts'

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1, -999, -1000, -123_456])('%i', (amount) => {
  expect(showNumber(amount)).toBe(amount.toLocaleString('ko-KR'))
})
