import { expect, test } from 'vitest'
import { dropBefore, movedBefore, stepBefore } from './places.ts'

const nos = [1, 2, 3, 4]
const own = (no: number) => no

test('one step up or down, and none past the ends', () => {
  expect(stepBefore(nos, 3, -1)).toBe(2)
  expect(stepBefore(nos, 2, 1)).toBe(4)
  expect(stepBefore(nos, 3, 1)).toBeNull()
  expect(stepBefore(nos, 1, -1)).toBeUndefined()
  expect(stepBefore(nos, 4, 1)).toBeUndefined()
  expect(stepBefore(nos, 9, 1)).toBeUndefined()
})

test('a drop at an edge of a row', () => {
  expect(dropBefore(nos, 2, 'before')).toBe(2)
  expect(dropBefore(nos, 2, 'after')).toBe(3)
  expect(dropBefore(nos, 4, 'after')).toBeNull()
})

test('rows after a move; nothing moves before itself or before a row that is not there', () => {
  expect(movedBefore(nos, own, 4, 1)).toEqual([4, 1, 2, 3])
  expect(movedBefore(nos, own, 1, null)).toEqual([2, 3, 4, 1])
  expect(movedBefore(nos, own, 2, 2)).toEqual(nos)
  expect(movedBefore(nos, own, 2, 9)).toEqual(nos)
  expect(movedBefore(nos, own, 9, 1)).toEqual(nos)
})
