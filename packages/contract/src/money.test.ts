import { expect, test } from 'vitest'
import { divideByWeight, splitVat } from './money.ts'

test.each([
  [110_000, 100_000, 10_000],
  [100, 91, 9],
  [1, 1, 0],
  [0, 0, 0],
  [13_580_245, 12_345_677, 1_234_568],
  [99_999_999_999, 90_909_090_908, 9_090_909_091],
])('%i won are %i and %i VAT', (total, supply, vat) => {
  expect(splitVat(total, false)).toEqual({ supply, vat })
  expect(splitVat(total, true)).toEqual({ supply: total, vat: 0 })
})

test('of what is taxed in part only the rest bears VAT', () => {
  expect(splitVat(870_000, false, 650_000)).toEqual({ supply: 850_000, vat: 20_000 })
  expect(splitVat(500, false, 500)).toEqual({ supply: 500, vat: 0 })
})

test.each([
  [100, [50, 50, 50]],
  [1, [3, 3, 3]],
  [0, [5, 5]],
  [150, [50, 100]],
  [7, [0, 7, 3]],
  [99_999_999_999, [33_333_333_333, 66_666_666_666, 1]],
])('%i won by weight %j: the shares add up and none is above its weight', (amount, weights) => {
  const shares = divideByWeight(amount, weights)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
  for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index] ?? 0)
})
