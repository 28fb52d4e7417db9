import { expect, test } from 'vitest'
import {
  showDate,
  showDateTime,
  showFullDate,
  showFullPeriod,
  showLength,
  showLongDate,
  showLongDateTime,
  showLongPeriod,
  showLongSpan,
  showMinutes,
  showNear,
  showPeriod,
  showSpan,
  showTime,
} from './dates.ts'

const now = '2026-11-16 09:00'

test('a date of this year has its weekday and no year', () => {
  expect(showDate('2026-11-14 11:00', now)).toBe('11.14(토)')
  expect(showDate('2026-01-01', now)).toBe('01.01(목)')
  expect(showDateTime('2026-11-14 11:00', now)).toBe('11.14(토) 11:00')
})

test('a date of another year names it', () => {
  expect(showDate('2025-11-14', now)).toBe('2025.11.14(금)')
  expect(showDateTime('2027-01-01 00:05:59', now)).toBe('2027.01.01(금) 00:05')
})

test('times are cut, not converted; a date without a time has none', () => {
  expect(showTime('2025-11-16 09:30')).toBe('09:30')
  expect(showTime('2025-11-16T09:30:59')).toBe('09:30')
  expect(showDateTime('2026-11-16', now)).toBe('11.16(월)')
  expect(showFullDate('2025-11-16 14:00')).toBe('2025.11.16')
})

test('a span says its day once', () => {
  expect(showSpan('2026-11-14 11:00', '2026-11-14 12:30', now)).toBe('11.14(토) 11:00–12:30')
  expect(showSpan('2026-11-14 23:00', '2026-11-15 01:00', now)).toBe('11.14(토) 23:00–11.15(일) 01:00')
  expect(showPeriod('2025-12-28', '2026-01-03', now)).toBe('2025.12.28(일) ~ 01.03(토)')
})

test('no date is a dash', () => {
  for (const none of [null, undefined, '', 'soon']) {
    expect(showDate(none)).toBe('-')
    expect(showDateTime(none)).toBe('-')
    expect(showTime(none)).toBe('-')
    expect(showFullDate(none)).toBe('-')
    expect(showLongDateTime(none)).toBe('-')
  }
})

test('weekdays, on leap days as well', () => {
  expect(showDate('2028-02-29', now)).toBe('2028.02.29(화)')
  expect(showDate('2026-11-16 23:59', now)).toBe('11.16(월)')
})

test('lengths of time', () => {
  expect([0, 45, 60, 90, 1500].map(showMinutes)).toEqual(['0분', '45분', '1시간', '1시간 30분', '25시간'])
})

test('how long something is, or how far in', () => {
  const written = [0, 0.9, 187, 3599.9, 3729, 36_000, -5].map(showLength)
  expect(written).toEqual(['00:00', '00:00', '03:07', '59:59', '1:02:09', '10:00:00', '00:00'])
})

test('paper names the year, whichever it is', () => {
  expect(showLongDate('2026-11-14 11:00')).toBe('2026.11.14(토)')
  expect(showLongDateTime('2026-11-14 11:00')).toBe('2026.11.14(토) 11:00')
  expect(showLongSpan('2026-11-14 11:00', '2026-11-14 12:30')).toBe('2026.11.14(토) 11:00–12:30')
  expect(showLongPeriod('2026-11-14', '2026-12-31')).toBe('2026.11.14(토) ~ 2026.12.31(목)')
})

test('a period may have one end open', () => {
  expect(showPeriod(null, '2026-01-03', now)).toBe('~ 01.03(토)')
  expect(showLongPeriod('2026-11-14', null)).toBe('2026.11.14(토) ~')
  expect(showFullPeriod('2026-11-14', '2026-12-31')).toBe('2026.11.14 ~ 2026.12.31')
  expect(showPeriod(null, null, now)).toBe('-')
})

test.each([
  ['2026-11-15 09:00', '어제 09:00'],
  ['2026-11-16 18:00', '오늘 18:00'],
  ['2026-11-17 10:00', '내일 10:00'],
  ['2026-11-20 18:00', '금요일 18:00'],
  ['2026-11-22', '일요일'],
  ['2026-11-23 18:00', '11.23(월) 18:00'],
  ['2027-01-05 10:00', '2027.01.05(화) 10:00'],
])('%s is shown as %s on a Monday, the 16th', (written, shown) => {
  expect(showNear(written, '2026-11-16 23:59')).toBe(shown)
})
