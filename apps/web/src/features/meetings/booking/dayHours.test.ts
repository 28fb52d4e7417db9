import { expect, test } from 'vitest'
import { hourOf, hoursShown } from './dayHours.ts'

test('a day has the hours of its rooms, and whatever else something begins in', () => {
  expect(hoursShown([])).toHaveLength(12)
  expect(hoursShown([]).at(0)).toBe('09:00')
  expect(hoursShown([]).at(-1)).toBe('20:00')
  expect(hoursShown([{ start_dt: '2026-05-04 08:30' }, { start_dt: '2026-05-04 21:15' }])).toHaveLength(14)
  expect(hourOf({ start_dt: '2026-05-04 14:30' })).toBe('14:00')
})
