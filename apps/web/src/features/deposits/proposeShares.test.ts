import { expect, test } from 'vitest'
import { proposeShares } from './proposeShares.ts'

const credits = [
  { projcrd_no: 1, projcrd_amount: 500, projcrd_paid: 200 },
  { projcrd_no: 2, projcrd_amount: 400, projcrd_paid: 0 },
  { projcrd_no: 3, projcrd_amount: 100, projcrd_paid: 0 },
]

test('what is due first is paid first, as far as the money goes', () => {
  expect(proposeShares(credits, 350)).toEqual([
    { projcrd_no: 1, amount: 300 },
    { projcrd_no: 2, amount: 50 },
  ])
  expect(proposeShares(credits, 0)).toEqual([])
  expect(proposeShares(credits, 5_000).map(({ amount }) => amount)).toEqual([300, 400, 100])
})
