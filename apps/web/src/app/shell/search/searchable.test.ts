import { expect, test } from 'vitest'
import { isSearchable, nextOption } from './searchable.ts'

test.each([
  ['', false],
  ['그', false],
  ['g', false],
  ['그린', true],
  ['gr', true],
  ['ㄱ', true],
  ['ㅂㄷㅅ', true],
  ['ㅏ', false],
])('%s', (keyword, expected) => {
  expect(isSearchable(keyword)).toBe(expected)
})

test('arrows go round', () => {
  expect(nextOption(-1, 1, 3)).toBe(0)
  expect(nextOption(-1, -1, 3)).toBe(2)
  expect(nextOption(2, 1, 3)).toBe(0)
  expect(nextOption(0, -1, 3)).toBe(2)
  expect(nextOption(-1, 1, 0)).toBe(-1)
})
