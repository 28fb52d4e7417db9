import { expect, test } from 'vitest'
import { movedTo } from './meetingDrag.ts'

const meeting = { start_dt: '2026-05-04 14:00', end_dt: '2026-05-04 15:30' }

test('onto another day a meeting keeps its hours, onto an hour its length', () => {
  expect(movedTo(meeting, { day: '2026-05-07' })).toEqual({ start_dt: '2026-05-07 14:00', end_dt: '2026-05-07 15:30' })
  expect(movedTo(meeting, { day: '2026-05-07', hour: '09:00' })).toEqual({
    start_dt: '2026-05-07 09:00',
    end_dt: '2026-05-07 10:30',
  })
  expect(movedTo(meeting, { day: '2026-05-07', hour: '23:00' })).toEqual({
    start_dt: '2026-05-07 22:29',
    end_dt: '2026-05-07 23:59',
  })
})
