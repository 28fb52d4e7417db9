import { expect, test } from 'vitest'
import { kpiPercent } from './home.ts'

test('twenty completed projects are a hundred percent, rounded', () => {
  expect([0, 1, 3, 20, 25].map(kpiPercent)).toEqual([0, 5, 15, 100, 125])
})
