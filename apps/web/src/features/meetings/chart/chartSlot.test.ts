import { expect, test } from 'vitest'
import { cellUnder, firstSlot, slotAt, slotOver, slotTimes } from './chartSlot.ts'

const date = '2026-05-04'
const booked = (start: string, end: string) => ({ start_dt: `${date} ${start}`, end_dt: `${date} ${end}` })
const day = { meetings: [booked('10:00', '11:00'), booked('11:30', '12:00')], date, now: '2026-05-01 08:00' }
const timesAt = (cell: number, at = day) => {
  const slot = slotAt(at, cell)
  return slot && slotTimes(slot)
}

test('a free place is an hour, or as long as it is free', () => {
  expect(timesAt(0)).toEqual({ start: '09:00', end: '10:00' })
  expect(timesAt(2)).toEqual({ start: '09:30', end: '10:00' })
  expect(timesAt(8)).toEqual({ start: '11:00', end: '11:30' })
  expect(timesAt(12)).toEqual({ start: '12:00', end: '13:00' })
  expect(timesAt(46)).toEqual({ start: '20:30', end: '21:00' })
})

test('what is taken, over or after hours is no place', () => {
  expect(timesAt(5)).toBeNull()
  expect(timesAt(48)).toBeNull()
  expect(timesAt(-1)).toBeNull()
  const later = { ...day, now: `${date} 09:20` }
  expect(timesAt(1, later)).toBeNull()
  expect(timesAt(2, later)).toEqual({ start: '09:30', end: '10:00' })
})

test('what is dragged over is taken exactly, in both directions, up to what is not free', () => {
  expect(slotOver(day, 14, 19)).toEqual({ from: 14, to: 19 })
  expect(slotOver(day, 19, 14)).toEqual({ from: 14, to: 19 })
  expect(slotOver(day, 1, 12)).toEqual({ from: 1, to: 3 })
  expect(slotOver(day, 14, 2)).toEqual({ from: 12, to: 14 })
  expect(slotOver(day, 5, 9)).toBeNull()
})

test('who uses the keyboard gets the first free time', () => {
  expect(firstSlot({ ...day, now: `${date} 09:50` })).toEqual({ from: 8, to: 9 })
  expect(firstSlot({ ...day, now: `${date} 20:50` })).toBeNull()
})

test('a point lies in its cell', () => {
  expect(cellUnder(100, { left: 100, width: 520 }, 52)).toBe(0)
  expect(cellUnder(359, { left: 100, width: 520 }, 52)).toBe(25)
})
