import { expect, test } from 'vitest'
import { cellAt, cellTime, nearestFree, timeOptions } from './roomTime.ts'

const day = '2026-05-04'
const rooms = [
  { mr_no: 1, mr_name: '하나' },
  { mr_no: 2, mr_name: '둘' },
]
const at = (mr_no: number, start: string, end: string) => ({
  mr_no,
  start_dt: `${day} ${start}`,
  end_dt: `${day} ${end}`,
})
const found = (slots: { mr_no: number; start_dt: string }[]) =>
  slots.map(({ mr_no, start_dt }) => [mr_no, start_dt.slice(11)])

test('cells are quarters of an hour from nine to nine, the selectors go on to 21:45', () => {
  expect([cellTime(0), cellTime(1), cellTime(48)]).toEqual(['09:00', '09:15', '21:00'])
  expect([cellAt('09:00'), cellAt('09:14'), cellAt('20:45'), cellAt('08:59')]).toEqual([0, 0, 47, -1])
  expect(timeOptions).toHaveLength(52)
  expect([timeOptions[0], timeOptions.at(-1)]).toEqual(['09:00', '21:45'])
})

test('the nearest free times: another room at the same time, then the same room before and after', () => {
  const bookings = [at(1, '10:00', '11:00')]
  const wanted = { ...at(1, '10:00', '11:00'), rooms, bookings, now: `${day} 08:00` }
  expect(found(nearestFree(wanted))).toEqual([
    [2, '10:00'],
    [1, '09:00'],
    [1, '11:00'],
  ])
})

test('nothing that has begun, nothing past 21:45, nothing when the day is full', () => {
  const bookings = [at(1, '19:00', '21:00'), at(2, '09:00', '21:00')]
  const late = { ...at(1, '20:00', '21:00'), rooms, bookings, now: `${day} 18:00` }
  expect(nearestFree(late)).toEqual([])
  expect(found(nearestFree({ ...late, now: `${day} 08:00`, count: 1 }))).toEqual([[1, '18:00']])
})

test('after the grid’s last cell, too, and at the wanted time itself even when it has begun', () => {
  const evening = [at(1, '20:30', '21:45')]
  const wanted = { ...at(1, '21:00', '21:45'), rooms, bookings: evening, now: `${day} 20:50` }
  expect(found(nearestFree(wanted))).toEqual([[2, '21:00']])
  const begun = { ...at(1, '10:00', '11:00'), rooms, bookings: [at(1, '10:00', '21:45')], now: `${day} 10:05` }
  expect(found(nearestFree({ ...begun, count: 1 }))).toEqual([[2, '10:00']])
})
