import { expect, test } from 'vitest'
import { daysBetween, koreaNow, koreaToday, showDate, showDateTime, showTime } from './date.ts'

test('times are cut, not converted', () => {
  expect(showDate('2025-11-16 14:00')).toBe('2025.11.16')
  expect(showDate('2025-11-16')).toBe('2025.11.16')
  expect(showDateTime('2025-11-16 00:05:59')).toBe('25.11.16 00:05')
  expect(showDateTime('2025-11-16')).toBe('25.11.16')
  expect(showTime('2025-11-16 09:30')).toBe('09:30')
})

test('no date is a dash', () => {
  for (const none of [null, undefined, '', 'soon']) {
    expect(showDate(none)).toBe('-')
    expect(showDateTime(none)).toBe('-')
    expect(showTime(none)).toBe('-')
  }
})

test('now is now in Korea, wherever the browser is', () => {
  const lateEveningInLondon = new Date('2025-12-31T15:30:00Z')
  expect(koreaNow(lateEveningInLondon)).toBe('2026-01-01 00:30')
  expect(koreaToday(lateEveningInLondon)).toBe('2026-01-01')
})

test('days between two dates, times of day aside', () => {
  expect(daysBetween('2025-11-16 23:59', '2025-11-16')).toBe(0)
  expect(daysBetween('2025-11-16', '2025-11-19 00:10')).toBe(3)
  expect(daysBetween('2025-03-01', '2025-02-27')).toBe(-2)
})
