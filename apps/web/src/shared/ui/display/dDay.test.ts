import { expect, test } from 'vitest'
import { dDayOf } from './dDay.ts'

test('the day itself is D-DAY, the three days before are highlighted', () => {
  expect([4, 3, 1, 0, -2].map(dDayOf)).toEqual([
    { words: 'D-4', tone: 'gray' },
    { words: 'D-3', tone: 'amber' },
    { words: 'D-1', tone: 'amber' },
    { words: 'D-DAY', tone: 'red' },
    { words: 'D+2', tone: 'red' },
  ])
})
