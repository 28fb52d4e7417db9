import { expect, test } from 'vitest'
import { bookedIn, cellsOf, reservedBy, selectCell, selectionOf, selectRange, timesOf } from './roomGrid.ts'

const day = '2026-05-04'
// 10:00–11:00 in room 1: cells 4 to 7
const reserved = reservedBy([{ mr_no: 1, start_dt: `${day} 10:00`, end_dt: `${day} 11:00` }])

test('the first click picks, a later cell of the same room extends', () => {
  const first = selectCell(reserved, null, 2, 8)
  expect(first).toEqual({ selection: { mr_no: 2, from: 8, to: 8 } })
  expect(selectCell(reserved, { mr_no: 2, from: 8, to: 8 }, 2, 11)).toEqual({
    selection: { mr_no: 2, from: 8, to: 11 },
  })
  expect(selectCell(reserved, { mr_no: 2, from: 8, to: 11 }, 2, 9)).toEqual({ selection: { mr_no: 2, from: 8, to: 9 } })
})

test('another room or an earlier cell begins anew', () => {
  const before = { mr_no: 2, from: 8, to: 11 }
  expect(selectCell(reserved, before, 3, 12)).toEqual({ selection: { mr_no: 3, from: 12, to: 12 } })
  expect(selectCell(reserved, before, 2, 5)).toEqual({ selection: { mr_no: 2, from: 5, to: 5 } })
  expect(selectCell(reserved, before, 2, 8)).toEqual({ selection: { mr_no: 2, from: 8, to: 8 } })
})

test('a range over reserved cells is refused, a reserved cell as well', () => {
  expect(selectCell(reserved, { mr_no: 1, from: 2, to: 2 }, 1, 9)).toEqual({
    refused: '선택한 일정 사이에 일정이 존재합니다',
    over: { mr_no: 1, from: 2, to: 9 },
  })
  expect(selectCell(reserved, null, 1, 5)).toEqual({
    refused: '이미 예약된 장소가 존재합니다',
    over: { mr_no: 1, from: 5, to: 5 },
  })
  expect(selectRange(reserved, 1, 9, 2)).toMatchObject({ refused: '선택한 일정 사이에 일정이 존재합니다' })
  expect(selectRange(reserved, 1, 9, 8)).toEqual({ selection: { mr_no: 1, from: 8, to: 9 } })
})

test('who stands in the way is known by the cells', () => {
  const at = (mr_no: number, start: string, end: string) => ({
    mr_no,
    start_dt: `${day} ${start}`,
    end_dt: `${day} ${end}`,
  })
  const [early, late, elsewhere] = [at(1, '10:00', '11:00'), at(1, '13:00', '14:00'), at(2, '10:00', '11:00')]
  const bookings = [early, late, elsewhere]
  expect(bookedIn(bookings, { mr_no: 1, from: 7, to: 7 })).toEqual([early])
  expect(bookedIn(bookings, { mr_no: 1, from: 8, to: 15 })).toEqual([])
  expect(bookedIn(bookings, { mr_no: 1, from: 0, to: 47 })).toEqual([early, late])
  // After the last cell there is nothing that could be in the way.
  expect(bookedIn([at(1, '21:00', '21:45')], { mr_no: 1, from: 47, to: 47 })).toEqual([])
})

test('cells and times are the same thing', () => {
  expect(timesOf({ mr_no: 3, from: 0, to: 3 })).toEqual({ mr_no: 3, start: '09:00', end: '10:00' })
  expect(selectionOf({ mr_no: 3, start: '09:00', end: '10:00' })).toEqual({ mr_no: 3, from: 0, to: 3 })
  expect(selectionOf({ mr_no: 3, start: '20:30', end: '21:45' })).toEqual({ mr_no: 3, from: 46, to: 47 })
  expect(selectionOf({ mr_no: 'external', start: '09:00', end: '10:00' })).toBeNull()
  expect(selectionOf({ mr_no: 3, start: '10:00', end: '09:00' })).toBeNull()
  expect(cellsOf({ start_dt: `${day} 08:00`, end_dt: `${day} 09:20` })).toEqual({ from: 0, to: 1 })
})
