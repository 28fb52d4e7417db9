import { expect, test } from 'vitest'
import { readingLine } from './readingLine.ts'

/** The pages that count as read while somebody scrolls through a document of equal pages, line by line. */
const readOf = (count: number, page: number, height: number) => {
  const total = count * page
  const pages = new Set<number>()
  for (let scroll = 0; scroll <= Math.max(0, total - height); scroll++) {
    const topPage = page
    const line = scroll + readingLine({ scroll, height, total, topPage })
    pages.add(Math.min(count, Math.floor(line / page) + 1))
  }
  return [...pages]
}

test('tall pages are read when they reach the upper third of the window', () => {
  const shown = { height: 900, total: 12_000, topPage: 1200 }
  expect(readingLine({ ...shown, scroll: 0 })).toBe(300)
  expect(readingLine({ ...shown, scroll: 5000 })).toBe(300)
  expect(readingLine({ ...shown, scroll: 11_100 })).toBe(900)
})

test.each([
  ['slides on a wide screen', 20, 505, 846],
  ['slides on a phone', 20, 233, 790],
  ['letters on a phone', 12, 540, 790],
  ['letters on a wide screen', 12, 1250, 846],
])('whoever scrolls through %s has read every page, the first and the last too', (_, count, page, height) => {
  expect(readOf(count, page, height)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})
