import { expect, test } from 'vitest'
import { placeOf, shifted, spanOf, windowAround } from './timeline.ts'

const weeks = windowAround('week', '2025-11-19')
const months = windowAround('month', '2025-11-19')

test('six weeks from the Sunday before last, six months from the month before', () => {
  expect([weeks.from, weeks.until]).toEqual(['2025-11-09', '2025-12-21'])
  expect(weeks.ticks.map(({ label }) => label)).toEqual(['11.9', '11.16', '11.23', '11.30', '12.7', '12.14'])
  expect([months.from, months.until]).toEqual(['2025-10-01', '2026-04-01'])
  expect(months.ticks.at(-1)?.label).toBe('2026.3')
})

test('steps overlap, so that nobody loses the thread', () => {
  expect(shifted('week', '2025-11-19', 1)).toBe('2025-12-17')
  expect(shifted('month', '2025-11-19', -1)).toBe('2025-07-01')
})

test('what lasts is cut to the window, what lies outside is not shown', () => {
  expect(placeOf('2025-11-30', weeks)).toBe(50)
  expect(spanOf({ from: '2025-11-01', to: '2025-11-29' }, weeks)).toEqual({ left: 0, width: 50 })
  expect(spanOf({ from: '2025-11-30', to: '2027-01-01' }, weeks)).toEqual({ left: 50, width: 50 })
  expect(spanOf({ from: '2025-01-01', to: '2025-11-08' }, weeks)).toBeNull()
  expect(spanOf({ from: '2025-12-21', to: '2025-12-22' }, weeks)).toBeNull()
})
