import { describe, expect, test } from 'vitest'
import { refundAfterOpening, refundOf, refundTable, runsByItself } from './refundRule.ts'

const seat = { paid: 132_000, lectures: 12, opened: 0, isOver: false }

describe('refundOf', () => {
  test('what was not opened comes back: each of n lectures takes its share', () => {
    expect(refundOf(seat)).toBe(132_000)
    expect(refundOf({ ...seat, opened: 1 })).toBe(121_000)
    expect(refundOf({ ...seat, opened: 12 })).toBe(0)
  })

  test('what is taken off is dropped to 10 won, so nobody loses by rounding', () => {
    // 100,000 × 1 / 3 = 33,333.3…
    expect(refundOf({ paid: 100_000, lectures: 3, opened: 1, isOver: false })).toBe(66_670)
    expect(refundOf({ paid: 99, lectures: 10, opened: 1, isOver: false })).toBe(99)
    expect(refundOf({ paid: 55_555, lectures: 1, opened: 1, isOver: false })).toBe(5)
  })

  test('exact for the largest prices', () => {
    const terms = { paid: 99_999_999_990, lectures: 20_000, opened: 19_999, isOver: false }
    const takenOff = ((BigInt(terms.paid) * 19_999n) / 20_000n / 10n) * 10n
    expect(BigInt(refundOf(terms))).toBe(BigInt(terms.paid) - takenOff)
  })

  test('nothing after the period, opened or not', () => {
    expect(refundOf({ ...seat, isOver: true })).toBe(0)
    expect(refundOf({ ...seat, opened: 3, isOver: true })).toBe(0)
  })

  test('no penalty beside the opened lectures, and never less than nothing', () => {
    expect(refundTable(132_000, 12).map(({ refund }) => refund)).toEqual(
      Array.from({ length: 13 }, (_, opened) => 132_000 - 11_000 * opened),
    )
    expect(refundOf({ paid: 0, lectures: 12, opened: 12, isOver: false })).toBe(0)
    expect(refundOf({ paid: 5_000, lectures: 0, opened: 0, isOver: false })).toBe(5_000)
  })
})

test('what the next opening makes of it is known before', () => {
  expect(refundAfterOpening(seat)).toBe(121_000)
  expect(refundAfterOpening({ ...seat, opened: 12 })).toBe(0)
})

test.each([
  [0, 0, true],
  [7, 0, true],
  [8, 0, false],
  [1, 1, false],
])('%i days after the payment with %i opened runs by itself: %s', (days, opened, expected) => {
  expect(runsByItself(days, opened)).toBe(expected)
})
