import { expect, test } from 'vitest'
import { stepIn } from './useStep.ts'

test('the address names a step; anything else is the first', () => {
  expect(stepIn('3', 1)).toBe(3)
  for (const nonsense of [null, '', '0', '7', '2.5', 'x']) expect(stepIn(nonsense, 1)).toBe(1)
})

test('an issued estimate is looked at and signed only', () => {
  expect(stepIn('5', 5)).toBe(5)
  for (const closed of [null, '1', '4']) expect(stepIn(closed, 5)).toBe(6)
})
