import { daysAfter, isWeekend } from '@crm/contract/kit/days'
import { expect, test } from 'vitest'
import { nextReminderDay } from './schedule.ts'

/** A Thursday. */
const due = '2026-11-19'
const none = { due, turns: 0, lastStep: null, lastDay: null }

test('the next reminder is the next step that has not been sent, on a working day', () => {
  const next = (sent: Partial<typeof none | { lastStep: number; lastDay: string; turns: number }>, today: string) =>
    nextReminderDay({ ...none, ...sent }, today, isWeekend)
  expect(next({}, '2026-11-02')).toBe('2026-11-16')
  expect(next({ turns: 1, lastStep: -3, lastDay: '2026-11-16' }, '2026-11-16')).toBe('2026-11-19')
  expect(next({ turns: 2, lastStep: 0, lastDay: '2026-11-19' }, '2026-11-19')).toBe('2026-11-23')
  expect(next({ turns: 1, lastStep: 7, lastDay: '2026-11-26' }, '2026-12-20')).toBe('2026-12-21')
})

test('after four, without a due day and for old debts there is none', () => {
  expect(nextReminderDay({ ...none, turns: 4 }, due, isWeekend)).toBeNull()
  expect(nextReminderDay({ ...none, due: null }, due, isWeekend)).toBeNull()
  expect(nextReminderDay(none, daysAfter(due, 35), isWeekend)).toBeNull()
})
