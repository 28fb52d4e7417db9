import { expect, test } from 'vitest'
import { firstSeats, isTooLittle, moneyLeft, mostPocket } from './orderDraft.ts'

const people = [
  { user_no: 1, user_name: '김대표', is_enrolled: false },
  { user_no: 2, user_name: '이동료', is_enrolled: true },
]

test('the first seat is one’s own, unless one has it already', () => {
  expect(firstSeats({ people }, 1)).toEqual([1])
  expect(firstSeats({ people }, 2)).toEqual([null])
})

test('points pay at most what there is to pay, and leave nothing or enough for a card', () => {
  expect(mostPocket({ total: 10_000, pocket: 3_000 })).toBe(3_000)
  expect(mostPocket({ total: 10_000, pocket: 30_000 })).toBe(10_000)
  expect([0, 1, 99, 100].map((money) => isTooLittle(moneyLeft({ total: money }, 0)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
