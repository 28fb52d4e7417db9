import { expect, test } from 'vitest'
import { nextFound } from './useSearch.ts'

test('the nearest hit comes next, forwards and backwards, also from a page that is none', () => {
  expect([nextFound([2, 5], 7, -1), nextFound([2, 5], 5, -1), nextFound([2, 5], 2, -1)]).toEqual([5, 2, 5])
  expect([nextFound([2, 5], 3, 1), nextFound([2, 5], 5, 1), nextFound([2, 5], 1, 1)]).toEqual([5, 2, 2])
  expect(nextFound([4], 4, -1)).toBe(4)
})
