import { expect, test } from 'vitest'
import { isSearchable } from './searchable.ts'

test.each([
  ['', false],
  ['ㅂ', false],
  ['빌', false],
  ['ㅂㄷ', true],
  ['빌더', true],
])('“%s” is looked for: %s', (keyword, asked) => {
  expect(isSearchable(keyword)).toBe(asked)
})
