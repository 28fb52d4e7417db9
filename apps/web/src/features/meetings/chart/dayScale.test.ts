import { expect, test } from 'vitest'
import { chartCells, edgesOf } from './dayScale.ts'

const day = '2026-05-04'
const from = (start: string, end: string) => ({ start_dt: `${day} ${start}`, end_dt: `${day} ${end}` })

test('a meeting lies between its hours', () => {
  expect(edgesOf(from('12:00', '15:00'))).toEqual({ left: '25%', right: '50%' })
  expect(edgesOf(from('09:00', '21:00'))).toEqual({ left: '0%', right: '0%' })
})

test('the chart reaches as far as the selectors do', () => {
  const { left, right } = edgesOf(from('21:00', '21:45'), chartCells)
  expect(Number.parseFloat(left)).toBeCloseTo((48 / 52) * 100)
  expect(Number.parseFloat(right)).toBeCloseTo((1 / 52) * 100)
})

test('what lies outside of the hours shown can still be seen at their edge', () => {
  for (const meeting of [from('22:15', '23:00'), from('07:00', '08:00')]) {
    const { left, right } = edgesOf(meeting, chartCells)
    expect(100 - Number.parseFloat(left) - Number.parseFloat(right)).toBeCloseTo(100 / chartCells)
  }
})
