import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { expect, test } from 'vitest'
import { meetingItems } from './timelineItems.ts'

const meeting = (ms_no: number, change: Partial<Meeting> = {}) =>
  ({
    ms_no,
    mr_type: 2,
    mr_count: 3,
    start_dt: '2026-12-07 09:30',
    end_dt: '2026-12-07 10:30',
    state: 1,
    mr_checked: 0,
    ...change,
  }) as Meeting

test('meetings that were or will be held have their day; those that wait or were cancelled have none', () => {
  const items = meetingItems([
    meeting(1),
    meeting(2, { mr_checked: 1 }),
    meeting(3, { mr_checked: 2 }),
    meeting(4, { state: 2 }),
  ])
  expect(items).toMatchObject([
    { key: 'meeting-1', title: '일반미팅 3회차', from: '2026-12-07', to: '2026-12-07' },
    { key: 'meeting-2' },
  ])
  expect(items[0]?.hint).toMatch(/12\.07\(월\) 09:30$/)
  expect(items).toHaveLength(2)
})
