import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

const today = '2026-11-15'
const words = (due_dt: string | null, state = 2) => {
  const due = dueOf({ due_dt, state }, today)
  return due && `${due.words} ${due.tone}`
}

test('what is due today or overdue is red, what is due soon amber, the rest gray', () => {
  expect(words('2026-11-15 18:00')).toBe('D-DAY red')
  expect(words('2026-11-13 18:00')).toBe('D+2 red')
  expect(words('2026-11-18 00:00')).toBe('D-3 amber')
  expect(words('2026-11-19 00:00')).toBe('D-4 gray')
})

test('nothing presses once it is done or deleted, or when it was never due', () => {
  expect(words('2026-11-13 18:00', 4)).toBeNull()
  expect(words('2026-11-13 18:00', 0)).toBeNull()
  expect(words(null)).toBeNull()
})
