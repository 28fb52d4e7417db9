import { expect, test } from 'vitest'
import { currentPage, pageCount, pageNumbers } from './pageNumbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 13, [1, 2, 3, 4, 5]],
  [6, 13, [4, 5, 6, 7, 8]],
  [12, 13, [9, 10, 11, 12, 13]],
  [13, 13, [9, 10, 11, 12, 13]],
])('page %i of %i', (current, count, numbers) => {
  expect(pageNumbers(current, count)).toEqual(numbers)
})

test('a list has at least one page, and a started page counts', () => {
  expect(pageCount(0, 10)).toBe(1)
  expect(pageCount(10, 10)).toBe(1)
  expect(pageCount(11, 10)).toBe(2)
})

test('whoever is past the end goes back to the last page', () => {
  expect(currentPage(0, 10, 2)).toBe(1)
  expect(currentPage(10, 10, 2)).toBe(2)
  expect(currentPage(500, 10, 2) - 1).toBe(2)
})
