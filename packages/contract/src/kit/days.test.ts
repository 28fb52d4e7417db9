import { expect, test } from 'vitest'
import { daysAfter, daysBetween, inKorea, isWeekend, koreaNow, koreaToday, weekdayName } from './days.ts'

test('now is now in Korea, wherever the machine is', () => {
  const lateEveningInLondon = new Date('2025-12-31T15:30:00Z')
  expect(koreaNow(lateEveningInLondon)).toBe('2026-01-01 00:30')
  expect(inKorea(lateEveningInLondon).toISOString()).toBe('2026-01-01T00:30:00.000Z')
  expect(koreaToday(lateEveningInLondon)).toBe('2026-01-01')
})

test('days between two dates, times of day aside', () => {
  expect(daysBetween('2025-11-16 23:59', '2025-11-16')).toBe(0)
  expect(daysBetween('2025-11-16', '2025-11-19 00:10')).toBe(3)
  expect(daysBetween('2025-03-01', '2025-02-27')).toBe(-2)
})

test('a day so many days later or earlier, over months and leap days', () => {
  expect([1, 0, -1].map((count) => daysAfter('2026-11-30 14:00', count))).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-29',
  ])
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test('weekdays and weekends', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false])
  expect(weekdayName('2028-02-29 09:00')).toBe('화')
})
