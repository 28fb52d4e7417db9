import { expect, test } from 'vitest'
import { heightsOf, hoursShown } from './dayHours.ts'

const span = (start: string, end: string) => ({ start_dt: `2026-05-04 ${start}`, end_dt: `2026-05-04 ${end}` })

test('the hours of the rooms, and those in which something takes place outside of them', () => {
  expect(hoursShown([])).toHaveLength(12)
  expect(hoursShown([])[0]).toBe('09:00')
  const hours = hoursShown([span('07:30', '08:30'), span('20:30', '22:15')])
  expect([hours[0], hours.at(-1)]).toEqual(['07:00', '22:00'])
})

test('a meeting stands over all its hours', () => {
  const hours = hoursShown([])
  expect(heightsOf(span('09:00', '12:00'), hours)).toEqual({ top: '0%', height: '25%' })
  expect(heightsOf(span('15:00', '15:05'), hours)).toEqual({ top: '50%', height: `${(15 / 720) * 100}%` })
})
