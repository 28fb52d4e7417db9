import { expect, test } from 'vitest'
import { showNumber, won } from './numbers.ts'

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1, -999, -1000, -123_456, 1.5, 12_345.25, -1000.5])(
  '%d',
  (amount) => {
    expect(showNumber(amount)).toBe(amount.toLocaleString('ko-KR'))
  },
)

test('money is written with every digit', () => {
  expect(won(1_200_000)).toBe('1,200,000원')
})
