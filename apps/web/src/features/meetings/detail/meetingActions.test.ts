import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { expect, test } from 'vitest'
import { meetingActions } from './meetingActions.ts'

const meeting = {
  state: 1,
  mr_checked: 0,
  start_dt: '2026-11-16 10:00',
  end_dt: '2026-11-16 11:00',
} as Meeting
const everything = { isOwn: true, mayBook: true, mayNotify: true, mayReadMinutes: true, mayOpenFront: true }
const firstAt = (time: string, changes: Partial<Meeting> = {}, rights: Partial<typeof everything> = {}) =>
  meetingActions({ ...meeting, ...changes }, `2026-11-16 ${time}`, { ...everything, ...rights })[0]

test('before a meeting the message or its time, during it the visit, afterwards the minutes', () => {
  expect(firstAt('09:59')).toBe('notify')
  expect(firstAt('09:59', {}, { mayNotify: false })).toBe('change')
  expect(firstAt('10:30')).toBe('visited')
  expect(firstAt('11:01')).toBe('minutes')
  expect(firstAt('10:30', { mr_checked: 1 })).toBe('minutes')
})

test('one that waits or is cancelled is brought back first', () => {
  expect(firstAt('09:00', { state: 2 })).toBe('restore')
  expect(firstAt('09:00', { mr_checked: 2 })).toBe('uncancel')
})

test('others mark the visit, and change nothing', () => {
  expect(meetingActions(meeting, '2026-11-16 09:00', { ...everything, isOwn: false, mayNotify: false })).toEqual([
    'visited',
    'minutes',
    'front',
  ])
})
