import { expect, test } from 'vitest'
import { addWorkingDays, datesOf, isWorkingDay, workingDaysBetween } from './workingDays.ts'

/** 추석 2025 with the days around it: Friday 10-03 to Thursday 10-09 is one long holiday. */
const holidays = datesOf(
  ['2025-10-03', '2025-10-05', '2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09'].map((hd_date) => ({ hd_date })),
)

test.each([
  ['2025-10-02', true],
  ['2025-10-03', false],
  ['2025-10-04', false],
  ['2025-10-05', false],
  ['2025-10-08', false],
  ['2025-10-10', true],
  ['2025-10-11', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day, holidays)).toBe(expected)
})

test.each([
  ['2025-10-02', 1, '2025-10-10'],
  ['2025-10-02', 2, '2025-10-13'],
  ['2025-10-04', 1, '2025-10-10'],
  ['2025-10-13', -1, '2025-10-10'],
  ['2025-10-13', -2, '2025-10-02'],
  ['2025-10-06', -1, '2025-10-02'],
  ['2025-10-10', 0, '2025-10-10'],
  ['2025-10-03', 0, '2025-10-10'],
  ['2024-12-30', 2, '2025-01-01'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count, holidays)).toBe(expected)
})

test.each([
  ['2025-10-02', '2025-10-10', 1],
  ['2025-10-02', '2025-10-09', 0],
  ['2025-10-02', '2025-10-02', 0],
  ['2025-10-07', '2025-10-04', 0],
  ['2025-10-10', '2025-10-02', -1],
  ['2025-10-13', '2025-10-02', -2],
  ['2025-10-06', '2025-10-02', -1],
  ['2025-09-29', '2025-10-13', 5],
])('from %s to %s there are %i working days', (from, to, expected) => {
  expect(workingDaysBetween(from, to, holidays)).toBe(expected)
})

test('the two agree, forwards and backwards, from any working day', () => {
  for (const from of ['2025-09-29', '2025-10-02', '2025-10-10', '2025-10-17']) {
    for (let count = -15; count <= 15; count++) {
      expect(workingDaysBetween(from, addWorkingDays(from, count, holidays), holidays)).toBe(count)
    }
  }
})
