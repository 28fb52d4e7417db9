import { expect, test } from 'vitest'
import { isSame, rowsOf, shifted } from './chartMove.ts'

const day = '2026-05-04'
const meeting = { mr_no: 1, start_dt: `${day} 10:00`, end_dt: `${day} 11:00` }

test('moved by quarters of an hour, never out of the day', () => {
  expect(shifted(meeting, 'move', 2)).toEqual({ mr_no: 1, start_dt: `${day} 10:30`, end_dt: `${day} 11:30` })
  expect(shifted(meeting, 'move', -40)).toMatchObject({ start_dt: `${day} 09:00`, end_dt: `${day} 10:00` })
  expect(shifted(meeting, 'move', 99)).toMatchObject({ start_dt: `${day} 20:00`, end_dt: `${day} 21:00` })
})

test('made longer or shorter, never shorter than a cell', () => {
  expect(shifted(meeting, 'resize', 1)).toMatchObject({ start_dt: `${day} 10:00`, end_dt: `${day} 11:15` })
  expect(shifted(meeting, 'resize', -9)).toMatchObject({ end_dt: `${day} 10:15` })
  expect(isSame(shifted(meeting, 'resize', 0), meeting)).toBe(true)
})

test('one that runs past 21:00 stays where it is until it is really moved, and may end as late as it did', () => {
  const late = { mr_no: 1, start_dt: `${day} 20:30`, end_dt: `${day} 21:30` }
  expect(shifted(late, 'move', 0)).toBe(late)
  expect(shifted(late, 'resize', 0)).toBe(late)
  expect(shifted(late, 'move', 1)).toEqual(late)
  expect(shifted(late, 'resize', 1)).toEqual(late)
  expect(shifted(late, 'move', -1)).toMatchObject({ start_dt: `${day} 20:15`, end_dt: `${day} 21:15` })
  expect(shifted(late, 'resize', -1)).toMatchObject({ start_dt: `${day} 20:30`, end_dt: `${day} 21:15` })
  const latest = { mr_no: 1, start_dt: `${day} 21:00`, end_dt: `${day} 21:45` }
  expect(shifted(latest, 'move', 9)).toEqual(latest)
  expect(shifted(latest, 'move', -4)).toMatchObject({ start_dt: `${day} 20:00`, end_dt: `${day} 20:45` })
})

test('meetings at the same time lie under each other', () => {
  const at = (ms_no: number, start: string, end: string) => ({
    ms_no,
    start_dt: `${day} ${start}`,
    end_dt: `${day} ${end}`,
  })
  const { placed, count } = rowsOf([at(1, '10:00', '11:00'), at(2, '10:30', '12:00'), at(3, '11:00', '12:00')])
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0])
  expect(count).toBe(2)
})
