import { expect, test } from 'vitest'
import { largerThan, largestScaleOf, scaleOf, smallerThan } from './viewerScale.ts'

const page = { width: 800, height: 1000 }

test('a page fills the width or fits whole, and never becomes absurdly large', () => {
  expect(scaleOf('width', page, { width: 432, height: 2000 })).toBe(0.5)
  expect(scaleOf('page', page, { width: 832, height: 532 })).toBe(0.5)
  expect(scaleOf('width', page, { width: 4000, height: 900 })).toBe(1.6)
  expect(scaleOf(99, page, { width: 100, height: 100 })).toBe(5)
})

test('zooming goes by steps from wherever one is', () => {
  expect([largerThan(1), largerThan(0.93), largerThan(5)]).toEqual([1.1, 1, 5])
  expect([smallerThan(1), smallerThan(0.93), smallerThan(0.1)]).toEqual([0.9, 0.9, 0.25])
})

test('the last of 10,000 pages stays within what every browser can scroll to; fewer pages become as large as ever', () => {
  const room = { width: 900, height: 900 }
  const most = largestScaleOf(10_000, page.height)
  expect(scaleOf(5, page, room, most) * 10_000 * page.height).toBeLessThan(17_000_000)
  expect(scaleOf('width', page, room, most)).toBe((900 - 32) / 800)
  expect(scaleOf(5, page, room, largestScaleOf(2000, page.height))).toBe(5)
})
