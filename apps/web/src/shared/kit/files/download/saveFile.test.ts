import { expect, test } from 'vitest'
import { nameIn } from './saveFile.ts'

test.each([
  [`attachment; filename="____.pdf"; filename*=UTF-8''%EA%B3%84%ED%9A%8D.pdf`, '계획.pdf'],
  [`inline; filename="a.txt"`, 'a.txt'],
  [`attachment; filename="b.txt"; filename*=UTF-8''%E0%A4%A`, 'b.txt'],
  ['attachment', null],
  [null, null],
])('%s names %s', (disposition, name) => {
  expect(nameIn(disposition)).toBe(name)
})
